/** The attributes of a thing that is a place and can be picked up. */
import type { Board } from '@shutterbox/ui/board';

type Placed = ReturnType<Board<unknown>['placed']>;
type Source = ReturnType<Board<unknown>['source']>;

export function both(placed: Placed, source: Source): Placed & Source {
  const marks = [placed['data-is'], source['data-is']].filter((each) => each !== undefined).join(' ');
  return { ...placed, ...source, 'data-is': marks === '' ? undefined : marks };
}
