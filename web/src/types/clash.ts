// Made from the Rust types of a view by the tests of `clash`; not written by hand.

export type Card = "forced-march" | "fuel" | "withdrawal" | "reserves" | "second-special" | "relief" | "sabotage" | "air-strike" | "intelligence" | "new-orders";

export type CostsView = { 
/**
 * The points a turn begins with.
 */
points: number, place: number, "place-special": number, advance: number, 
/**
 * By road, 1 to 7.
 */
retreat: Array<number>, };

export type Due = "coin" | "objective" | "play" | "victory" | "orders" | "keep" | "over";

export type EffectView = { card: Card, count: number, };

export type Ending = "roads" | "objective" | "standstill" | "rounds";

export type LineView = { base: number, front: number, units: Array<Unit>, };

export type RoadView = { road: number, owner: Side | null, gap: number, allies: LineView, axis: LineView, };

export type Side = "allies" | "axis";

export type SideView = { stock: Array<StockView>, 
/**
 * How many cards are in hand, and which, if this viewer may know.
 */
cards: number, hand: Array<Card> | null, played: Array<Card>, effects: Array<EffectView>, "has-objective": boolean, objective: string | null, 
/**
 * Objectives drawn by `new-orders` and not yet chosen from: how many, and which.
 */
drawn: number, "drawn-objectives": Array<string> | null, 
/**
 * Objectives this side has put under the deck: how many, and which.
 */
"put-back": number, "put-back-objectives": Array<string> | null, 
/**
 * Whether this side has looked at the enemy's objective; what it saw, the last look last; and how often the
 * enemy has chosen anew since.
 */
"has-looked": boolean, seen: Array<string> | null, "orders-since": number, 
/**
 * The enemy's roads when this side's objective was last tested in vain.
 */
tested: Array<number> | null, };

export type StockView = { unit: Unit, count: number, tiles: number, };

export type Unit = "mine" | "tank" | "private" | "corporal" | "sergeant" | "general" | "mortar" | "spy" | "command-tank" | "artillery";

export type View = { 
/**
 * Whose eyes; none for a spectator.
 */
viewer: Side | null, phase: Due, 
/**
 * Who acts, or for whom chance draws.
 */
side: Side | null, starter: Side | null, winner: Side | null, ending: Ending | null, points: number, round: number, rounds: number, tiles: number, acted: boolean, 
/**
 * The turn before was passed.
 */
passed: boolean, "mortar-ready": boolean, 
/**
 * What the side to move would pay now.
 */
costs: CostsView, roads: Array<RoadView>, allies: SideView, axis: SideView, };
