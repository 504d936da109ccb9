/** How far the match is: the turn, and how many are left. */
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';

/** "They're Loose! · Turn 14, 26 left". */
export function chapter(view: View): string {
  const { name } = scenarioOf(view);
  if (view.turn === 0) return `${name} · Set-up`;
  const left = turnsLeft(view);
  return `${name} · Turn ${view.turn}, ${left === undefined ? 'no alarm yet' : `${left} left`}`;
}

/** Undefined while the clock stands still: it starts with the alarm. */
export function turnsLeft(view: View): number | undefined {
  const { alarm, limit } = scenarioOf(view);
  const fromAlarm = alarm.includes('sighted');
  if (fromAlarm && view.alarm === 0) return undefined;
  const gone = fromAlarm ? view.turn - view.alarm : view.turn - 1;
  return Math.max(0, limit - gone);
}
