/** Type sketch: Snapshot, close combat aboard starships. Every rule and ruling S1..S78 must find its place. Strains: STRAIN. */
import type { GameDefinition } from '../../packages/kernel/src/index.ts';

// ---------------------------------------------------------------- documents (options)

/** Plan symbols of the rulebook; walls and portals lie on edges (S8): edge = square * 2 + (0 north | 1 west). */
export type EdgeKind = 'wall' | 'bulkhead' | 'sliding' | 'hatch' | 'iris' | 'access' | 'open';
export interface Plan {
  name: string;
  decks: {
    width: number;
    height: number;
    rooms: string /* one letter a square, ' ' = outside */;
    edges: { edge: number; kind: EdgeKind }[];
  }[];
  rooms: {
    letter: string;
    name: string;
    tags: (
      | 'bridge'
      | 'drive'
      | 'locker'
      | 'stateroom'
      | 'passenger'
      | 'low'
      | 'cargo'
      | 'airlock'
      | 'airraft'
      | 'common'
    )[];
    number?: number;
  }[];
  shafts: { square: number; decks: number[]; kind: 'hatch' | 'iris' | 'lift' | 'open' }[];
  stairs: { square: number; up: number; spiral: boolean }[];
  switches: number[];
  outsideVacuum: boolean;
  dock?: { edge: number };
}
export interface Scenario {
  id: string;
  name: string;
  ships: { plan: string | Plan; dockedTo?: number }[];
  sides: {
    name: string;
    military: boolean;
    groups: {
      count: number;
      generate: 'person' | 'animal' | 'berserker';
      upp?: string[];
      equip: Equip;
      place: Placement;
      role: string;
    }[];
  }[];
  doors: { tag: string; open: boolean; locked: boolean }[];
  start: 'open' | 'beforeAlarm';
  alarm: { kind: 'none' | 'sighting' | 'attackOrBridge'; latest?: number };
  /** Secret choices of the set-up phase (S60, S63, S73 option 1, S74.3). */
  choices:
    | { kind: 'plot'; of: string; size: number }[]
    | { kind: 'legitimacy' }[]
    | { kind: 'sides' }[]
    | { kind: 'armorDeal' }[];
  victory: { side: number; test: string; params: number[]; level: 'complete' | 'marginal' }[];
  limit: number;
  switches: string[]; // which of the scenario's own options are on
}
export interface Equip {
  weapons: 'owned' | string[];
  armor: string | 'roll';
  at: 'worn' | 'locker' | 'stateroom' | 'holstered';
}
export type Placement = { kind: 'room'; tag: string } | { kind: 'alternate' } | { kind: 'squares'; squares: number[] };

/**
 * STRAIN: options depend on one another. A scenario brings its own switches ("Hijacking option 3"), its sides decide how many seats
 * there may be (S68: up to one a character), and `plan` counts only for some. OptionsSpec is a flat table with fixed fields, so the
 * scenario's switches become a superset of booleans of which most mean nothing. Wanted: an optional whole-set check
 * `OptionsSpec.check?(options): string | undefined` (cross-field), and `OptionField.when?(options): boolean` for the lobby.
 * STRAIN: laws/variants.ts skips documents altogether and tries the 7 scenarios only if they are a 'choice'.
 * STRAIN: options in the state. Plan and scenario (up to 100 kB) are immutable; `clone` may share them, but JSON law, state equality and
 * exported snapshots carry them each time. Say in the contract that frozen option documents may be shared between clones.
 */
export interface Options {
  scenario: 'loose' | 'hijacking' | 'mutiny' | 'boarding' | 'rescue' | 'breakthrough' | 'berserker' | 'custom';
  custom: Scenario;
  fog: boolean;
  regularChart: boolean;
  reroll: boolean;
  daggers: boolean;
  beowulf: boolean;
  passengers: boolean;
  lowPassage: boolean;
  armorDeal: boolean; // They're Loose! 2, 2a, 2b, 3
  grenades: boolean;
  bladesAtStations: boolean;
  neutralsAct: boolean;
  zeroG: boolean; // Hijacking 1 to 4
  ownSides: boolean;
  secondPet: boolean; // Mutiny 1, 2
  pet: boolean; // Boarding Party 2
}

// ---------------------------------------------------------------- state

