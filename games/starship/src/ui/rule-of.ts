/** The rule behind each event, for its line in the log. */
import type { Event } from '../events.ts';

const RULES: Readonly<Record<Event['type'], string>> = {
  rolled: 'S-15.1',
  skillRolls: 'S-15.4',
  skill: 'S-15.4',
  wears: 'S-14.8',
  chamber: 'S-7.19',
  kept: 'S-14.13',
  placed: 'S-14.5',
  sealed: 'S-14.16',
  sides: 'S-14.16',
  pet: 'S-14.15',
  list: 'S-3.1',
  gameTurn: 'S-3.1',
  cage: 'S-14.3',
  alarm: 'S-14.4',
  claimed: 'S-3.3',
  begins: 'S-3.8',
  ends: 'S-2.9',
  rests: 'S-3.15',
  moved: 'S-5.1',
  turned: 'S-5.4',
  sneaks: 'S-5.8',
  swears: 'S-7.10',
  light: 'S-6.20',
  portal: 'S-6.3',
  force: 'S-6.10',
  lift: 'S-6.18',
  gear: 'S-7.1',
  reaches: 'S-7.7',
  covers: 'S-13.1',
  attack: 'S-8.1',
  throw: 'S-9.2',
  wounds: 'S-12.1',
  resists: 'S-11.12',
  gas: 'S-11.13',
  wakes: 'S-12.7',
  revived: 'S-14.7',
  order: 'S-3.10',
  over: 'S-14.9',
};

export function ruleOf({ type }: Event): string {
  return RULES[type];
}
