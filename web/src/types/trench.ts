// Made from the Rust types of a view by the tests of `trench-club`; not written by hand.

export type AgainstView = { class: Class, attack: [number, number, number], };

export type AttackView = { unit: Unit, target: Unit, direction: Direction | null, };

export type Class = "foot" | "gun" | "car" | "tank" | "air" | "ship" | "transport";

export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";

export type FortView = { name: string, body: HexName, entrances: [HexName, HexName], owner: Nation | null, in_play: boolean, };

export type HexName = string;

export type Kind = "infantry" | "mounted" | "heavy-infantry" | "mortar" | "field-gun" | "howitzer" | "armored-car" | "tank" | "anti-air" | "fighter" | "transport" | "big-bertha" | "mark-i" | "ft17" | "at-gunner" | "airship" | "gunboat" | "railway-gun" | "gas" | "minelayer";

export type KindView = { kind: Kind, class: Class, speed: number, cost: number, 
/**
 * Absent for units that cannot attack; 255 is unlimited.
 */
range: [number, number] | null, attack: [number, number, number], against: AgainstView | null, open: [number, number, number, number, number, number], forest: [number, number, number, number, number, number], };

export type MapView = { columns: number, rows: number, snow: number, terrain: Array<string>, starts: Array<StartView>, places: Array<PlaceView>, };

export type MineView = { hex: HexName, nation: Nation, 
/**
 * Its layer still exists.
 */
credit: boolean, };

export type Nation = "germany" | "britain" | "austria" | "france";

export type NationView = { nation: Nation, team: Team, money: number, 
/**
 * Whether it has split its units.
 */
split: boolean, 
/**
 * Armies turned over while placing; later those chosen for the first turn.
 */
armies: Array<number>, };

export type PhaseView = "split" | { "roll-placing": { nations: Array<Nation>, } } | { "roll-first-turn": { nations: Array<Nation>, } } | "reveal" | { "number": { army: number, } } | { "place": { army: number, number: number, } } | "activate" | "move" | "attack" | "scatter" | { "battle": { struck: Unit, } } | "money" | { "special": { fort: number, } } | "launch" | { "over": { winner: Team | null, } };

export type PlaceView = { name: string, hex: HexName, };

export type ReachView = { unit: Unit, 
/**
 * Hexes by the half points it takes to move there: first those for one, and so on.
 */
hexes: Array<Array<HexName>>, 
/**
 * Forts by their number in `forts`, each with the half points it takes to go in.
 */
forts: Array<[number, number]>, 
/**
 * Half points of going on board the own transport, if it may.
 */
board: number | null, };

export type SpotView = { "hex": HexName } | { "fort": number } | "aboard" | "stock" | "dead";

export type StartView = { number: number, hex: HexName, };

export type Team = "central" | "entente";

export type Unit = string;

export type UnitView = { unit: Unit, at: SpotView, damage: number, experience: number, 
/**
 * 0 for none; absent where it is hidden.
 */
army: number | null, moved: boolean, 
/**
 * In a fort since the turn began.
 */
settled: boolean, };

export type View = { phase: PhaseView, active: Nation, first: Nation, round: number, rounds: number, forts_to_win: number, nations: Array<NationView>, forts: Array<FortView>, units: Array<UnitView>, mines: Array<MineView>, 
/**
 * The attack list, and how many of it are fought.
 */
attacks: Array<AttackView>, fought: number, 
/**
 * Start numbers drawn.
 */
numbers: Array<number>, mine_laid: boolean, bought: boolean, 
/**
 * Armies of the active nation that may act this turn (TC-3.5); none while the game is set up or over.
 */
acting: Array<number>, 
/**
 * Where units can still move, and what it costs.
 */
reach: Array<ReachView>, map: MapView, kinds: Array<KindView>, };
