/** What is told before the first question. */
import type { Seat } from '@shutterbox/kernel';
import type { Briefing } from '@shutterbox/ui';
import { sideOfSeat } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { briefingLines } from './briefing-lines.ts';

export function briefing(view: View, seat: Seat): Briefing {
  const { id, name } = scenarioOf(view);
  const side = sideOfSeat(view, seat);
  return { about: `${id} ${side}`, title: name, text: briefingLines(view, side).join('\n'), rule: 'S-14.9' };
}
