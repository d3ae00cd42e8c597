// Pages that are fetched when somebody goes there.
import type { Component } from 'svelte'
import type { Route } from '../route'

type Later = () => Promise<{ default: Component<{ route: Route }> }>

export const pages: Record<'rules' | 'learn' | 'replay' | 'new', Later> = {
  rules: () => import('./Rules.svelte'),
  learn: () => import('../learn/Learn.svelte'),
  new: () => import('./NewTable.svelte'),
  replay: () => import('./Replay.svelte'),
}
