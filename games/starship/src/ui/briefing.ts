/** What is told before the first question. */
import type { Seat } from '@shutterbox/kernel';
import type { Briefing } from '@shutterbox/ui';
import { sideOfSeat } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { briefingLines } from './briefing-lines.ts';

/** By which rule a scenario is won. */
const RULES: Readonly<Record<string, string>> = {
  mutiny: 'S-14.14',
  hijacking: 'S-14.25',
  boarding: 'S-14.30',
  rescue: 'S-14.33',
  breakthrough: 'S-14.35',
  berserker: 'S-14.37',
};

export function briefing(view: View, seat: Seat): Briefing {
  const { id, name } = scenarioOf(view);
  const side = sideOfSeat(view, seat);
  return {
    about: `${id} ${side}`,
    title: name,
    text: briefingLines(view, side).join('\n'),
    rule: RULES[id] ?? 'S-14.9',
  };
}