export interface Weapon {
  kind: number;
  rounds: string[] /* chambers in order (S54) */;
  reloads: number[];
  auto: boolean;
  arrow: boolean;
  crank: 0 | 1 | 2;
  bayonet: boolean;
  pack: number;
  setUp: number;
  broken: boolean;
  concealed: boolean; // S60, S65: SECRET until used, hit or seen drawn
}
export interface Char {
  owner: number; // seat; in Hijacking 3 and Mutiny 1 the SIDE of a seat is itself a secret
  animal: boolean;
  role: string;
  stats: [number, number, number];
  now: [number, number, number];
  pool: [number, number]; // persons / animals' hits (S56)
  skills: Record<string, number>;
  ap: number;
  nextAp: number;
  tie: number;
  debt: number; // S1, S2, S30
  at: { deck: number; square: number; facing: 0 | 1 | 2 | 3 } | { lift: number; toDeck: number };
  status: 'active' | 'unconscious' | 'serious' | 'dead' | 'frozen' | 'caged' | 'captive' | 'idle';
  wakes: number; // turn (S37)
  firstWound: boolean;
  swings: number;
  sneaking: boolean;
  running: number /* squares left in the block */;
  ready: number; // index into weapons, -1 = hands
  weapons: Weapon[];
  armor: { outer: string; reflec: boolean; ablation: number; known: number /* bit mask of seats */ };
  carries: number;
  grenades: number;
  cover: null | { weapon: number; marker: { square: number } | { char: number }; attacked: number /* mask */ };
  orders: { free: 'fire' | 'hold'; cover: 'fire' | 'hold'; within: number; wound: 'spread' | 'str' | 'dex' | 'end' }; // S65, SECRET
  gas: number;
  decompressing: boolean;
  drifting: null | { dx: number; dy: number; rest: number };
  control: boolean;
  task: null | { kind: 'reload' | 'slowReload' | 'setUp' | 'open' | 'revive'; weapon: number; turns: number };
  pgmpTurn: number;
  pikeUsed: number;
  lastPickUp: boolean;
}
export interface Portal {
  edge: number;
  kind: EdgeKind;
  open: boolean;
  hits: number;
  blockedBy: number;
  broken: boolean;
}

/** What the character who is active has under way. All of it is data: a step can be interrupted by any number of questions. */
export interface Activation {
  char: number;
  apLeft: number;
  spent: number;
  sneaking: boolean | null;
  portals: { edge: number; wait: number }[]; // S16
  fuses: { item: number; square: number; inHand: boolean; left: number }[]; // S43
  pickUp: null | { item: number; cost: number }; // S20: rolled, pay or abort
  snapped: number; // S28: mask of defenders that used theirs
}
/** A stack of what is still to be done before the game goes on; the top is what is asked. */
export type Task =
  | {
      kind: 'react';
      char: number;
      target: number;
      mode: 'snap' | 'coverAimed' | 'coverSnap';
      both: boolean /* S30: choose which */;
    }
  | { kind: 'wound'; char: number; dice: number[]; byUnseen: boolean } // S36
  | { kind: 'blast'; square: number; left: number[]; row: number; firer: number; half: boolean } // S39, S77
  | { kind: 'line'; left: number[]; rolls: number; profile: number; firer: number } // S40
  | { kind: 'spread'; left: number[]; profile: number; firer: number } // S41
  | { kind: 'control'; char: number; handhold: boolean } // S49
  | { kind: 'openCover'; edge: number }; // enemies newly visible by a portal

export type Phase =
  | { at: 'setup'; step: number; placed: number[]; rerolls: number[] }
  | { at: 'secret'; sealed: (number[] | null)[] } // SECRET: by seat; S63, S60, S73
  /** S3: sealed, simultaneous, repeated with a rising candidate. SECRET until all have answered; refused claims stay secret. */
  | {
      at: 'preempt';
      candidate: number;
      asked: number /* mask of seats */;
      claims: number[] /* -2 open, -1 none, else char */;
    }
  | { at: 'act' }
  | { at: 'turnStart'; due: number[] } // gas, vacuum, cages, waking, lifts
  | { at: 'over'; reason: string; level: 'complete' | 'marginal' | 'draw'; winners: number };

