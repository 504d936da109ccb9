/** How long matches are kept once they are over. */
import type { Time } from '@shutterbox/host';

export interface RetentionRule {
  /** For a match in which no person has a seat. */
  readonly botsMs: number;
  /** For a match with people; undefined for ever. */
  readonly peopleMs: number | undefined;
  /** From the day on which its people can first see when it will be deleted until that time. */
  readonly noticeMs: number;
}

export interface Ended {
  readonly updated: Time;
  /** When it will be deleted, as announced; 0 if nothing is announced. */
  readonly goes: Time;
  /** Whether a person has a seat. */
  readonly people: boolean;
}

/** When a match will be deleted; 0 for never. An announced time never becomes earlier, unless the rule has become shorter, and then with full notice. */
export function goesAt({ updated, goes, people }: Ended, rule: RetentionRule, now: Time): Time {
  if (!people) return updated + rule.botsMs;
  if (rule.peopleMs === undefined) return 0;
  const soonest = now + rule.noticeMs;
  return Math.max(updated + rule.peopleMs, goes === 0 ? soonest : Math.min(goes, soonest));
}
