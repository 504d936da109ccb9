/** S-21: how someone floats while there is no gravity. */
import { bodyOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import type { Poise, Table, Who } from '../types.ts';

/** At rest and in control: everyone's while there is gravity. */
export const STEADY: Poise = { drift: NONE, glide: 0, lost: false };

export function isDrifting(state: Pick<Table, 'bodies'>, who: Who): boolean {
  return bodyOf(state, who).poise.drift !== NONE;
}

/** S-21.14. */
export function isLost(state: Pick<Table, 'bodies'>, who: Who): boolean {
  return bodyOf(state, who).poise.lost;
}

/** S-21.7: AP spent on anything carry a drift on. */
export function glide(state: Pick<Table, 'bodies'>, who: Who, ap: number): void {
  const body = bodyOf(state, who);
  const { drift, glide, lost } = body.poise;
  if (drift !== NONE) body.poise = { drift, glide: glide + ap, lost };
}
