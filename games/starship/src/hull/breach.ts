/** S-20.1: firing at a wall, in two steps: the deed, then the wall. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { fireRounds } from '../combat/attack.ts';
import { caughtBy } from '../combat/blast.ts';
import { holding, howOf, isLoaded, itemUsed, MOUNT, profileAt, profileUsed, READY } from '../combat/means.ts';
import { bandAt } from '../combat/reasons.ts';
import { priceOfAttack, whyUseless } from '../combat/target.ts';
import { DASH } from '../data/chart.ts';
import { cellOf, type Profile } from '../data/profiles.ts';
import type { Weapon } from '../data/weapon.ts';
import { dice } from '../dice.ts';
import type { Event } from '../events.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { edgeOf } from '../grid/step.ts';
import { isPeaceful } from '../knowledge/secrets.ts';
import { bodyOf, weaponOf } from '../people.ts';
import { type EdgeId, type Facing, NONE, type Plan, type Square } from '../plan/types.ts';
import {
  CANNOT_BREACH,
  NO_SUCH_WALL,
  ON_LADDER,
  OUT_OF_CONTROL,
  PEACEFUL,
  TOO_HARD,
  tooDear,
  UNLOADED,
} from '../refusals.ts';
import { planOf, shipOf } from '../scenario/scenario.ts';
import { canPay, spend } from '../turn/spend.ts';
import type { State, Table, Who } from '../types.ts';
import { canHold } from '../zero-g/control.ts';
import { isLost } from '../zero-g/poise.ts';
import { canBreach, hitWall, wallsAround } from './walls.ts';

/** Energy weapons and HE rounds. */
function canHoleWalls({ class: kind }: Weapon, { blast }: Profile): boolean {
  return kind === 'energy' || blast;
}

/** S-19.10: what is in the hands, or the gun that is built in. */
export function meansAt(state: Table, who: Who): number {
  return bodyOf(state, who).ready === NONE ? MOUNT : READY;
}

export function whyBreach(state: State, who: Who): Rejection | undefined {
  const { ladder } = bodyOf(state, who);
  const means = meansAt(state, who);
  const used = itemUsed(state, who, means);
  if (used === NONE) return CANNOT_BREACH;
  const profile = profileUsed(state, who, means);
  if (profile === NONE) return whyUseless(state, who, means);
  if (!canHoleWalls(weaponOf(state, used), profileAt(profile))) return CANNOT_BREACH;
  // S-14.30: a round that explodes may strike someone.
  if (profileAt(profile).blast && isPeaceful(state, who)) return PEACEFUL;
  if (ladder) return ON_LADDER;
  if (!state.gravity && isLost(state, who)) return OUT_OF_CONTROL;
  if (!isLoaded(state, who, means)) return UNLOADED;
  const cost = breachCost(state, who);
  if (!canPay(state, who, cost)) return tooDear(cost);
  return hasWall(state, who) ? undefined : NO_SUCH_WALL;
}

export function breachCost(state: State, who: Who): number {
  const means = meansAt(state, who);
  return priceOfAttack(weaponOf(state, itemUsed(state, who, means)), profileAt(profileUsed(state, who, means)), true);
}

export function takeAim(state: State): void {
  state.act.aiming = 'wall';
}

function hasWall(state: State, who: Who): boolean {
  const plan = planOf(state);
  const row = rowAt(state, who);
  const { first = 0, end = 0 } = deckOf(state, plan, who);
  for (let square = first; square < end; square++)
    if (isBefore(state, plan, who, square, row) && wallsAround(state, square).length > 0) return true;
  return false;
}

/** Every wall to fire at, once each and ascending. */
export function wallsFor(state: State, who: Who): EdgeId[] {
  const plan = planOf(state);
  const row = rowAt(state, who);
  const { first = 0, end = 0 } = deckOf(state, plan, who);
  const walls = new Set<EdgeId>();
  for (let square = first; square < end; square++)
    if (isBefore(state, plan, who, square, row)) for (const edge of wallsAround(state, square)) walls.add(edge);
  return [...walls].sort((a, b) => a - b);
}

function deckOf(state: State, plan: Plan, who: Who): Partial<Plan['decks'][number]> {
  return plan.decks[plan.deck[bodyOf(state, who).at] as number] ?? {};
}

function rowAt(state: State, who: Who): Profile {
  return profileAt(profileUsed(state, who, meansAt(state, who)));
}

/** S-20.1: a square from which a wall is hit: in front, or your own; in sight; in range. */
function isBefore(state: State, plan: Plan, who: Who, square: Square, { toHit }: Profile): boolean {
  const { at, facing } = bodyOf(state, who);
  if (square !== at && !isInFront(plan, at, facing, square)) return false;
  const band = bandAt(range(plan, at, square));
  return band !== NONE && toHit[cellOf(0, band)] !== DASH && canSee(plan, state.open, at, square);
}

export function whyWall(state: State, who: Who, square: Square, facing: number): Rejection | undefined {
  const plan = shipOf(state.options);
  if (square >= plan.squares) return NO_SUCH_WALL;
  const edge = edgeOf(plan, square, facing as Facing);
  if (edge !== square * 4 + facing) return NO_SUCH_WALL;
  if (!canBreach(state, edge)) return TOO_HARD;
  return squareBefore(state, who, edge) === NONE ? NO_SUCH_WALL : undefined;
}

/** Of the two squares beside a wall, the nearer one that is in sight. */
export function squareBefore(state: State, who: Who, edge: EdgeId): Square {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const row = rowAt(state, who);
  const beside = [Math.trunc(edge / 4), plan.neighbour[edge] as Square];
  const seen = beside.filter((square) => square !== NONE && isBefore(state, plan, who, square, row));
  return seen.sort((a, b) => range(plan, at, a) - range(plan, at, b))[0] ?? NONE;
}

/** S-20.1, S-20.5. */
export function fireAtWall(state: State, who: Who, edge: EdgeId, cx: Context<Event>): void {
  const means = meansAt(state, who);
  const manner = howOf(means, true, false);
  // S-21.13: a wall is always hit, so nothing speaks against holding on.
  const how = canHold(state, who, means) ? holding(manner) : manner;
  const before = squareBefore(state, who, edge);
  const profile = profileUsed(state, who, means);
  const row = profileAt(profile);
  state.act.aiming = '';
  spend(state, who, breachCost(state, who));
  const rounds = fireRounds(state, itemUsed(state, who, means), profile);
  // As people stand before the wall gives way, like a grenade.
  const blasted = row.blast ? caughtBy(state, before) : [];
  hitWall(state, who, edge, dice(row.dice, cx.chance), cx);
  const at = row.blast ? before : NONE;
  state.shot = { by: who, how, target: NONE, profile, rounds, hit: true, others: [], at, blasted, done: true };
}
