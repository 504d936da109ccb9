/** S-17.4: who shares whose orders would give away who plays together, so where sides are secret each observer sees only their own questions. */
import type { Decision, Observer } from '@shutterbox/kernel';
import { knownBy } from '@shutterbox/kernel';
import type { State } from '../types.ts';
import { hasSecretSeats } from './veil.ts';

export function questionsFor(
  state: Pick<State, 'options'>,
  questions: readonly Decision[],
  observer: Observer,
): Decision[] {
  return hasSecretSeats(state) ? knownBy(questions, observer) : (questions as Decision[]);
}
