/** Every action there is, made once: listing and search allocate none. */
import { isRecord } from '@shutterbox/kernel';
import { ACTION_TYPES, type Action, type ActionType } from './answers.ts';
import { MOST_DECKS, MOST_PORTALS_A_DECK, MOST_SQUARES } from './plan/limits.ts';

/** No plan, roster or stock is larger. */
const MOST_PORTALS = MOST_DECKS * MOST_PORTALS_A_DECK;
export const MOST_PEOPLE = 24;
/** S-14.39. */
export const MOST_BID = 6;
const MOST_ITEMS = 160;
const MOST_WAYS = 24;
const MOST_WEAPONS = 64;
/** Three characteristics of 0 to 15, packed (S-12.5). */
const MOST_RESULTS = 4096;
/** 32 for a handhold, plus means times 4, plus 2 for a snap attack, plus 1 for a weakened one (`combat/means.ts`). */
const MOST_HOWS = 64;
const MOST_ORDERS = 64;

/** How many values `on` and `how` can take. */
const SIZES: Readonly<Record<ActionType, readonly [on: number, how: number]>> = {
  /** Set-up: everything that is left to choose for your own characters. */
  quick: [1, 1],
  /** `on`: 0 keeps the characters, 1 rolls them again. */
  reroll: [2, 1],
  /** `on`: the skill table, 0 or 1. */
  table: [2, 1],
  /** `on`: the skill. */
  skill: [MOST_WEAPONS, 1],
  /** `on`: the kind of round for the next chamber. */
  chamber: [8, 1],
  /** `on`: the armor. */
  wear: [16, 1],
  /** `on`: the side. */
  side: [2, 1],
  /** `on`: AP per turn for the other side's characters. */
  bid: [MOST_BID + 1, 1],
  /** `on`: who is in it, one bit each in the order of those who may be. */
  plot: [64, 1],
  /** `on`: who has the grenades. */
  grenadier: [MOST_PEOPLE, 1],
  /** `on`: PIRATES or LEGITIMATE. */
  papers: [2, 1],
  /** `on`: 0 in the stateroom, 1 in the locker. */
  keep: [2, 1],
  /** `on`: the square, `how`: the facing. */
  place: [MOST_SQUARES, 4],
  /** `on`: the direction. */
  step: [8, 1],
  run: [8, 1],
  /** `on`: the new facing. */
  turn: [4, 1],
  /** Without gravity, `on`: the direction to drift in. */
  push: [8, 1],
  /** Tries to regain control. */
  steady: [1, 1],
  sneak: [1, 1],
  /** `on`: the direction, `how`: the casualty. */
  haul: [8, MOST_PEOPLE],
  /** `on`: the portal. */
  work: [MOST_PORTALS, 1],
  force: [MOST_PORTALS, 1],
  /** `on`: the portal, `how`: the item. */
  jam: [MOST_PORTALS, MOST_ITEMS],
  /** Shuts all iris valves from the bridge. */
  valves: [1, 1],
  /** Switches the gravity off or on. */
  gravity: [1, 1],
  /** `on`: the way, up or down, depending on where you stand. */
  climb: [MOST_WAYS, 1],
  /** `on`: the stop to ride to. */
  ride: [MOST_SQUARES, 1],
  /** `on`: the item. */
  draw: [MOST_ITEMS, 1],
  /** `on`: the place of the weapon among those that are hidden. */
  produce: [MOST_ITEMS, 1],
  stow: [MOST_ITEMS, 1],
  drop: [MOST_ITEMS, 1],
  pick: [MOST_ITEMS, 1],
  /** After the die: pays for the item, or gives up for 1 AP. */
  take: [1, 1],
  leave: [1, 1],
  swear: [1, 1],
  /** `on`: the kind of round. */
  reload: [8, 1],
  selector: [1, 1],
  light: [1, 1],
  bayonet: [1, 1],
  /** `on`: the target, `how`: see `combat/means.ts`. */
  attack: [MOST_PEOPLE, MOST_HOWS],
  cover: [1, 1],
  /** `on`: the square to cover. */
  aim: [MOST_SQUARES, 1],
  /** `on`: the enemy to cover. */
  mark: [MOST_PEOPLE, 1],
  /** Arms the grenade in hand; throws it, `how` 1 with a hold (S-21.13), and then `on` is the square to throw it to. */
  arm: [1, 1],
  toss: [1, 2],
  lob: [MOST_SQUARES, 1],
  /** Fires at a wall; `on` and `how` are the square and the side that name it (`grid/step.ts`, edgeOf). */
  breach: [1, 1],
  wall: [MOST_SQUARES, 4],
  /** `on`: the machine gun. */
  setUp: [MOST_ITEMS, 1],
  /** Switches the ship's power off or on. */
  power: [1, 1],
  /** `on`: the sleeper. */
  revive: [MOST_PEOPLE, 1],
  /** `on`: the hostage. */
  free: [MOST_PEOPLE, 1],
  /** `on`: another of your characters, who goes first. */
  first: [MOST_PEOPLE, 1],
  end: [1, 1],
  /** `on`: the character who pre-empts. */
  claim: [MOST_PEOPLE, 1],
  pass: [1, 1],
  /** `on`: the defender, `how`: as for an attack. */
  react: [MOST_PEOPLE, MOST_HOWS],
  hold: [1, 1],
  /** `on`: what is left of the three characteristics, packed. */
  bear: [MOST_RESULTS, 1],
  /** `on`: the character, `how`: the order's code (`orders.ts`). */
  order: [MOST_PEOPLE, MOST_ORDERS],
};

const INTERNED = Object.fromEntries(
  ACTION_TYPES.map((type) => {
    const [ons, hows] = SIZES[type];
    return [type, Array.from({ length: ons * hows }, (_, i): Action => make(type, i, hows))];
  }),
) as unknown as Readonly<Record<ActionType, readonly Action[]>>;

function make(type: ActionType, index: number, hows: number): Action {
  return { type, on: Math.floor(index / hows), how: index % hows };
}

export function act(type: ActionType, on = 0, how = 0): Action {
  return INTERNED[type][on * SIZES[type][1] + how] as Action;
}

/** The same for one type, for listing: looking the type up by name each time costs more than the action. */
export function actionsOf(type: ActionType): (on: number, how?: number) => Action {
  const actions = INTERNED[type];
  const [, hows] = SIZES[type];
  return (on, how = 0) => actions[on * hows + how] as Action;
}

export const STEPS: readonly Action[] = INTERNED.step;
export const RUNS: readonly Action[] = INTERNED.run;
export const PUSHES: readonly Action[] = INTERNED.push;
export const TURNS: readonly Action[] = INTERNED.turn;
export const END: Action = act('end');

export function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  const type = ACTION_TYPES.find((known) => known === json.type);
  const { on, how } = json;
  if (type === undefined || !isWithin(on, SIZES[type][0]) || !isWithin(how, SIZES[type][1])) return undefined;
  return act(type, on, how);
}

function isWithin(json: unknown, size: number): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < size;
}

export function actionKey({ type, on, how }: Action): string {
  return `${type} ${on} ${how}`;
}
