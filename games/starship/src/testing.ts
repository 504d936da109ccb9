/** For tests and measurements: the secrets of RULES.md section 17 (written from there, never from view.ts) and table builders. */
import { type Chance, type Observer, SeededChance, searchContext, shuffle } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { act } from './actions.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { weigh } from './gear/load.ts';
import { canSee } from './grid/sight.ts';
import { stepTo } from './grid/step.ts';
import { bodyOf, changeItem, isAnimal, sheetOf } from './people.ts';
import { DIRECTIONS, type Facing, NONE, type Square } from './plan/types.ts';
import { planOf } from './scenario/scenario.ts';
import { setup } from './setup/setup.ts';
import type { Options, Orders, State, Who } from './types.ts';

export const secrets: readonly Secret<State>[] = [
  { rule: 'S-17.1', perturb: otherOrders, disclosedBy: ['S-17.1'] },
  { rule: 'S-17.2', perturb: otherSides, disclosedBy: ['S-17.2'] },
];

const CLAIMS: readonly Orders['claim'][] = ['keep', 'ask', 'early'];
const SNAPS: readonly Orders['snap'][] = ['always', 'ask', 'never'];
const COVERS: readonly Orders['cover'][] = ['fire', 'ask', 'hold'];

/** Gives the characters of other sides other orders. */
function otherOrders(state: State, observer: Observer, chance: Chance): void {
  if (state.turn === 0 || state.winner !== NONE) return;
  const own = state.sheets.find(({ seat }) => seat === observer)?.side;
  state.orders = state.orders.map((orders, who) => (sheetOf(state, who).side === own ? orders : anyOrders(chance)));
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
  state.chosen = state.chosen.map((side, seat) => (seat === observer || side === NONE ? side : chance.int(2)));
}

/** For `shutterbox bench`. */
export const bench = {
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
    apply(state, asked, asked.kind === 'side' ? act('side', asked.seat % 2) : act('quick'), cx);
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
  return state;
}

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

function arm(state: State, who: Who, chance: Chance): void {
  const loose = state.items.flatMap(({ holder }, item) => (holder === NONE ? [item] : []));
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
