/** Conditions of victory from untrusted JSON. */
import { isRecord } from '@shutterbox/kernel';
import { FLOOR_KINDS } from '../plan/types.ts';
import { type Fits, isSide, isTurn, listOf, oneOf, only } from './fields.ts';
import { ROLES, type Victory } from './types.ts';

const isRole = oneOf(...ROLES);

/** By kind, its fields and what they must be. */
const CONDITIONS: Readonly<Record<Victory['is'], Readonly<Record<string, Fits>>>> = {
  out: { lost: isSide, roles: listOf(isRole), reason: oneOf('eliminated', 'passengers') },
  losses: { lost: isSide, roles: listOf(isRole, 1), count: isTurn },
  bridge: { winner: isSide },
  brought: { winner: isSide, role: isRole, count: isTurn, ship: isSide },
  aboard: { winner: isSide, role: isRole },
  wrecked: { winner: isSide, ap: isTurn, rooms: listOf(oneOf(...FLOOR_KINDS), 1) },
  antagonized: { winner: isSide },
};

export function isVictory(json: unknown): boolean {
  if (!isRecord(json) || typeof json.is !== 'string' || !Object.hasOwn(CONDITIONS, json.is)) return false;
  const fields = CONDITIONS[json.is as Victory['is']];
  return Object.entries(fields).every(([key, fits]) => fits(json[key]));
}

export function rebuiltVictory(condition: Victory): Victory {
  const keys = ['is', ...Object.keys(CONDITIONS[condition.is])] as readonly (keyof Victory)[];
  return only(condition, keys);
}
