/** Where the match stands: the turn, and how many are left. */
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';

/** "They're Loose! · Turn 14, 26 left". */
export function chapter(view: View): string {
  const { name, alarm, limit } = scenarioOf(view);
  if (view.turn === 0) return `${name} · Set-up`;
  if (alarm && view.alarm === 0) return `${name} · Turn ${view.turn}, no alarm yet`;
  const gone = alarm ? view.turn - view.alarm : view.turn - 1;
  return `${name} · Turn ${view.turn}, ${Math.max(0, limit - gone)} left`;
}
