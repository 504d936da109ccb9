/** S-17: what a seat thinks possible. */
import type { Chance, Seat } from '@shutterbox/kernel';
import { MOST_BID } from './actions.ts';
import { stateOf } from './clone.ts';
import { guessInFog } from './knowledge/guess.ts';
import { guessPlot } from './knowledge/guess-plot.ts';
import { isFogged } from './knowledge/recalled.ts';
import { answered, changeOf, DEFAULT_ORDERS, FIRST_BEFORE, firstOrders, WITHIN } from './orders.ts';
import { NONE } from './plan/types.ts';
import { scenarioOf } from './scenario/scenario.ts';
import {
  type Body,
  COVER_ORDERS,
  type Orders,
  REST_ORDERS,
  type Sheet,
  SNAP_ORDERS,
  type State,
  type View,
  type Who,
  WOUND_ORDERS,
} from './types.ts';

/** How many sides there are to choose from. */
const SIDES = 2;

/** S-14.39: what is sealed is bids. */
function biddingFor({ pending }: View): boolean {
  return pending.some(({ kind }) => kind === 'bid');
}

/** Most other players have left their orders as they were. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const { sealed, orders, chosen } = seen;
  const choices = biddingFor(seen) ? MOST_BID + 1 : SIDES;
  const guessed = orders.map((own, who) => own ?? guessOrders(seen, who, chance));
  const sides = sealed.map((done, other) =>
    other === seat ? (chosen[seat] as number) : done ? chance.int(choices) : NONE,
  );
  if (isFogged(seen)) return guessInFog(seen, seat, guessed, sides, chance);
  const state = stateOf(seen, guessed, sides, seen.plot, null);
  guessPlot(state, seen, seat, chance);
  return state;
}

/** How much likelier the default order is than any other. Each order is drawn separately, so that a guess can come true step by step. */
const KEPT = 12;

function guessOrders({ options, sheets, bodies, turn }: View, who: Who, chance: Chance): Orders {
  const first = firstOrders(sheets[who] as Sheet, bodies[who] as Body, scenarioOf({ options }), options);
  if (turn === 0) return first;
  const { rest } = first;
  const people = sheets.length;
  const drew = drawn(FIRST_CLAIMS + people, chance);
  const { claim = 'keep', before = NONE } = claimOf(drew, people) ?? DEFAULT_ORDERS;
  return answered(options, {
    claim,
    before,
    snap: SNAP_ORDERS[drawn(SNAP_ORDERS.length, chance)] as Orders['snap'],
    cover: COVER_ORDERS[drawn(COVER_ORDERS.length, chance)] as Orders['cover'],
    within: WITHIN[drawn(WITHIN.length, chance)] as number,
    wounds: WOUND_ORDERS[drawn(WOUND_ORDERS.length, chance)] as Orders['wounds'],
    rest: drawn(REST_ORDERS.length, chance) === 0 ? rest : other(rest),
  });
}

function other(rest: Orders['rest']): Orders['rest'] {
  return rest === 'act' ? 'rest' : 'act';
}

/** Keep, ask, early; 'before' names a character. */
const FIRST_CLAIMS = 3;

function claimOf(drew: number, people: number): Partial<Orders> | undefined {
  return changeOf(drew < FIRST_CLAIMS ? drew : FIRST_BEFORE + drew - FIRST_CLAIMS, people);
}

/** Below `count`, mostly 0: the default order comes first in each list. */
function drawn(count: number, chance: Chance): number {
  const value = chance.int(count + KEPT);
  return value < count ? value : 0;
}
