/** The law suite as tests: `describeLaws({ game, text, secrets })` is all that a game's laws.test.ts holds. */
import { describe, expect, it } from 'vitest';
import {
  checkLaws,
  LAW_IDS,
  LAW_TITLES,
  type LawId,
  type LawPlan,
  type LawReport,
  type LawSubject,
} from '../laws/index.ts';

const DEFAULT_PLAN: LawPlan = { seed: 1, games: 2, oneStateIn: 4 };
/** This does not measure speed: a busy machine may take ten times as long as an idle one. */
const TIME_LIMIT = 1_200_000;

interface LawTests extends Partial<LawPlan> {
  /** Laws that this game never gives anything to check: `order` if no two seats are asked at once. */
  readonly idle?: readonly LawId[];
}

export function describeLaws<O, S, A, E, V>(
  subject: LawSubject<O, S, A, E, V>,
  { idle = [], ...plan }: LawTests = {},
): void {
  describe(`laws of ${subject.game.id}`, () => {
    let report: LawReport | undefined;
    const walked = (): LawReport => {
      report ??= checkLaws(subject, { ...DEFAULT_PLAN, ...plan });
      return report;
    };
    it.each(LAW_IDS)('%s', { timeout: TIME_LIMIT }, (id) => {
      const violation = walked().violations.find(({ law }) => law === id);
      expect(violation, LAW_TITLES[id]).toBeUndefined();
      // A violation ends its game, so the laws after it may have had nothing to check.
      const checked = walked().violations.length > 0 || walked().tally.checks[id] > 0;
      if (idle.includes(id)) expect(walked().tally.checks[id], `${LAW_TITLES[id]}: said to be idle`).toBe(0);
      else expect(checked, `${LAW_TITLES[id]}: never checked`).toBe(true);
    });
  });
}
