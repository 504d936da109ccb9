import { defaultOptions } from '@shutterbox/kernel';
import { game } from '@shutterbox/template';
import { heuristics } from '@shutterbox/template/bot';
import { expect, it } from 'vitest';
import { searchSpeeds } from '../src/search-bench.ts';

/** So many that reading the clock takes no notable part of the time. */
const STEPS = 50_000;

it('counts what a tree asks for at a glance', () => {
  let steps = 0;
  const dawdle = () => {
    for (let i = 0; i < STEPS; i++) steps++;
  };
  const glance: (typeof heuristics)['glance'] = {
    playout: (...question) => {
      dawdle();
      return heuristics.playout(...question);
    },
    candidates: (_state, _decision, legal) => {
      dawdle();
      return legal;
    },
  };
  const glimpsing = { game, heuristics: { ...heuristics, horizon: 1, glance } };
  const [tree] = searchSpeeds(glimpsing, defaultOptions(game.options), 0.05);
  expect(steps).toBeGreaterThan(STEPS);
  expect(tree?.bot).toBe('mcts:200');
  expect(tree?.shares.policy).toBeGreaterThan(0);
  expect(tree?.shares.candidates).toBeGreaterThan(0);
});
