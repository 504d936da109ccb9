/** S-14.1, S-14.16, S-14.18: the parts of a scenario's cast, and how many seats share them. */

import { hasSecretSeats } from '../knowledge/veil.ts';
import { castOf, scenarioOf } from '../scenario/scenario.ts';
import type { Role } from '../scenario/types.ts';
import type { Options, Side } from '../types.ts';

export interface Part {
  readonly role: Role;
  readonly side: Side;
}

export function partsOf(options: Options): readonly Part[] {
  return castOf(options).flatMap(({ role, side, places }) => places.map(() => ({ role, side })));
}

export function isPerson({ role }: Part): boolean {
  return role !== 'animal' && role !== 'mascot' && role !== 'berserker';
}

/** Everyone chooses a side: a seat for each person (S-14.16). */
export function choosesSides({ scenario, ownScenario, chooseSides }: Options): boolean {
  return scenario === 'mutiny' && ownScenario === null && chooseSides;
}

/** S-14.18, S-14.23: the seats of each side, never more than it has characters. Who is in a plot is one player's choice, or each has a seat. */
export function seatsBySide(options: Options): readonly [number, number] {
  const parts = partsOf(options);
  const count = (side: Side) => parts.filter((part) => part.side === side).length;
  const first = Math.min(options.firstSideSeats, count(0));
  if (scenarioOf({ options }).plot !== null) return [first, hasSecretSeats({ options }) ? count(1) : 1];
  return [first, Math.min(options.secondSideSeats, count(1))];
}

export function seatCount(options: Options): number {
  if (choosesSides(options)) return partsOf(options).filter(isPerson).length;
  const [first, second] = seatsBySide(options);
  return first + second;
}
