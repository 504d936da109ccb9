/** Orders in words. */
import { NONE } from '../plan/types.ts';
import type { Orders, Table } from '../types.ts';
import { personName } from './names.ts';

const CLAIMS: Readonly<Record<Orders['claim'], string>> = {
  keep: 'keep your place in the turn',
  ask: 'ask before enemies in sight',
  early: 'act as early as possible',
  before: 'act before',
};
const SNAPS: Readonly<Record<Orders['snap'], string>> = {
  always: 'always make free attacks',
  ask: 'ask before free attacks',
  never: 'make no free attacks',
};
const COVERS: Readonly<Record<Orders['cover'], string>> = {
  fire: 'fire from cover',
  ask: 'ask before covering fire',
  hold: 'hold covering fire',
};
const WOUNDS: Readonly<Record<Orders['wounds'], string>> = {
  computer: 'let the computer place wounds',
  ask: 'ask where wounds go',
};
const RESTS: Readonly<Record<Orders['rest'], string>> = {
  act: 'take every turn',
  rest: 'rest while no enemy is in sight',
};

export function orderWords(
  { claim, before = NONE, snap, cover, within, wounds, rest }: Partial<Orders>,
  view: Table,
): string {
  if (claim !== undefined) return before === NONE ? CLAIMS[claim] : `${CLAIMS[claim]} ${personName(view, before)}`;
  if (snap !== undefined) return SNAPS[snap];
  if (cover !== undefined) return COVERS[cover];
  if (within !== undefined) return within === 0 ? 'cover at any range' : `cover only within ${within} squares`;
  if (wounds !== undefined) return WOUNDS[wounds];
  return RESTS[rest ?? 'act'];
}
