/** Whom a bot fights: not everyone whom it could attack. */
import { isPeaceful } from '../knowledge/secrets.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { areEnemies, bit, bodyOf, isActive, isPresent, sheetOf } from '../people.ts';
import { NEUTRAL, type State, type Who } from '../types.ts';
import { isLyingLow } from './secrecy.ts';

export function isFoe(state: State, who: Who, other: Who): boolean {
  const body = bodyOf(state, other);
  if (!areEnemies(state, who, other) || !isPresent(body) || body.held || isPeaceful(state, who)) return false;
  if (isLyingLow(state, who)) return false;
  const sheet = sheetOf(state, other);
  if (!isSuspect(state, sheet)) return sheetOf(state, who).side !== NEUTRAL;
  // S-17.4: guessing who is in the plot is no reason to strike; hijackers know it, and leave the others for last.
  if (sheetOf(state, who).side === 1)
    return !state.sheets.some(({ side }, each) => side === 0 && isActive(state, each));
  return sheet.side === 1 && (state.story.exposed & bit(other)) !== 0;
}

export function foesFor(state: State, who: Who): readonly Who[] {
  return state.bodies.flatMap((_, other) => (isFoe(state, who, other) ? [other] : []));
}
