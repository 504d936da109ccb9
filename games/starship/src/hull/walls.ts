/** S-20.2, S-20.3: what walls can take, as they were drawn. */
import type { Context } from '@shutterbox/kernel';
import { sum } from '../dice.ts';
import type { Event } from '../events.ts';
import { edgeKind, edgeOf } from '../grid/step.ts';
import { stopWait } from '../move/waits.ts';
import { isPortal, isTight } from '../plan/signs.ts';
import { type EdgeId, type EdgeKind, type Facing, NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import { shipOf } from '../scenario/scenario.ts';
import type { State, Table, Who } from '../types.ts';
import { settleAir } from './air.ts';

const PARTITION = 100;
const HOLE = 100;
const BULKHEAD = 1000;

const NEVER: readonly EdgeKind[] = ['nothing', 'solid', 'iris', 'lift'];
/** [facing]: the place beyond. */
const EAST: readonly number[] = [0, 1, 0, -1];
const SOUTH: readonly number[] = [-1, 0, 1, 0];

/** By plan and side: whether a wall can be breached at all. Worked out once. */
const BREACHABLE = new WeakMap<Plan, readonly boolean[]>();

function breachable(plan: Plan): readonly boolean[] {
  const known = BREACHABLE.get(plan) ?? Array.from(plan.edge, (_, edge) => canGive(plan, edge));
  BREACHABLE.set(plan, known);
  return known;
}

function canGive(plan: Plan, edge: EdgeId): boolean {
  const square = Math.trunc(edge / 4);
  const kind = kindAt(plan, edge);
  const beyond = plan.neighbour[edge] as Square;
  if (NEVER.includes(kind) || isLiftStop(plan, square) || isLiftStop(plan, beyond)) return false;
  return beyond !== NONE || (isTight(kind) && !isSolidBeyond(plan, square, edge % 4));
}

function kindAt(plan: Plan, edge: EdgeId): EdgeKind {
  return edgeKind(plan, Math.trunc(edge / 4), (edge % 4) as Facing);
}

function isLiftStop({ lifts }: Plan, square: Square): boolean {
  return lifts.some(({ stops }) => stops.includes(square));
}

function isSolidBeyond({ x, y, deck, solids }: Plan, square: Square, facing: number): boolean {
  const across = (x[square] as number) + (EAST[facing] as number);
  const down = (y[square] as number) + (SOUTH[facing] as number);
  return solids.some(
    (solid) => solid.deck === deck[square] && solid.places.some((place) => place.x === across && place.y === down),
  );
}

/** Whether firing at a side still does something. */
export function canBreach(state: Table, edge: EdgeId): boolean {
  const plan = shipOf(state.options);
  if (breachable(plan)[edge] !== true || state.breaches.includes(edge)) return false;
  return plan.neighbour[edge] !== NONE || !state.holes.includes(edge);
}

export function damageOf({ damage }: Pick<State, 'damage'>, edge: EdgeId): number {
  for (let i = 0; i < damage.length; i += 2) if (damage[i] === edge) return damage[i + 1] as number;
  return 0;
}

/** S-18.13: the sides of a square that an explosion works on. */
export function wallsAround(state: Table, square: Square): EdgeId[] {
  const plan = shipOf(state.options);
  return ([0, 1, 2, 3] as const).map((facing) => edgeOf(plan, square, facing)).filter((edge) => canBreach(state, edge));
}

export function hitWall(state: State, by: Who, edge: EdgeId, dice: readonly number[], cx: Context<Event>): void {
  const total = damageOf(state, edge) + sum(dice);
  state.damage = withDamage(state.damage, edge, total);
  cx.emit?.({ type: 'wall', by, edge, dice, total });
  const plan = shipOf(state.options);
  const tight = isTight(kindAt(plan, edge));
  if (tight && total >= HOLE && !state.holes.includes(edge)) {
    state.holes = ascending([...state.holes, edge]);
    cx.emit?.({ type: 'breached', edge, how: 'hole' });
  }
  if (total >= (tight ? BULKHEAD : PARTITION) && plan.neighbour[edge] !== NONE) breach(state, plan, edge, cx);
  settleAir(state, cx);
}

/** S-20.4: open to steps and sight; a portal with one side stays open. */
function breach(state: State, plan: Plan, edge: EdgeId, cx: Context<Event>): void {
  state.breaches = ascending([...state.breaches, edge]);
  state.changes++;
  const portal = isPortal(kindAt(plan, edge)) ? plan.portals[plan.portalAt[edge] as number] : undefined;
  if (portal?.sides.length === 1) breakOpen(state, portal);
  cx.emit?.({ type: 'breached', edge, how: 'breach' });
}

function breakOpen(state: State, { id, deck, bit }: Portal): void {
  stopWait(state, id);
  state.open = state.open.with(deck, (state.open[deck] as number) | (1 << bit));
  state.broken = state.broken.with(deck, (state.broken[deck] as number) | (1 << bit));
}

function withDamage(damage: readonly number[], edge: EdgeId, total: number): readonly number[] {
  const pairs: [EdgeId, number][] = [[edge, total]];
  for (let i = 0; i < damage.length; i += 2)
    if (damage[i] !== edge) pairs.push([damage[i] as EdgeId, damage[i + 1] as number]);
  return pairs.sort(([a], [b]) => a - b).flat();
}

function ascending(edges: EdgeId[]): readonly EdgeId[] {
  return edges.sort((a, b) => a - b);
}
