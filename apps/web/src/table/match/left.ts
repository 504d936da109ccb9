/** The rest of an interrupted batch. */
import { sameQuestion } from '@shutterbox/kernel';
import type { OwnQuestion } from '@shutterbox/ui';
import type { AnyGame, AnyRoom } from '../../games/bundle.ts';

export interface Proposal {
  readonly question: OwnQuestion<unknown>;
  readonly actions: readonly unknown[];
}

/** Valid as long as the same question is open and the first action is legal. */
export function proposalOf(
  { question, left }: Pick<AnyRoom, 'question' | 'left'>,
  { actionKey }: Pick<AnyGame, 'actionKey'>,
): Proposal | undefined {
  const [first] = left?.actions ?? [];
  if (left === undefined || first === undefined || question === undefined) return undefined;
  const key = actionKey(first);
  const goesOn =
    sameQuestion(question, left.question) && question.legal.some(({ action }) => actionKey(action) === key);
  return goesOn ? { question, actions: left.actions } : undefined;
}
