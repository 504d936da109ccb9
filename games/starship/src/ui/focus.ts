/** Who matters now, and which squares are to be in view. */
import { bodyOf, isPresent } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import type { View, Who } from '../types.ts';
import type { ShipQuestion } from './kit.ts';

export interface Focus {
  /** Whose sight is shown; NONE for nobody's. */
  readonly who: Who;
  readonly squares: readonly Square[];
}

export function focusOf(view: View, question: ShipQuestion | undefined): Focus {
  const { act, react } = view;
  const asked = question?.kind === 'react' ? react.mover : (question?.subject ?? NONE);
  const who = asked === NONE ? act.who : asked;
  const all = [...new Set([who, act.who, react.mover])].filter((each) => each !== NONE && each < view.bodies.length);
  const squares = all.flatMap((each) => bodyOf(view, each).at).filter((square) => square !== NONE);
  const isAsked = question?.kind === 'turn' || question?.kind === 'aim';
  const sees = isAsked && who !== NONE && isPresent(bodyOf(view, who));
  const starts = question?.kind === 'place' ? (question.legal[0]?.action.on ?? NONE) : NONE;
  return { who: sees ? who : NONE, squares: starts === NONE ? squares : [starts] };
}
