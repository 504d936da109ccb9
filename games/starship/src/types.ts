/** The vocabulary of Snapshot aboard starships. */
import type { Decision, Observer, Seat } from '@shutterbox/kernel';
import type { Hurt, Shot } from './combat/types.ts';
import type { Ammo } from './data/weapon.ts';
import type { CompartmentId, Direction, EdgeId, Facing, NONE, PlanDocument, Square } from './plan/types.ts';
import type { Role, Scenario } from './scenario/types.ts';

/** A person or an animal, in the order of the roster. */
export type Who = number;
/** A weapon, in the order in which things came aboard. */
export type ItemId = number;
/** 0 or 1: the crew or the loyal, and those against them. NEUTRAL: each for itself. */
export type Side = number;
export const NEUTRAL: Side = 2;
/** A weapon's index, or one of the two suit skills behind them. */
export type SkillId = number;

export interface Options {
  readonly scenario: 'loose' | 'mutiny' | 'hijacking' | 'boarding' | 'rescue' | 'breakthrough' | 'berserker';
  /** They're Loose! only. */
  readonly ship: 'intrepid' | 'beowulf';
  /** They're Loose! on the Beowulf: options 2a and 2b. */
  readonly passengers: boolean;
  readonly sleepers: boolean;
  /** They're Loose!: option 3. */
  readonly armor: boolean;
  /** Mutiny: options 1 and 2. */
  readonly chooseSides: boolean;
  readonly secondPet: boolean;
  /** Hijacking: options 1, 2 and 3. */
  readonly grenades: boolean;
  readonly armedCrew: boolean;
  readonly passengerSeats: boolean;
  /** Boarding Party: option 2. */
  readonly pet: boolean;
  /** S-14.39. */
  readonly bidding: boolean;
  readonly daggers: boolean;
  readonly reroll: boolean;
  readonly regularChart: boolean;
  /** S-22. */
  readonly fog: boolean;
  /** S-21.1: the grav plates can be switched; with `controls` the ship's power, too. */
  readonly gravityControls: boolean;
  readonly controls: boolean;
  readonly firstSideSeats: number;
  readonly secondSideSeats: number;
  /** A scenario and a plan of your own (S-14.20, S-14.21), in place of the chosen ones. */
  readonly ownScenario: Scenario | null;
  readonly ownPlan: PlanDocument | null;
  /** People of your own (S-15.14), in the order of the roster; the others are generated. */
  readonly people: People;
}

