/** Who matters now, and which squares should be in view. */
import { range } from '../grid/range.ts';
import { areEnemies, bodyOf, isPresent, occupant } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View, Who } from '../types.ts';
import { isAiming, kindOf, type ShipQuestion } from './kit.ts';

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
  const isAsked = question?.kind === 'turn' || (question !== undefined && isAiming(kindOf(question)));
  const sees = isAsked && who !== NONE && isPresent(bodyOf(view, who));
  const starts = question?.kind === 'place' ? (question.legal[0]?.action.on ?? NONE) : NONE;
  if (starts !== NONE) return { who: NONE, squares: [starts] };
  if (!sees) return { who: NONE, squares };
  return { who, squares: [...squares, ...nearestTarget(view, question, who), ...nearby(view, who)] };
}

/** If there is room, you see a little of the way ahead of the acting character. */
const NEAR = 2;

function nearby(view: View, who: Who): readonly Square[] {
  const plan = planOf(view);
  const { at } = bodyOf(view, who);
  const { first = 0, end = 0 } = plan.decks[plan.deck[at] as number] ?? {};
  const isNear = (of: ArrayLike<number>, square: Square): boolean =>
    Math.abs((of[square] as number) - (of[at] as number)) <= NEAR;
  return Array.from({ length: end - first }, (_, index) => first + index).filter(
    (square) => isNear(plan.x, square) && isNear(plan.y, square),
  );
}

/** On a small screen someone to shoot or throw at may be just past its edge. */
function nearestTarget(view: View, { legal }: ShipQuestion, who: Who): readonly Square[] {
  const plan = planOf(view);
  const { at } = bodyOf(view, who);
  const targets = legal.flatMap(({ action: { type, on } }) => {
    if (type === 'attack') return bodyOf(view, on).at;
    const there = type === 'lob' ? occupant(view, on) : NONE;
    return there !== NONE && areEnemies(view, who, there) ? on : [];
  });
  return targets.toSorted((a, b) => range(plan, at, a) - range(plan, at, b)).slice(0, 1);
}
