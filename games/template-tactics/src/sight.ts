/** TT-4.1, TT-6: who is in sight of whom. */
import type { Observer, Side } from '@shutterbox/kernel';
import { floorOf, sees } from './map.ts';
import { FIGURES, type Figure, isOwn, NONE, type Square, type State, sideOf } from './types.ts';

/** A state, or a view, in which figures out of sight see nothing. */
interface Figures extends Pick<State, 'options'> {
  readonly places: readonly Square[];
}

/** Whether one of a side's figures sees a square. */
function sideSees({ options, places }: Figures, side: Side, square: Square): boolean {
  const floor = floorOf(options.map);
  for (const figure of FIGURES) {
    const place = places[figure] as Square;
    if (place >= 0 && sideOf(figure) === side && sees(floor, place, square)) return true;
  }
  return false;
}

/** Whether the other side has the figure in sight; in the light it always does. */
export function isSeen(state: Figures, figure: Figure): boolean {
  const place = state.places[figure] as Square;
  return !state.options.dark || (place !== NONE && sideSees(state, 1 - sideOf(figure), place));
}

/** TT-6.1, TT-7.1. */
export function isKnownTo(state: Figures, figure: Figure, observer: Observer): boolean {
  return isOwn(figure, observer) || state.places[figure] === NONE || isSeen(state, figure);
}

/** By square: whether a side sees it. */
export function seenSquares({ options, places }: Figures, side: Side): boolean[] {
  const { inSight, squares } = floorOf(options.map);
  const seen = Array.from({ length: squares }, () => false);
  for (const figure of FIGURES) {
    const place = places[figure] as Square;
    if (place >= 0 && sideOf(figure) === side) for (const square of inSight[place] as Square[]) seen[square] = true;
  }
  return seen;
}
