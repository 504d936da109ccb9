import { defaultOptions, Match, seededSource } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

describe('undo', () => {
  it('is refused after a card that you have drawn, and to others because it was not their move', () => {
    const options = { ...defaultOptions(game.options), reserving: false };
    const match = new Match(game, { id: 'm', seats: 2, options }, seededSource(1));
    const [first] = match.pending();
    const drawer = first?.seat ?? 0;
    match.answer(drawer, first?.id ?? 0, { type: 'draw' });
    expect(match.undo(drawer)).toMatchObject({ ok: false, rejection: { code: 'match.undoChance' } });
    expect(match.undo(1 - drawer)).toMatchObject({ ok: false, rejection: { code: 'match.undoOther' } });
  });
});
