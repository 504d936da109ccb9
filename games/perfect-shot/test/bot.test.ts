import { botNamed } from '@shutterbox/bots';
import { legalActions, requiredDecisions, SeededChance, searchContext, shuffle } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { bestLayout } from '../src/arrange/best.ts';
import { eyeFor, eyeOff } from '../src/bot/eye.ts';
import { outlook, turnsLeft } from '../src/bot/outlook.ts';
import { heuristics } from '../src/bot.ts';
import { judge, type Verdict } from '../src/cards/judge.ts';
import { CARDS } from '../src/data/cards.ts';
import { game } from '../src/index.ts';
import { scoredNow, scoreSheet } from '../src/score.ts';
import { newTable, question, secrets } from '../src/testing.ts';
import type { Action, State } from '../src/types.ts';
import { collection, LEFT, RIGHT, TIGER, tableOf, WALRUS } from './rules/table.ts';

describe('the outlook', () => {
  it('is the score at the end, once nothing is left to happen', () => {
    const state = collection(['Stripes', 'Twins'], [TIGER, TIGER, TIGER, WALRUS, WALRUS], {
      phase: 'confirm',
      hits: [1, 0],
    });
    expect(outlook(state, 0)).toBe(scoreSheet(scoredNow(state), 0).total);
  });

  it('is better with more tiles, slots, suitable tiles, partners and hits', () => {
    const at = (albums: readonly string[], tiles: readonly number[], hits = 0) =>
      outlook(collection(albums, tiles, { hits: [hits, 0] }), 0);
    expect(at(['Stripes'], [TIGER, TIGER])).toBeGreaterThan(at(['Stripes'], [TIGER]));
    expect(at(['Stripes'], [TIGER, TIGER])).toBeGreaterThan(at(['Stripes'], [WALRUS, WALRUS]));
    expect(at(['Stripes', 'Twins'], [TIGER, TIGER])).toBeGreaterThan(at(['Stripes'], [TIGER, TIGER]));
    expect(at(['Twins'], [LEFT, RIGHT])).toBeGreaterThan(at(['Twins'], [LEFT, LEFT]));
    expect(at([], [], 2)).toBeGreaterThan(at([], [], 1));
  });

  it('knows the turns left once the deck is empty', () => {
    expect(turnsLeft(tableOf(2, { rounds: 9, turns: [7, 8] }), 0)).toBe(2);
    expect(turnsLeft(tableOf(2, { phase: 'confirm' }), 0)).toBe(0);
    expect(turnsLeft(tableOf(2, { deck: 6 }), 0)).toBeGreaterThan(turnsLeft(tableOf(2, { deck: 5 }), 0));
  });
});

it('values a table at a share of the victory', () => {
  const even = tableOf();
  expect(heuristics.evaluate(even, 0)).toBeCloseTo(0.5);
  const ahead = collection(['Stripes'], [TIGER, TIGER, TIGER]);
  expect(heuristics.evaluate(ahead, 0)).toBeGreaterThan(0.5);
  expect(heuristics.evaluate(ahead, 0) + heuristics.evaluate(ahead, 1)).toBeCloseTo(1);
});

it('never calls at random in a playout', () => {
  const state = tableOf();
  const [asked] = requiredDecisions(game.pending(state));
  if (asked === undefined) throw new Error('Nothing is asked.');
  const legal = legalActions(game, state, asked);
  const chance = new SeededChance(1);
  for (let i = 0; i < 200; i++)
    expect(heuristics.playout(state, asked, legal, chance)).not.toMatchObject({ called: true });
});

/** Of the placements where an eye of this effort sees a whole animal, the share that really have one. */
function hitRate(effort: number): number {
  let [expected, hits] = [0, 0];
  for (let seed = 0; seed < 500; seed++) {
    const chance = new SeededChance(seed);
    const deck = [...CARDS.keys()];
    shuffle(deck, chance);
    const stack = deck.splice(0, 1 + chance.int(12)).map((card) => ({ card, turned: chance.int(2) === 1 }));
    const eye = eyeFor(effort, chance);
    for (const shot of deck.slice(0, 3).flatMap((card) => [false, true].map((turned) => ({ card, turned })))) {
      if (eye(stack, shot).perfect.length === 0) continue;
      expected++;
      if (judge(stack, shot).perfect.length > 0) hits++;
    }
  }
  return hits / expected;
}