export interface State {
  options: Options;
  scenario: Scenario;
  plans: Plan[];
  seats: number;
  sideOf: number[]; // by seat; SECRET in Mutiny 1 before turn 1 and in Hijacking 3 (neutral or plotter)
  legitimate: boolean | null; // SECRET, S63
  plot: number; // mask of characters, SECRET, S60
  turn: number;
  phase: Phase;
  order: number[];
  acted: number;
  chars: Char[];
  portals: Portal[];
  breaches: { edge: number; hits: number; deck: number }[];
  items: { id: number; kind: number; deck: number; square: number; armed: boolean; weapon: Weapon | null }[];
  lights: boolean[];
  gravity: boolean;
  power: boolean;
  vacuum: boolean[]; // by room
  alarm: number;
  jumped: boolean;
  berserk: number;
  active: Activation | null;
  todo: Task[];
  /** By side, only with fog: as last seen. STRAIN: "a side" is not a thing of the contract: views are by seat, so the same knowledge is
   *  kept once and shown to several seats; nothing checks that mates' views agree (a law could, with Outcome.side or a `sideOf`). */
  memory: {
    chars: { square: number; deck: number; turn: number; status: string }[];
    portals: boolean[];
    items: number[];
    lights: boolean[];
    breaches: number[];
  }[];
  asked: number[];
}

// ---------------------------------------------------------------- actions

export type Action =
  | { type: 'place'; char: number; deck: number; square: number; facing: number }
  | { type: 'stow'; char: number; weapon: number; where: 'locker' | 'stateroom' }
  | { type: 'skill'; char: number; table: 1 | 2 }
  | { type: 'specialty'; char: number; weapon: number }
  | { type: 'rerollSide' }
  | { type: 'load'; weapon: number; chamber: number; round: number }
  | { type: 'armor'; char: number; armor: number }
  | { type: 'conspire'; char: number }
  | { type: 'legitimate'; yes: boolean }
  | { type: 'side'; side: number }
  | { type: 'claim'; char: number /* -1 = none */ }
  | { type: 'sneak' }
  | { type: 'step'; dir: number }
  | { type: 'run'; dir: number }
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'climb'; to: number }
  | { type: 'lift'; to: number }
  | { type: 'push'; dir: number }
  | { type: 'wall'; dir: number }
  | { type: 'recover' }
  | { type: 'press'; edge: number }
  | { type: 'pressAll' }
  | { type: 'wheel'; edge: number }
  | { type: 'force'; edge: number }
  | { type: 'break'; edge: number }
  | { type: 'jam'; edge: number; weapon: number }
  | { type: 'access'; edge: number }
  | { type: 'draw'; weapon: number }
  | { type: 'holster' }
  | { type: 'drop'; weapon: number }
  | { type: 'pickUp'; item: number }
  | { type: 'pay' }
  | { type: 'abort' }
  | { type: 'expletive' }
  | { type: 'reload'; weapon: number; ammo: number; slow: boolean }
  | { type: 'selector' }
  | { type: 'setUp' }
  | { type: 'bayonet' }
  | { type: 'carry'; char: number; dir: number }
  | { type: 'putDown' }
  | { type: 'switch' }
  | { type: 'gravity' }
  | { type: 'free'; char: number }
  | { type: 'revive'; char: number }
  | { type: 'attack'; target: number; aimed: boolean; profile: number; weakened: boolean; handhold: boolean }
  | { type: 'attackWall'; edge: number; profile: number }
  | { type: 'throwBlade'; weapon: number; target: number }
  | { type: 'arm' }
  | { type: 'throw'; deck: number; square: number }
  | { type: 'cover'; square: number; char: number /* -1 */ }
  | { type: 'react'; how: 'hold' | 'snap' | 'aimed'; profile: number; weakened: boolean }
  | { type: 'wound'; stat: 0 | 1 | 2 }
  | { type: 'order'; field: number; value: number } // S65, one field at a time
  | { type: 'end' };

