/** During a lesson only its current step is possible. Everything else is off and says why. */
import type { Update } from '@shutterbox/protocol';
import type { OwnQuestion, Reason } from '@shutterbox/ui';
import type { Stage } from '@shutterbox/ui/guide';
import type { AnyGame, AnyRoom } from '../../games/bundle.ts';
import { withoutPins } from './words.ts';

export type AnyStage = Stage<unknown>;
type KeyOf = AnyGame['actionKey'];

export function guardedRoom(room: AnyRoom, stage: AnyStage, keyOf: KeyOf, refuse: (reason: Reason) => void): AnyRoom {
  const { step, open } = stage;
  const reason = reasonOf(stage);
  const isDue = (question: OwnQuestion<unknown>, actions: readonly unknown[]): boolean =>
    question.kind === step.kind &&
    actions.length <= open.length &&
    actions.every((action, at) => keyOf(action) === keyOf(open[at]));
  const off = (question: OwnQuestion<unknown>, ...actions: readonly unknown[]): Reason | undefined =>
    isDue(question, actions) ? undefined : reason;
  return {
    ...room,
    off,
    why: (question, action) => room.why(question, action) ?? off(question, action),
    act: (question, ...actions) => (isDue(question, actions) ? room.act(question, ...actions) : refuse(reason)),
  };
}

/** Told when something else is tried: a pointer on its way, or still on what it has just pressed, is not told off. */
function reasonOf({ step, reading }: AnyStage): Reason {
  const sentence = reading ? 'Read this step first, then press Next.' : `Not in this step. ${withoutPins(step.now)}`;
  return { sentence, whenTried: true };
}

/** The step's answer does not fit the open question: the match has taken another course, and the lesson is over. */
export function isLost({ step, open, reading }: AnyStage, { pending, legal, observer }: Update, keyOf: KeyOf): boolean {
  const own = pending.filter(({ seat }) => seat === observer);
  const [next] = open;
  if (reading || !own.some(({ optional }) => optional !== true)) return false;
  return !own.some(
    ({ id, kind }) =>
      kind === step.kind &&
      next !== undefined &&
      legal.some(
        ({ decision, actions }) => decision === id && actions.some(({ action }) => keyOf(action) === keyOf(next)),
      ),
  );
}
