// Made from the Rust types of a view by the tests of `mortain`; not written by hand.

export type HandView = { card: string, 
/**
 * Activations left; a face card counts 1 until its first action.
 */
left: number, 
/**
 * A face card's hex, or `waiting`, once it is fixed.
 */
stack: string | null, };

export type HexView = { hex: string, terrain: string, name: string | null, };

export type Kind = "tank" | "gun" | "infantry";

export type MapView = { columns: number, rows: number, 
/**
 * Column by column from the north-west.
 */
hexes: Array<HexView>, roads: Array<Array<string>>, };

export type Side = "german" | "american";

export type Support = "air" | "oba";

export type UnitView = { unit: string, side: Side, kind: Kind, 
/**
 * Shown with the symbol of tank destroyers.
 */
hunter: boolean, 
/**
 * A hex, `waiting`, `exited` or `dead`.
 */
at: string, reduced: boolean, 
/**
 * Acted on the card in hand.
 */
acted: boolean, 
/**
 * Values of the side now face up.
 */
anti_tank: number, anti_infantry: number, 
/**
 * The first turn it may enter; none for a unit of the set-up.
 */
enters: number | null, };

export type View = { 
/**
 * 1 to 6; 0 during set-up.
 */
turn: number, 
/**
 * `deploy`, `draw`, `act`, `fight`, `choose` or `over`.
 */
phase: string, 
/**
 * The side to act, or for whose attack a card is drawn.
 */
active: Side | null, winner: Side | null, card: HandView | null, 
/**
 * The attack a card is being drawn for, as its sentence.
 */
attack: string | null, 
/**
 * The support the card in hand offers now.
 */
support: Support | null, support_used: boolean, harass: string | null, 
/**
 * Cards drawn to activate this turn, and cards drawn in combat.
 */
used: Array<string>, fought: Array<string>, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Whether the joker would end the turn now (SM-3.7).
 */
joker_counts: boolean, 
/**
 * German units that have left by the west edge.
 */
exited: number, units: Array<UnitView>, map: MapView, 
/**
 * During set-up: the sentences of the suggestion that are still to be said (SM-2.1).
 */
suggestion: Array<string>, };
