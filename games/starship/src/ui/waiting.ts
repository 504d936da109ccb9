/** Why nobody of your side may act. */
import { isFrozen } from '../people.ts';
import { frozenLine } from '../text/clock.ts';
import type { View } from '../types.ts';

/** S-14.4: before the alarm. */
export function waits(view: View): string | undefined {
  return view.sheets.some(({ seat }, who) => seat === view.observer && isFrozen(view, who))
    ? frozenLine(view)
    : undefined;
}