/** By side, one line per person. */
export interface People {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

export interface Skill {
  readonly skill: SkillId;
  readonly level: number;
}

/** What is written on a character's sheet once set-up is over. Never changed in place. */
export interface Sheet {
  readonly role: Role;
  /** NONE until chosen (S-14.16). */
  readonly side: Side;
  readonly seat: Seat;
  /** A mascot's master, otherwise NONE. */
  readonly master: Who;
  readonly str: number;
  readonly dex: number;
  readonly end: number;
  readonly int: number;
  readonly edu: number;
  readonly soc: number;
  /** An animal's natural weapon and the hits it takes; NONE and 0 for people. */
  readonly pool: number;
  readonly deathPool: number;
  readonly natural: number;
  /** How many skills, from which table (0, 1, or NONE until chosen), and the rolls still to be spent. */
  readonly count: number;
  readonly table: number;
  readonly rolls: readonly number[];
  readonly skills: readonly Skill[];
  /** Index into ARMORS; NONE until dealt (S-14.8). */
  readonly armor: number;
  /** What an imported person owns (S-15.14); null for one weapon per skill. */
  readonly owns: readonly number[] | null;
  /** Strength, dexterity and endurance as earlier wounds have left them; empty for the whole. */
  readonly left: readonly number[];
}

/** How someone floats without gravity (S-21). Never changed in place. */
export interface Poise {
  /** The direction of a drift, otherwise NONE. */
  readonly drift: Direction | typeof NONE;
  /** AP spent since the last square of the drift. */
  readonly glide: number;
  /** Out of control: neither attacks nor reacts. */
  readonly lost: boolean;
}

export type Status = 'active' | 'unconscious' | 'wounded' | 'dead' | 'asleep';

/** What changes in play. Each field is written in place. */
export interface Body {
  /** NONE until placed, and in a moving lift. */
  at: Square;
  facing: Facing;
  ap: number;
  /** This turn's allotment. */
  total: number;
  /** S-2.5: 0 free, 1 encumbered, 2 heavily. */
  load: number;
  acted: boolean;
  status: Status;
  /** Cannot leave its square (S-14.3). */
  caged: boolean;
  /** A hostage whom nobody has freed (S-14.32). */
  held: boolean;
  /** Hangs below a closed cover (S-6.17). */
  ladder: boolean;
  /** The stop a lift takes it to, else NONE, and the turn in which it gets there. */
  riding: Square;
  arrives: number;
  /** What wounds have left of strength, dexterity, endurance; of an animal's two pools. */
  str: number;
  dex: number;
  end: number;
  /** Has had the first wound. */
  hurt: boolean;
  /** The turn in which consciousness returns; 0 never. */
  wakes: number;
  ready: ItemId;
  swings: number;
  evading: boolean;
  /** S-13: where the marker lies, and on whom. */
  cover: Square;
  mark: Who;
  /** People already fired at from this cover, one bit each. */
  engaged: number;
  /** AP owed by bows (S-13.8). */
  debt: number;
  /** Turns that gas still burns. */
  gas: number;
  /** Full turns spent on a slow reload, or on setting a machine gun up: `serving` is that gun, else NONE. */
  reloading: number;
  serving: ItemId;
  /** Opponents against whom a pike has had its use at close range, one bit each. */
  piked: number;
  /** Laser hits that ablat has taken. */
  ablated: number;
  /** The turn from which a suit that was hit in vacuum no longer keeps air in (S-16.9); 0 while it is whole. */
  pierced: number;
  poise: Poise;
}

/** A weapon, wherever it is. Never changed in place. */
export interface Item {
  readonly weapon: number;
  /** Who brought it aboard; NONE for what belongs to the ship. */
  readonly owner: Who;
  /** Who has it, or NONE. */
  readonly holder: Who;
  /** Where it lies when nobody has it; the side from which a jammed portal is cleared. */
  readonly at: Square;
  /** What it jams or blocks, or NONE. */
  readonly portal: number;
  /** Rounds in it, and the kind of each: a magazine has one kind, a cylinder one for each chamber (the next first). */
  readonly loaded: number;
  readonly ammo: readonly Ammo[];
  /** Magazines, or single missiles. */
  readonly spares: number;
  readonly auto: boolean;
  /** Steps of the cranequin done; a repeating crossbow that is cocked, a machine gun that is set up. */
  readonly steps: number;
  /** A bayonet goes with its rifle: 0 without one, 1 fixed, 2 off. */
  readonly bayonet: number;
  readonly broken: boolean;
  /** The turn in which it was last fired (S-19.8); 0 before. */
  readonly fired: number;
}

export const CLAIM_ORDERS = ['keep', 'ask', 'early', 'before'] as const;
export const SNAP_ORDERS = ['always', 'ask', 'never'] as const;
export const COVER_ORDERS = ['fire', 'ask', 'hold'] as const;
export const WOUND_ORDERS = ['computer', 'ask'] as const;
export const REST_ORDERS = ['act', 'rest'] as const;

/** S-5. Known to the character's own side alone. Never changed in place. */
export interface Orders {
  readonly claim: (typeof CLAIM_ORDERS)[number];
  /** Whom 'before' names, else NONE. */
  readonly before: Who;
  readonly snap: (typeof SNAP_ORDERS)[number];
  readonly cover: (typeof COVER_ORDERS)[number];
  /** Covering fire no farther than this; 0 at any range. */
  readonly within: number;
  readonly wounds: (typeof WOUND_ORDERS)[number];
  readonly rest: (typeof REST_ORDERS)[number];
}

/** The character who is acting, or about to. */
export interface Activation {
  who: Who;
  /** Has spent something: nobody can go first any more. */
  begun: boolean;
  /** Nothing more will be done; doors that are still moving arrive. */
  ended: boolean;
  /** People who have let this candidate go first, one bit each. */
  passed: number;
  /** AP spent so far. */
  spent: number;
  sneaking: boolean;
  /** Squares left in the block that is being run. */
  stride: number;
  running: boolean;
  /** The block goes up stairs, and that is paid for (S-6.21). */
  climbing: boolean;
  /** Has tried to pick something up and done nothing else since. */
  fumbled: boolean;
  /** The item being picked up, and its cost. */
  picking: ItemId;
  cost: number;
  /** Chooses what to cover, where to throw a grenade, or which wall to fire at; '' otherwise. */
  aiming: '' | 'aim' | 'lob' | 'wall';
  /** Throws a grenade with one hand on the wall (S-21.13). */
  holds: boolean;
  /** Who has had the free attack on the mover, one bit each. */
  snapped: number;
  /** Portals on the move and the AP until they are there, in pairs; `~portal` for a valve that shuts out of sight (S-22.12). */
  waits: readonly number[];
  /** Armed grenades in threes: the thing, its square (NONE in the hand), and the AP until it goes off (S-18.11). */
  fuses: readonly number[];
}

/** A step, or a portal that opened, to which others may react. */
export interface Reaction {
  /** NONE when nothing is going on. */
  mover: Who;
  /** Where the mover came from; NONE where a portal opened. */
  from: Square;
  portal: number;
  /** People who have had their answer, one bit each. */
  done: number;
}

/** The car of a lift. Never changed in place. */
export interface Car {
  /** Its stop; where it goes while it moves. */
  readonly at: Square;
  /** Who called it from another deck, else NONE, and to which stop. */
  readonly caller: Who;
  readonly to: Square;
}

export type EndReason =
  | 'eliminated'
  | 'bridge'
  | 'limit'
  | 'passengers'
  | 'control'
  | 'losses'
  | 'brought'
  | 'aboard'
  | 'wrecked'
  | 'antagonized'
  | 'time';

/** What a scenario keeps count of, and who has been found out. Open to all. Never changed in place. */
export interface Story {
  /** Whose armor everyone has seen (S-17.5), and whose side (S-17.4); one bit each. */
  readonly shown: number;
  readonly exposed: number;
  /** Everyone knows what the customs men are (S-17.7). */
  readonly papersShown: boolean;
  /** Crew attacked before the alarm, this turn (S-14.24); one bit each. */
  readonly attacked: number;
  /** The turn in which the ship jumped; 0 before (S-14.25). */
  readonly jumped: number;
  /** Customs men who have come near the pet (S-14.31), one bit each. */
  readonly smelt: number;
  /** AP that a beast has spent on damage (S-14.37); NONE where there is none to do. */
  readonly damage: number;
  /** AP a turn more for each character of the weaker side (S-14.39); NONE before the bids are shown. */
  readonly handicap: number;
}

/** What only some know. Never changed in place. */
export interface Plot {
  /** By character, weapons that nobody has seen yet (S-17.6); shorter or empty where nobody has any. */
  readonly hidden: readonly (readonly Item[])[];
  /** NONE, PIRATES or LEGITIMATE (S-14.29). */
  readonly papers: number;
  /** Who is given the grenades (S-14.26); NONE before, and once they are dealt. */
  readonly grenadier: Who;
}

export const PIRATES = 0;
export const LEGITIMATE = 1;

/** S-22.3, S-22.4: what a side sees and remembers. Never changed in place. */
export interface Memory {
  /** Whom it commands or has in sight, one bit each. */
  readonly known: number;
  /** The squares in sight, 32 a word (`grid/vista.ts`). */
  readonly seen: readonly number[];
  /** By character, where and in which turn it was last seen; NONE and 0 while it is known. */
  readonly places: readonly Square[];
  readonly turns: readonly number[];
  /** By character, as last seen and nowhere; null while it is known. */
  readonly bodies: readonly (Body | null)[];
  /** As last seen. A thing that was missed where it lay is nowhere. */
  readonly items: readonly Item[];
  readonly open: readonly number[];
  readonly broken: readonly number[];
  readonly dark: readonly number[];
  /** People who hide something (S-17.4, S-17.5): whose armor and whose side it has seen; one bit each. */
  readonly shown: number;
  readonly exposed: number;
  /** Crew whom it has seen attacked this turn, before the alarm (S-14.24); one bit each. */
  readonly attacked: number;
}

/** S-22: who knows what. Never changed in place. */
export interface Fog {
  /** By camp (`knowledge/camp.ts`); last what every side sees, which is for onlookers. */
  readonly memories: readonly Memory[];
  /** Whose activation it is, and the squares that side has had in sight since it began: nobody can have come there. */
  readonly sweeper: Who;
  readonly swept: readonly number[];
  /** Whom it has had in sight since then, one bit each: they are still where it saw them. */
  readonly met: number;
  /** What there was at the last look: where everyone was, who was active (one bit each), things, portals, lights. */
  readonly at: readonly Square[];
  readonly active: number;
  readonly items: readonly Item[];
  readonly open: readonly number[];
  readonly broken: readonly number[];
  readonly dark: readonly number[];
  readonly ship: ShipNoticed;
}

/** What everyone aboard notices (S-22.5). */
export type ShipNoticed = Readonly<Pick<State, 'power' | 'gravity' | 'damage' | 'holes' | 'breaches' | 'airless'>>;

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** 0 while the game is set up. */
  turn: number;
  /** Whose turn's beginning comes next (gas, cages, waking, then from the first again vacuum); NONE when all have had it. */
  upkeep: Who;
  /** The turn in which the alarm was raised; 0 before. */
  alarm: number;
  /** No list but `bodies` is changed in place: copies share them. */
  sheets: Sheet[];
  bodies: Body[];
  items: Item[];
  orders: readonly Orders[];
  /** The master list: who moves in which order. */
  list: Who[];
  /** By character, the throw that decides between equals. */
  ties: number[];
  /** Which portals are open, and which are broken: one mask per deck. */
  open: number[];
  broken: number[];
  /** The ship's power, and gravity: without power there is none. */
  power: boolean;
  gravity: boolean;
  /** Rooms without light, ascending. */
  dark: readonly number[];
  /** By lift. */
  lifts: Car[];
  /** Walls that were hit and the points they have taken, in pairs, ascending. */
  damage: readonly number[];
  /** Of these, the ones that let air through, and the ones to pass and see through; ascending. */
  holes: readonly EdgeId[];
  breaches: readonly EdgeId[];
  /** Compartments without air, ascending. */
  airless: readonly CompartmentId[];
  act: Activation;
  react: Reaction;
  shot: Shot;
  hurt: Hurt;
  /** Seats that have taken the quick start; one bit each. */
  quick: number;
  /** By seat, the side chosen or the bid made in secret (S-14.16, S-14.39), or NONE. */
  chosen: readonly Side[];
  story: Story;
  plot: Plot;
  /** Sides that have used their one re-roll, one bit each. */
  rerolled: number;
  /** Counts the changes that everyone could see: an order to ask asks once per change. */
  changes: number;
  /** By character, `changes` when it was last asked. */
  askedAt: number[];
  pending: Decision[];
  /** Each seat's question about orders, from turn 1 on. */
  standing: readonly Decision[];
  /** Null in the light: without the option, before turn 1 and after the end. */
  fog: Fog | null;
  /** NONE until the end; then the winning side, or DRAW. */
  winner: number;
  reason: EndReason | '';
}

