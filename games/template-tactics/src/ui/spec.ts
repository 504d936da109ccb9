/** What you can do where, and why not elsewhere. The kit turns presses into answers. */
import { count, render } from '@shutterbox/kernel';
import { useMedia } from '@shutterbox/ui';
import { type BoardSpec, type Meaning, type Meant, type Offer, oneEach, type Place } from '@shutterbox/ui/board';
import { besideSquare } from '@shutterbox/ui/surface';
import { useMemo } from 'react';
import { SHOOT, STEP } from '../actions.ts';
import { SHOT_COST } from '../apply.ts';
import { figureName, squareName, whereabouts } from '../text.ts';
import { type Action, FIGURES, type Figure, isOwn, NONE, ownFigures, type Square, type View } from '../types.ts';
import { kindOf, type StakeoutQuestion } from './kit.ts';
import { figureIn, handOf, placeOf, planOf, squareIn } from './places.ts';
import { inFog, isCrate, mayBe } from './sighting.ts';
import { pointsOf, walks, waysOf } from './walks.ts';

/** A finger cannot hover: the first press shows the way of a walk, the second walks it. */
const NO_HOVER = '(hover: none)';

export function useSpec(): BoardSpec<View, Action> {
  const touch = useMedia(NO_HOVER);
  return useMemo(() => specFor(touch), [touch]);
}

export function specFor(touch: boolean): BoardSpec<View, Action> {
  return {
    offers,
    meant,
    name,
    held: (hand) => figureName(figureIn(hand)),
    press: ({ actions: [first] }) => (first?.type === 'shoot' || (touch && first?.type === 'step') ? 'choose' : 'act'),
    several: 'menu',
    beside: (place, dx, dy, { options }) => besideSquare(planOf(options.map), place, dx, dy),
  };
}

function offers(question: StakeoutQuestion, view: View): readonly Offer<Action>[] {
  switch (kindOf(question)) {
    case 'act':
      return [...oneEach(question, (action) => deedAt(action, view)), ...walks(question, view)];
    case 'reaction':
      return oneEach(question, (action) =>
        action.type === 'react' && action.shoots ? lineOf(view.watcher, view.mover, view) : { at: [] },
      );
    case 'bid':
    case 'orders':
      // Orders have only buttons.
      return oneEach(question, () => ({ at: [] }));
  }
}

function deedAt(action: Action, view: View): Meaning | undefined {
  switch (action.type) {
    case 'shoot':
      return {
        ...lineOf(action.figure, action.target, view),
        hand: handOf(action.figure),
        price: pointsOf(SHOT_COST),
      };
    case 'watch':
      return { at: [], price: pointsOf(1) };
    case 'done':
      return { at: [], doubt: `You have ${count(view.points, 'point')} left.` };
    default:
      return undefined;
  }
}

function lineOf(figure: Figure, target: Figure, view: View): Pick<Offer<Action>, 'at' | 'way'> {
  const way = [figure, target].map((each) => placeOf(view.places[each] ?? NONE, view));
  return { at: way.slice(1), way };
}

/** A press on a photographer of the other side means a shot; a press on the floor means a walk. */
function meant(
  question: StakeoutQuestion,
  place: Place,
  hand: string | undefined,
  view: View,
): Meant<Action> | undefined {
  if (kindOf(question) !== 'act') return undefined;
  const square = squareIn(place, view);
  const target = FIGURES.find((figure) => view.places[figure] === square && !isOwn(figure, view.observer));
  const figure = hand === undefined ? nearest(square, question, view) : figureIn(hand);
  const action = target === undefined ? STEP[figure]?.[square] : SHOOT[figure]?.[target];
  const steps = waysOf(figure, view).get(square)?.length;
  if (target === undefined && steps !== undefined)
    return { reason: { sentence: farWords(figure, square, steps, view), rule: 'TT-3.1' } };
  return action && { action };
}

function farWords(figure: Figure, square: Square, steps: number, view: View): string {
  if (steps === 0) return `${figureName(figure)} is already there.`;
  return `${figureName(figure)} needs ${steps} points to get to ${squareName(square, view)}. You have ${view.points}.`;
}

function nearest(square: Square, { seat }: StakeoutQuestion, view: View): Figure {
  const far = (figure: Figure): number => waysOf(figure, view).get(square)?.length ?? Infinity;
  return ownFigures(view, seat).toSorted((a, b) => far(a) - far(b))[0] ?? NONE;
}

/** "Red 1 (yours) at C4", "C4, crate", "C4, out of sight, Blue 2 may be here". */
function name(place: Place, view: View): string {
  const square = squareIn(place, view);
  const here = FIGURES.filter((figure) => view.places[figure] === square);
  if (here.length > 0) return here.map((figure) => render(whereabouts(figure, view), view)).join('; ');
  const may = FIGURES.filter((figure) => mayBe(figure, square, view)).map(
    (figure) => `${figureName(figure)} may be here`,
  );
  const ground = isCrate(square, view) ? ['crate'] : inFog(view)[square] === true ? ['out of sight'] : [];
  return [squareName(square, view), ...ground, ...may].join(', ');
}
