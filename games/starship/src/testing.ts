/** For tests and measurements: the secrets of RULES.md section 17 (written from there, never from view.ts) and table builders. */
import {
  type Chance,
  type Context,
  type Decision,
  type Observer,
  SeededChance,
  searchContext,
  shuffle,
} from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { act } from './actions.ts';
import type { Action } from './answers.ts';
import { apply } from './apply.ts';
import { checkWith } from './check.ts';
import type { Weapon } from './data/weapon.ts';
import { WEAPONS, weaponNamed } from './data/weapons.ts';
import type { Event } from './events.ts';
import { weigh } from './gear/load.ts';
import { canSee } from './grid/sight.ts';
import { stepTo } from './grid/step.ts';
import { hitWall, wallsAround } from './hull/walls.ts';
import { letFogFall } from './knowledge/fog.ts';
import { whyChoice } from './legal/setup.ts';
import { timeoutAction } from './legal.ts';
import { answered } from './orders.ts';
import { bodyOf, changeItem, isAnimal, sheetOf } from './people.ts';
import { DIRECTIONS, type Direction, type Facing, NONE, type Square } from './plan/types.ts';
import { planOf } from './scenario/scenario.ts';
import { newItem } from './setup/outfit.ts';
import { setup } from './setup/setup.ts';
import { forget, hide, otherPlaces, otherPortals } from './testing/fog.ts';
import { isBidding, plotSecrets } from './testing/plots.ts';
import type { Options, Orders, State, Who } from './types.ts';

export { forget, hide };

export const secrets: readonly Secret<State>[] = [
  { rule: 'S-17.1', perturb: otherOrders, disclosedBy: ['S-17.1'] },
  { rule: 'S-17.2', perturb: otherSides, disclosedBy: ['S-17.2'] },
  ...plotSecrets,
  { rule: 'S-22.4', perturb: otherPlaces, disclosedBy: ['S-22.6', 'S-22.7', 'S-17.1', 'S-17.7'] },
  { rule: 'S-22.5', perturb: otherPortals, disclosedBy: ['S-22.6', 'S-22.7', 'S-17.1'] },
];

const CLAIMS: readonly Orders['claim'][] = ['keep', 'ask', 'early'];
const SNAPS: readonly Orders['snap'][] = ['always', 'ask', 'never'];
const COVERS: readonly Orders['cover'][] = ['fire', 'ask', 'hold'];

/** Gives the characters of other sides other orders. */
function otherOrders(state: State, observer: Observer, chance: Chance): void {
  if (state.turn === 0 || state.winner !== NONE) return;
  // Those who are on no side have nobody to share with; one player may have them and others (S-14.23).
  const own = state.sheets.find(({ seat, side }) => seat === observer && side < 2)?.side;
  state.orders = state.orders.map((orders, who) => {
    const { seat, side } = sheetOf(state, who);
    return seat === observer || side === own ? orders : answered(state.options, anyOrders(chance));
  });
}

function anyOrders(chance: Chance): Orders {
  return {
    claim: CLAIMS[chance.int(CLAIMS.length)] as Orders['claim'],
    before: NONE,
    snap: SNAPS[chance.int(SNAPS.length)] as Orders['snap'],
    cover: COVERS[chance.int(COVERS.length)] as Orders['cover'],
    within: 0,
    wounds: chance.int(2) === 0 ? 'computer' : 'ask',
    rest: chance.int(2) === 0 ? 'act' : 'rest',
  };
}

/** Changes the sides that others have chosen and not shown. */
function otherSides(state: State, observer: Observer, chance: Chance): void {
  if (isBidding(state)) return;
  state.chosen = state.chosen.map((side, seat) => (seat === observer || side === NONE ? side : chance.int(2)));
}

const HIJACKING = { scenario: 'hijacking' } as const;

/** For `shutterbox bench`. */
export const bench = {
  also: { Hijacking: HIJACKING, 'Hijacking, fog': { ...HIJACKING, fog: true } },
  dense,
  turn: ({ turn }: State) => turn,
  calls: {
    'line of sight': (state: State, chance: Chance) => {
      const plan = planOf(state);
      return canSee(plan, state.open, chance.int(plan.squares), chance.int(plan.squares));
    },
  },
};