/** What is public: everyone knows it. */
export type Table = Omit<State, 'orders' | 'chosen' | 'plot' | 'fog'>;

export const DRAW = 2;

/** S-22: what an observer has in sight, and where and when the others were last seen. */
export interface Sight extends Pick<Memory, 'known' | 'seen' | 'places' | 'turns'> {
  /** While the observer's own side acts, what and whom it has had in sight since that began. */
  readonly swept: readonly number[];
  readonly met: number;
}

/**
 * What an observer knows: everything but the orders of others (S-17.1), sides that are still sealed (S-17.2), and what people hide (S-17.4 to S-17.7).
 * In the fog people out of sight are nowhere (`at`), and everything else about them, things, portals and lights is as last seen (S-22).
 */
export interface View extends Table {
  readonly observer: Observer;
  /** By character; null where they are another side's. */
  readonly orders: readonly (Orders | null)[];
  /** By seat: the observer's own choice of side, else NONE. */
  readonly chosen: readonly Side[];
  /** What is hidden by the observer's own side, or what it is; else nothing. */
  readonly plot: Plot;
  /** By seat: has chosen a side, and nobody else knows which. */
  readonly sealed: readonly boolean[];
  /** Null where nothing is hidden by fog. */
  readonly sight: Sight | null;
}
