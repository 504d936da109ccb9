import { legalActions, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { heuristics } from '../src/bot.ts';
import { game } from '../src/index.ts';
import { question, table } from './rules/table.ts';

it('values photographers, and having a shot more than being exposed to one', () => {
  const even = table({ places: ['A1', 'A5', 'C1', 'C5'], dark: false });
  const ahead = table({ places: ['A1', '', 'C1', 'C5'], dark: false });
  expect(heuristics.evaluate(ahead, 0)).toBeGreaterThan(heuristics.evaluate(even, 0));
  expect(heuristics.evaluate(ahead, 1)).toBeLessThan(heuristics.evaluate(even, 1));
  expect(heuristics.evaluate(even, 0)).toBeGreaterThan(heuristics.evaluate(even, 1));
});

it('shoots in playouts if it can', () => {
  const state = table({ places: ['A4', 'C4', 'A1', 'C1'] });
  const asked = question(state);
  const legal = legalActions(game, state, asked);
  expect(heuristics.playout(state, asked, legal, new SeededChance(1))).toEqual({ type: 'shoot', figure: 0, target: 1 });
});
