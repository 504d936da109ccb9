/** Advice for people comes from what their seat may know, and is about legal answers only. */
import { adviseOn } from '@shutterbox/bots';
import { ALL } from '@shutterbox/games';
import {
  type Decision,
  defaultOptions,
  firstRequired,
  type GameDefinition,
  type Heuristics,
  legalActions,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import type { GameParts } from '@shutterbox/manifest';
import { game as perfectShot } from '@shutterbox/perfect-shot';
import { heuristics as perfectShotHeuristics } from '@shutterbox/perfect-shot/bot';
import { describe, expect, it } from 'vitest';

const SEED = 5;
/** Questions with a choice that are asked about in each game. */
const ASKED = 6;
const MOST_ANSWERS = 3;

function advised<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, heuristics: Heuristics<S, A>) {
  const cx = searchContext(new SeededChance(SEED));
  const options = defaultOptions(game.options);
  const state = game.setup(game.seats(options).counts[0] as number, options, cx);
  const asked: { legal: boolean; worths: number[]; reasons: string[]; count: number }[] = [];
  while (asked.length < ASKED) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) break;
    const legal = legalActions(game, state, decision);
    if (legal.length > 1) {
      const view: unknown = JSON.parse(JSON.stringify(game.view(state, decision.seat)));
      const message = { game: game.id, seat: decision.seat, decision, view, legal, seed: SEED };
      const advice = adviseOn({ game, heuristics }, message);
      asked.push({
        legal: advice.every(({ action }) => game.check(state, decision, action) === undefined),
        worths: advice.map(({ worth }) => worth),
        reasons: advice.map(({ reason }) => reason),
        count: advice.length,
      });
    }
    game.apply(state, decision, heuristics.playout(state, decision, legal, cx.chance), cx);
  }
  return asked;
}

async function inGame<O, S, A, E, V>(parts: GameParts<O, S, A, E, V>) {
  const [{ game }, { heuristics }] = await Promise.all([parts.rules(), parts.bot()]);
  return advised(game, heuristics);
}

describe('advice', () => {
  it.each(ALL.filter(({ parts }) => parts !== undefined))(
    'gives a few legal answers, best first, in $id',
    async ({ id, parts }) => {
      // A template may be copied before it has words of its own.
      const sentence = id.startsWith('template') ? /^([A-Z].*\.)?$/ : /^[A-Z].*\.$/;
      const asked = (await parts?.use(inGame)) ?? [];
      expect(asked.length).toBeGreaterThan(0);
      for (const { legal, worths, reasons, count } of asked) {
        expect(legal).toBe(true);
        expect(count).toBeLessThanOrEqual(MOST_ANSWERS);
        expect(worths).toEqual(worths.toSorted((a, b) => b - a));
        for (const worth of worths) expect(worth).toBeGreaterThanOrEqual(0);
        for (const worth of worths) expect(worth).toBeLessThanOrEqual(1);
        for (const reason of reasons) expect(reason).toMatch(sentence);
      }
    },
  );

  it('in Perfect Shot is about albums only', () => {
    const cx = searchContext(new SeededChance(SEED));
    const state = perfectShot.setup(2, defaultOptions(perfectShot.options), cx);
    const decision = firstRequired(perfectShot.pending(state)) as Decision;
    const legal = legalActions(perfectShot, state, decision);
    const { seat } = decision;
    const message = { game: 'perfect-shot', seat, decision, view: perfectShot.view(state, seat), legal, seed: SEED };
    const rules = { game: perfectShot, heuristics: perfectShotHeuristics };
    const advice = adviseOn(rules, message);
    expect(legal.some(({ type }) => type === 'photo')).toBe(true);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.every(({ action }) => action.type !== 'photo')).toBe(true);
    expect(advice[0]?.reason).toMatch(/points more in the end\.$/);
    const photos = legal.filter(({ type }) => type === 'photo');
    expect(adviseOn(rules, { ...message, legal: photos })).toEqual([]);
  });
});