/** Squares for each character: enough to move, and everyone in everyone's sight. */
const ROOM_A_HEAD = 3;

/** Everyone awake, free and armed in one corner of the ship. */
function dense(seats: number, options: Options, chance: Chance): State {
  const cx = searchContext(chance);
  const state = setup(seats, options, cx);
  for (let [asked] = state.pending; state.turn === 0 && asked !== undefined; [asked] = state.pending)
    apply(state, asked, quick(state, asked), cx);
  const squares = corner(state, ROOM_A_HEAD * state.bodies.length);
  shuffle(squares, chance);
  state.alarm = 1;
  for (const [who, body] of state.bodies.entries()) {
    body.at = squares[who] as Square;
    body.facing = chance.int(4) as Facing;
    body.caged = false;
    body.status = 'active';
    if (!isAnimal(state, who)) arm(state, who, chance);
  }
  if (chance.int(2) === 0) damageHull(state, squares, cx);
  // The fog falls on where everyone is now.
  state.fog = null;
  letFogFall(state, cx);
  return state;
}

/** Everything by quick start, but for what is chosen in secret. */
function quick(state: State, asked: Decision): Action {
  if (asked.kind === 'side') return act('side', asked.seat % 2);
  return checkWith(whyChoice, state, asked, act('quick')) === undefined ? act('quick') : timeoutAction(state, asked);
}

/** The same without gravity, some drifting and some out of control. */
export function denseAdrift(seats: number, options: Options, chance: Chance): State {
  const state = dense(seats, options, chance);
  state.gravity = false;
  for (const body of state.bodies) {
    const drift = chance.int(2) === 0 ? (chance.int(8) as Direction) : NONE;
    body.poise = { drift, glide: 0, lost: chance.int(4) === 0 };
  }
  return state;
}

/** A wall is down, and a bulkhead has a hole: sight, steps and air are no longer what the plan says. */
function damageHull(state: State, squares: readonly Square[], cx: Context<Event>): void {
  const walls = squares.flatMap((square) => wallsAround(state, square));
  for (const wall of walls.slice(0, 2)) hitWall(state, 0, wall, [BREACHING], cx);
}

/** Enough for a partition, and for a hole in a bulkhead. */
const BREACHING = 100;

/** The squares nearest to the middle of the common area, on foot. */
function corner(state: State, count: number): Square[] {
  const plan = planOf(state);
  const middle = plan.rooms.find(({ kind }) => kind === 'common')?.squares ?? [0];
  const squares = [middle[middle.length >> 1] as Square];
  for (let i = 0; i < squares.length && squares.length < count; i++) {
    for (const direction of DIRECTIONS) {
      const next = stepTo(plan, state.open, squares[i] as Square, direction);
      if (next !== NONE && !squares.includes(next)) squares.push(next);
    }
  }
  return squares;
}

/** What few people find at random: one in three has it in a dense start. */
const HEAVY: readonly string[] = ['hand-grenade', 'light-assault-gun', 'ram-grenade-launcher', 'pgmp-12', 'fgmp-15'];
const HEAVY_ONE_IN = 3;

function arm(state: State, who: Who, chance: Chance): void {
  if (chance.int(HEAVY_ONE_IN) === 0) {
    const weapon = weaponNamed(HEAVY[chance.int(HEAVY.length)] as string);
    state.items.push(newItem(weapon, who, NONE));
    bodyOf(state, who).ready = state.items.length - 1;
    weigh(state, who);
    return;
  }
  const loose = state.items.flatMap((item, id) =>
    item.holder === NONE && !(WEAPONS[item.weapon] as Weapon).mounted ? [id] : [],
  );
  const item = loose[chance.int(Math.max(1, loose.length))];
  if (item === undefined) return;
  changeItem(state, item, { holder: who, at: NONE });
  bodyOf(state, who).ready = item;
  weigh(state, who);
}

/** A context that keeps what it is told. */
export function witness(chance: Chance = new SeededChance(1)) {
  const events: Event[] = [];
  const revealed: string[] = [];
  const emit = (event: Event) => void events.push(event);
  const reveal = (rule: string) => void revealed.push(rule);
  return { chance, events, revealed, emit, reveal };
}
