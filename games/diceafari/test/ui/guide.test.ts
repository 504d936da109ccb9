import { defaultOptions, Match, seededSource } from '@shutterbox/kernel';
import { describeGuide } from '@shutterbox/ui/guide/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { guide } from '../../src/ui/guide.ts';
import { routesFor } from '../../src/ui/routes.ts';

describeGuide({ game, guide });

describe('the routes that the lesson teaches', () => {
  it('are first in their list: chosen beforehand, and no worse than the rest', () => {
    const options = { ...defaultOptions(game.options), ...guide.options };
    const start = { id: 'lesson', seats: guide.seats, options };
    const match = new Match(game, start, seededSource(guide.seed));
    const taught = guide.steps.flatMap(({ answers, bots = [] }) => [
      ...answers.map((action) => ({ action, mine: true })),
      ...bots.map((action) => ({ action, mine: false })),
    ]);
    const firsts = taught.flatMap(({ action, mine }) => {
      const [asked] = match.pending();
      if (asked === undefined) throw new Error('Nothing is asked.');
      const legal = match.legal(asked.seat, asked.id).map((each) => ({ action: each, words: '' }));
      const routes = routesFor({ ...asked, words: '', legal }, match.view(asked.seat));
      match.answer(asked.seat, asked.id, action);
      return mine && action.type === 'claim' ? [[action.tiles, routes[0]?.tiles]] : [];
    });
    expect(firsts).toHaveLength(2);
    for (const [tiles, first] of firsts) expect(tiles).toEqual(first);
  });
});
