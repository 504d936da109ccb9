/** How long matches are kept once they are over. */
import type { Time } from '@shutterbox/host';

export interface RetentionRule {
  /** Of a match in which no person has a seat. */
  readonly botsMs: number;
  /** Of a match of people; undefined for ever. */
  readonly peopleMs: number | undefined;
  /** Between the day on which its people can first see when it goes, and that time. */
  readonly noticeMs: number;
}

export interface Ended {
  readonly updated: Time;
  /** When it goes, as announced; 0 where nothing is. */
  readonly goes: Time;
  /** Whether a person has a seat. */
  readonly people: boolean;
}

/** When a match goes; 0 for never. What was announced comes no sooner, unless the rule has become shorter, and then with full notice. */
export function goesAt({ updated, goes, people }: Ended, rule: RetentionRule, now: Time): Time {
  if (!people) return updated + rule.botsMs;
  if (rule.peopleMs === undefined) return 0;
  const soonest = now + rule.noticeMs;
  return Math.max(updated + rule.peopleMs, goes === 0 ? soonest : Math.min(goes, soonest));
}
