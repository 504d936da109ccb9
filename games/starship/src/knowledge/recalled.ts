/** S-22: what an observer remembers, as its view tells it. */

import type { Memory, Sight, View } from '../types.ts';
import { isIn } from './fog.ts';

/** In the fog: a view that hides something by it. */
export type FogView = View & { readonly sight: Sight };

export function isFogged(seen: View): seen is FogView {
  return seen.sight !== null;
}

/** What a view says of its observer's memory. */
export function memoryIn({
  sight: { known, seen, places, turns },
  bodies,
  items,
  open,
  broken,
  dark,
  story: { shown, exposed, attacked },
}: FogView): Memory {
  return {
    known,
    seen,
    places,
    turns,
    bodies: bodies.map((body, who) => (isIn(known, who) ? null : body)),
    items,
    open,
    broken,
    dark,
    shown,
    exposed,
    attacked,
  };
}
