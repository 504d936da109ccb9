/** TT-6.2: where a side thinks the photographers that it does not see may be. */
import { floorOf } from './map.ts';
import { isSeen, seenSquares } from './sight.ts';
import {
  FIGURES,
  type Figure,
  type Guise,
  guiseOf,
  isWatching,
  NONE,
  type Square,
  type State,
  sideOf,
  squareOf,
} from './types.ts';

/** After someone was heard: a step in any direction, or a new watch. */
export function hear(state: State, figure: Figure): void {
  state.deeds[figure] = (state.deeds[figure] as number) + 1;
  const { beside } = floorOf(state.options.map);
  const next: Guise[] = [];
  for (const guise of state.maybe[figure] as Guise[]) {
    const square = squareOf(guise);
    for (const to of beside[square] as Square[]) next.push(guiseOf(to, false));
    if (!isWatching(guise)) next.push(guiseOf(square, true));
  }
  state.maybe[figure] = next;
}

/** A turn begins: no photographer of its player keeps watch any more. */
export function lower(state: State, figure: Figure): void {
  state.maybe[figure] = ascending((state.maybe[figure] as Guise[]).map((guise) => guiseOf(squareOf(guise), false)));
}

/** After any change: a figure in sight is where it is seen, any other is on no square in sight. */
export function look(state: State): void {
  const seen = [seenSquares(state, 0), seenSquares(state, 1)];
  for (const figure of FIGURES) {
    const place = state.places[figure] as Square;
    if (place === NONE) state.maybe[figure] = [];
    else if (isSeen(state, figure)) state.maybe[figure] = [guiseOf(place, state.watching[figure] === true)];
    else {
      const inSight = seen[1 - sideOf(figure)] as boolean[];
      state.maybe[figure] = ascending(
        (state.maybe[figure] as Guise[]).filter((guise) => inSight[squareOf(guise)] === false),
      );
    }
  }
}

function ascending(guises: readonly Guise[]): Guise[] {
  return [...new Set(guises)].sort((a, b) => a - b);
}
