// Pages that are fetched when somebody goes there.
import type { Component } from 'svelte'
import type { Route } from '../route'

type Later = () => Promise<{ default: Component<{ route: Route }> }>

export const pages: Record<'rules' | 'learn' | 'replay', Later> = {
  rules: () => import('./Soon.svelte'),
  learn: () => import('./Soon.svelte'),
  replay: () => import('./Soon.svelte'),
}