/**
 * set-up: 'place' (alternating), 'equip', 'secret' (sealed, simultaneous) · 'preempt' (sealed, simultaneous) · 'turn' · 'pickUp' ·
 * 'react' · 'wound' · 'orders' (optional, hidden, one a character).
 * STRAIN 1 (audience of a question): with fog, 'turn', 'react', 'preempt' and 'wound' show seat, kind AND subject to everybody, spectators
 *   too: which unseen character acts, who was hit. `hidden` is all or nothing, cannot include side-mates, and keeps only the id back.
 * STRAIN 2 (Hijacking before the alarm, S60): that a passenger's seat has a 'turn' at all is public; with Hijacking 3 only plotters act before
 *   the alarm? No: neutrals' seats act too, so asking everybody is right. But crew "frozen" is public. OK.
 * STRAIN 3 (S36 with fog): the wound question of an unseen victim (grenade into a dark room) tells that somebody was hit: orders.wound instead.
 * STRAIN 4 (S3): sealed 'preempt' asks every seat with unacted characters of higher AP: AP totals must then be public even in fog, else the
 *   set of seats asked leaks. Ruled here: AP totals and the master list are public. A "standing default: none" by the host.
 *   2 to 10 seats x every activation: the host must answer by standing preference, else play crawls.
 * STRAIN 5 (secret dice): Boarding Party 2, one SECRET die when a customs man comes near the pet: chance drawn inside the mover's entry, result
 *   told to one side only; undo of the mover stops 'chance' without his having seen why: the stop itself tells. Draw it at set-up instead
 *   (a die a customs man in entry 0): the same odds, no leak.
 * STRAIN 6 (cages, wakings): chance at 'turnStart' runs inside whoever's entry ended the turn: fine.
 * STRAIN 7 (S49 drifting over turns, S43 fuse, S16 wait): all fall due inside `apply` of an unrelated action: fine, it is data.
 * STRAIN 8 (Mutiny 1, Hijacking 3): Outcome.side is known only in the state; eventFor(event, observer) has no state, so each event carries
 *   its addressees as a seat mask, which eventFor must strip (a leak that the law does catch).
 * STRAIN 9 (S68): "a side's seats share its knowledge": the mate's open questions with ids: `pendingFor` gives 0 for the id of a mate's.
 * STRAIN 10: 'skill' and 'specialty' are decisions with chance in between; S78 says characters are generated in entry 0: the choice of table then
 *   goes by rule (or the rolls of both tables are made beforehand and the choice only picks: no chance left, undoable).
 */
export type DecisionKind = 'place' | 'equip' | 'secret' | 'preempt' | 'turn' | 'pickUp' | 'react' | 'wound' | 'orders';

export interface Mod {
  code: string;
  value: number;
  rule: string;
}
/** `to`: seats that hear it. One happening may be several events (one a side), each cut to what that side saw. */
export type GameEvent = { to: number } & (
  | { type: 'stepped'; char: number; from: number; square: number; cost: number }
  | { type: 'appeared' | 'vanished'; char: number; square: number }
  | { type: 'bumped'; char: number; into: number }
  | { type: 'portal'; edge: number; open: boolean }
  | { type: 'preempted'; by: number; whom: number }
  | {
      type: 'attack';
      char: number;
      target: number;
      profile: number;
      need: number | null;
      mods: Mod[];
      dice: number[];
      hit: boolean;
      unknownArmor: boolean;
    }
  | { type: 'wounded'; char: number; dice: number[]; stat: number }
  | { type: 'status'; char: number; status: string }
  | { type: 'blast'; square: number }
  | { type: 'wall'; edge: number; hits: number }
  | { type: 'item'; item: number; square: number }
  | { type: 'alarm' }
  | { type: 'turn'; turn: number }
  | { type: 'shown'; what: 'armor' | 'weapon' | 'plot' | 'legitimacy'; of: number; value: number }
  | { type: 'over'; winners: number; level: string }
);

export interface CharView extends Omit<Partial<Char>, 'armor'> {
  seen: 'now' | 'remembered' | 'never';
  turn: number;
  armor?: string | 'unknown';
}
export interface View {
  side: number;
  turn: number;
  phase: Phase;
  chars: CharView[];
  portals: (boolean | null)[];
  items: State['items'];
  active: Partial<Activation> | null;
  todo: Task[];
  sideOf: (number | null)[];
  legitimate: boolean | null;
  plot: number | null;
  asked: (number | null)[];
  options: Options;
}
export type Game = GameDefinition<Options, State, Action, GameEvent, View>;
