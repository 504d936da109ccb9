/** Walks: the legal list has single steps, and a walk takes as many as there are points for. */
import type { Offer } from '@shutterbox/ui/board';
import { STEP } from '../actions.ts';
import { floorOf, sees } from '../map.ts';
import { figureName, squareName } from '../text.ts';
import { type Action, FIGURES, type Figure, isOwn, NONE, type Square, type View } from '../types.ts';
import type { StakeoutQuestion } from './kit.ts';
import { handOf, placeOf } from './places.ts';

/** From the first square that is stepped on to the last. */
export type Way = readonly Square[];

/** The shortest way to every square of floor. */
export function waysOf(
  figure: Figure,
  { options, places }: Pick<View, 'options' | 'places'>,
): ReadonlyMap<Square, Way> {
  const { beside } = floorOf(options.map);
  const ways = new Map<Square, Way>([[places[figure] ?? -1, []]]);
  for (const [square, way] of ways)
    for (const next of beside[square] ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  return ways;
}

export function walks(question: StakeoutQuestion, view: View): readonly Offer<Action>[] {
  const able = new Set(question.legal.flatMap(({ action }) => (action.type === 'step' ? action.figure : [])));
  return [...able].flatMap((figure) =>
    [...waysOf(figure, view)]
      .filter(([, { length }]) => length > 0 && length <= view.points)
      .map(([square, way]) => walk(question, figure, square, way, view)),
  );
}

function walk(question: StakeoutQuestion, figure: Figure, to: Square, way: Way, view: View): Offer<Action> {
  const doubt = doubtOf(way, view);
  return {
    key: `${question.seat}.${question.id} walk ${figure} ${to}`,
    question,
    actions: way.flatMap((square) => STEP[figure]?.[square] ?? []),
    words: `Move ${figureName(figure)} to ${squareName(to, view)}`,
    at: [placeOf(to, view)],
    hand: handOf(figure),
    way: [view.places[figure] ?? to, ...way].map((square) => placeOf(square, view)),
    price: pointsOf(way.length),
    ...(doubt !== undefined && { doubt }),
  };
}

export function pointsOf(n: number): { readonly n: number; readonly of: string } {
  return { n, of: 'point' };
}

/** TT-4.2: a watcher in sight may shoot on the way. A press on another photographer may rather mean to pick it up. */
function doubtOf(way: Way, view: View): string | undefined {
  const floor = floorOf(view.options.map);
  const isFoe = (figure: Figure): boolean => !isOwn(figure, view.observer) && view.watching[figure] === true;
  for (const square of way) {
    const watcher = FIGURES.find((figure) => isFoe(figure) && sees(floor, view.places[figure] ?? square, square));
    if (watcher !== undefined) return `${figureName(watcher)} watches ${squareName(square, view)} and may shoot.`;
  }
  const there = view.places.indexOf(way.at(-1) ?? NONE);
  return there < 0 ? undefined : `${figureName(there)} is already there. Share the square?`;
}
