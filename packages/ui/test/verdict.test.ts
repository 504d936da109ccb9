import { expect, it } from 'vitest';
import type { Sitter } from '../src/index.ts';
import { verdictOf } from '../src/index.ts';

function sitters(mine: readonly number[], sides: readonly string[] = []): readonly Sitter[] {
  return ['Ann', 'Ben'].map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    mine: mine.includes(seat),
    away: false,
    ...(sides[seat] !== undefined && { side: sides[seat] }),
  }));
}

const WON = { rank: [2, 1], score: [0, 1], reason: 'limit' };

it('says "you" to the only player at a device', () => {
  expect(verdictOf(WON, { observer: 1, sitters: sitters([1]) })).toBe('You win');
  expect(verdictOf(WON, { observer: 0, sitters: sitters([0]) })).toBe('Ben wins');
});

it('names the side or the player if several share the device', () => {
  expect(verdictOf(WON, { observer: 1, sitters: sitters([0, 1]) })).toBe('Ben wins');
  const sided = { ...WON, side: [0, 1] };
  expect(verdictOf(sided, { observer: 1, sitters: sitters([0, 1], ['crew', 'animals']) })).toBe('The animals win');
  expect(verdictOf(sided, { observer: 1, sitters: sitters([0, 1], ['Red', 'Blue']) })).toBe('Blue wins');
  const draw = { ...sided, rank: [1, 1] };
  expect(verdictOf(draw, { observer: 1, sitters: sitters([0, 1], ['crew', 'animals']) })).toBe(
    'Ann and Ben share the victory',
  );
});
