/** The fog around a view, as if everyone remembered what its observer does: enough for what the observer may do. */
import type { Fog, View } from '../types.ts';
import { campAlone } from './camp.ts';
import { shipOf } from './fog.ts';
import { activeBits } from './memory.ts';
import { isFogged, memoryIn } from './recalled.ts';

export function fogAssumed(view: View): Fog | null {
  if (!isFogged(view)) return null;
  const { items, open, broken, dark, bodies, act } = view;
  const own = memoryIn(view);
  return {
    memories: Array.from({ length: campAlone(view.seats) + 1 }, () => own),
    sweeper: act.who,
    swept: view.sight.swept,
    met: view.sight.met,
    at: bodies.map(({ at }) => at),
    active: activeBits(view),
    items,
    open,
    broken,
    dark,
    ship: shipOf(view),
  };
}
