/** What the observer's side sees and remembers, square by square. */
import { seenSquares } from '../sight.ts';
import { type Figure, HIDDEN, type Square, sideOf, squareOf, type View } from '../types.ts';

export function isCrate(square: Square, { options }: Pick<View, 'options'>): boolean {
  return options.map.rows.join('')[square] === '#';
}

/** TT-6.1: by square, whether it is out of sight of the observer's side. Onlookers have no side. */
export function inFog(view: View): readonly boolean[] {
  const { observer, options, phase } = view;
  if (!options.dark || observer === 'spectator' || phase === 'over') return [];
  return seenSquares(view, sideOf(observer)).map((seen, square) => !seen && !isCrate(square, view));
}

/** TT-6.2: whether the observer's side thinks it possible. */
export function mayBe(figure: Figure, square: Square, { places, maybe }: View): boolean {
  return places[figure] === HIDDEN && maybe[figure]?.some((guise) => squareOf(guise) === square) === true;
}
