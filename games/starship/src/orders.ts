/** S-3.10 to S-3.15: standing orders, and the codes by which they are changed. */
import { MOST_PEOPLE } from './actions.ts';
import { NONE } from './plan/types.ts';
import type { Scenario } from './scenario/types.ts';
import {
  type Body,
  CLAIM_ORDERS,
  COVER_ORDERS,
  type Options,
  type Orders,
  REST_ORDERS,
  type Sheet,
  SNAP_ORDERS,
  type Who,
  WOUND_ORDERS,
} from './types.ts';

export const DEFAULT_ORDERS: Orders = {
  claim: 'keep',
  before: NONE,
  snap: 'always',
  cover: 'fire',
  within: 0,
  wounds: 'computer',
  rest: 'act',
};
const RESTING: Orders = { ...DEFAULT_ORDERS, rest: 'rest' };

/** S-14.30: a blow at a customs man may lose the game, so nobody strikes unasked. */
const WARY: Orders = { ...DEFAULT_ORDERS, snap: 'ask', cover: 'ask' };
/** S-22.7: in the fog nobody is asked. */
const WARY_IN_FOG: Orders = { ...DEFAULT_ORDERS, snap: 'never', cover: 'hold' };

/** S-3.15: otherwise most questions of a match would be about passengers in their rooms and animals in their cages. */
export function firstOrders(
  { role, side }: Sheet,
  { caged }: Pick<Body, 'caged'>,
  { papers }: Scenario,
  { fog }: Pick<Options, 'fog'>,
): Orders {
  if (papers && side === 0) return fog ? WARY_IN_FOG : WARY;
  return role === 'passenger' || caged ? RESTING : DEFAULT_ORDERS;
}

/** Covering fire at any range, or no farther than this many squares. */
export const WITHIN: readonly number[] = [0, 1, 2, 3, 5, 8, 12];

/** An action's `how` for orders: first the changes without a name, then 'before' each character. */
const CHANGES: readonly Partial<Orders>[] = [
  ...CLAIM_ORDERS.filter((claim) => claim !== 'before').map((claim) => ({ claim, before: NONE })),
  ...SNAP_ORDERS.map((snap) => ({ snap })),
  ...COVER_ORDERS.map((cover) => ({ cover })),
  ...WOUND_ORDERS.map((wounds) => ({ wounds })),
  ...WITHIN.map((within) => ({ within })),
  ...REST_ORDERS.map((rest) => ({ rest })),
];
export const FIRST_BEFORE = CHANGES.length;

const BEFORE: readonly Partial<Orders>[] = Array.from({ length: MOST_PEOPLE }, (_, before) => ({
  claim: 'before',
  before,
}));

/** What a code changes; undefined if it means nothing with this many people. */
export function changeOf(how: number, people: number): Partial<Orders> | undefined {
  if (how < FIRST_BEFORE) return CHANGES[how];
  const before: Who = how - FIRST_BEFORE;
  return before < people ? BEFORE[before] : undefined;
}

/** S-22.7: in the fog nobody is asked, so such orders are the first ones. */
export function answered({ fog }: Pick<Options, 'fog'>, orders: Orders): Orders {
  if (!fog) return orders;
  const { claim, snap, cover, wounds } = orders;
  return {
    ...orders,
    claim: claim === 'ask' ? DEFAULT_ORDERS.claim : claim,
    snap: snap === 'ask' ? DEFAULT_ORDERS.snap : snap,
    cover: cover === 'ask' ? DEFAULT_ORDERS.cover : cover,
    wounds: wounds === 'ask' ? DEFAULT_ORDERS.wounds : wounds,
  };
}

/** An order that would ask a question. */
export function asks({ claim, snap, cover, wounds }: Partial<Orders>): boolean {
  return claim === 'ask' || snap === 'ask' || cover === 'ask' || wounds === 'ask';
}

export function isChange(
  orders: Orders,
  { claim, before, snap, cover, within, wounds, rest }: Partial<Orders>,
): boolean {
  if (claim !== undefined) return claim !== orders.claim || before !== orders.before;
  if (snap !== undefined) return snap !== orders.snap;
  if (cover !== undefined) return cover !== orders.cover;
  if (within !== undefined) return within !== orders.within;
  return wounds !== undefined ? wounds !== orders.wounds : rest !== orders.rest;
}