describe('eyes', () => {
  const names = ({ seen, perfect }: Verdict) => [seen.length, perfect.length];
  const stack = [3, 11, 7].map((card) => ({ card, turned: false }));
  const placed = CARDS.flatMap((_, card) =>
    stack.some((shot) => shot.card === card) ? [] : [{ card, turned: card % 2 === 0 }],
  );

  it('see what the judge sees if they are not off', () => {
    for (const shot of placed) expect(eyeOff(0, 0)(stack, shot)).toEqual(judge(stack, shot));
    expect(eyeFor(3000, new SeededChance(1))).toBe(judge);
  });

  it('err now and then below the hardest level', () => {
    for (const effort of [0, 300, 2999]) {
      const eye = eyeFor(effort, new SeededChance(1));
      const wrong = placed.filter((shot) => String(names(eye(stack, shot))) !== String(names(judge(stack, shot))));
      expect(wrong.length).toBeGreaterThan(0);
      expect(wrong.length).toBeLessThan(placed.length);
    }
  });

  it('are right as often as promised when they see a whole animal', () => {
    const [easy, normal] = [hitRate(0), hitRate(300)];
    expect(easy).toBeGreaterThan(0.55);
    expect(easy).toBeLessThan(0.75);
    expect(normal).toBeGreaterThan(0.8);
    expect(normal).toBeLessThan(0.93);
    expect(hitRate(3000)).toBe(1);
  });

  it('change only what the bot imagines', () => {
    const state = newTable(2, 5);
    const [asked] = requiredDecisions(game.pending(state));
    if (asked === undefined) throw new Error('Nothing is asked.');
    const [action] = legalActions(game, state, asked);
    if (action === undefined) throw new Error('Nothing is legal.');
    const imagine = heuristics.imagine?.(3000, new SeededChance(1));
    const [imagined, real] = [game.clone(state), game.clone(state)];
    imagine?.apply(imagined, asked, action, searchContext(new SeededChance(2)));
    game.apply(real, asked, action, searchContext(new SeededChance(2)));
    expect(imagined).toEqual(real);
  });
});

/** Plays a game to its end, with the first bot in seat 0. */
function winner(bots: readonly string[], seed: number): State {
  const state = newTable(2, seed);
  const chance = new SeededChance(seed, 1);
  for (;;) {
    const [decision] = requiredDecisions(game.pending(state));
    if (decision === undefined) return state;
    const bot = botNamed(bots[decision.seat] ?? '');
    if (!bot.ok) throw new Error(bot.problem);
    const legal = legalActions(game, state, decision);
    const view = () => game.view(state, decision.seat);
    const action = bot.value.choose({ game, heuristics, seat: decision.seat, decision, legal, view, chance });
    game.apply(state, decision, action, searchContext(chance));
  }
}

it('greedy wins against random players', () => {
  const outcomes = [1, 2, 3, 4].map((seed) => game.outcome(winner(['greedy', 'random'], seed)));
  for (const outcome of outcomes) expect(outcome?.rank).toEqual([1, 2]);
});

it.each(['greedy', 'mcts:40'])('%s chooses by what its seat may know: other hands change nothing', (name) => {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.problem);
  let different = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const state = newTable(2 + (seed % 3), seed);
    for (let turn = 0; turn < seed; turn++) {
      const decision = question(state, 'turn');
      const legal = legalActions(game, state, decision);
      game.apply(state, decision, legal[0] as Action, searchContext(new SeededChance(seed, turn)));
    }
    const other = game.clone(state);
    const decision = question(state, 'turn');
    for (const { perturb } of secrets) perturb(other, decision.seat, new SeededChance(seed, 100));
    if (JSON.stringify(other.hands) !== JSON.stringify(state.hands)) different++;
    const chosen = [state, other].map((table) =>
      bot.value.choose({
        game,
        heuristics,
        seat: decision.seat,
        decision,
        legal: legalActions(game, table, decision),
        view: () => game.view(table, decision.seat),
        chance: new SeededChance(seed, 200),
      }),
    );
    expect(chosen[1]).toEqual(chosen[0]);
  }
  expect(different).toBe(8);
});

it('bots end with the best arrangement of their tiles', () => {
  const state = winner(['random', 'random'], 1);
  for (const seat of [0, 1])
    expect(state.layouts[seat]).toEqual(bestLayout(state.albums[seat] ?? [], state.photos[seat] ?? []));
});
