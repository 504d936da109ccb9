/** What is told before the first question, and while nobody of your side may act. */
import type { Seat } from '@shutterbox/kernel';
import type { Briefing } from '@shutterbox/ui';
import { isFrozen, sideOfSeat } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { briefingLines, frozenLine } from '../text/briefing.ts';
import type { View } from '../types.ts';

export function briefing(view: View, seat: Seat): Briefing {
  const { id, name } = scenarioOf(view);
  const side = sideOfSeat(view, seat);
  return { about: `${id} ${side}`, title: name, text: briefingLines(view, side).join('\n'), rule: 'S-14.9' };
}

/** S-14.4: before the alarm. */
export function waits(view: View): string | undefined {
  return view.sheets.some(({ seat }, who) => seat === view.observer && isFrozen(view, who))
    ? frozenLine(view)
    : undefined;
}
