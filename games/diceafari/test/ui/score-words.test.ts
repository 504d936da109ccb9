import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { ranking } from '../../src/score.ts';
import { newTable } from '../../src/testing.ts';
import { type Event, NONE } from '../../src/types.ts';
import { collectedBy, lastMove } from '../../src/ui/score/last-move.ts';
import { endWords, placeNote, tieWords, winnerOf } from '../../src/ui/score/score-words.ts';
import { claim, play, tableOf } from '../rules/table.ts';

const SITTERS = ['Ann', 'Bob', 'Cleo'].map((name, seat) => ({
  seat,
  name,
  kind: 'person' as const,
  mine: false,
  away: false,
}));

/** The first seat began, and all have had the same number of turns. */
function ended(score: readonly number[], reason = 'claimed') {
  const rank = ranking(score, { turns: score.map(() => 3), first: 0, seats: score.length });
  return { observer: 1, sitters: SITTERS, outcome: { score, rank, reason } } as const;
}

describe('the result', () => {
  it('says nothing about ties if there is none', () => {
    const room = ended([20, 31, 12]);
    expect(winnerOf(room.outcome)).toBe(1);
    expect(tieWords(room)).toBe('');
  });

  it('says whose last turn was longer ago', () => {
    const room = ended([31, 31, 31]);
    expect(winnerOf(room.outcome)).toBe(0);
    expect(tieWords(room)).toBe('A tie with you and Cleo: their last turn was longer ago.');
  });

  it('says why a place is ahead of another with the same points', () => {
    const { outcome } = ended([12, 40, 12]);
    expect(outcome.rank).toEqual([2, 1, 3]);
    expect([0, 1, 2].map((seat) => placeNote(outcome, seat, 'spectator'))).toEqual([
      'their last turn was longer ago',
      '',
      '',
    ]);
  });

  it('says how the match ended', () => {
    const view = game.view(newTable(), 0);
    expect(endWords({ ...ended([1, 2]), view })).toBe(
      'All tiles are claimed. Photos left between two tiles of one player went to that player.',
    );
    expect(endWords({ ...ended([1, 2], 'turns'), view })).toBe(
      'Everyone has had thirty turns. Photos left between two tiles of one player went to that player.',
    );
  });

  it('says what the last move did', () => {
    const state = { ...tableOf(['oooo'], { owners: '00..' }), turns: [4, 4] };
    const { events } = play(state, claim(2, 3));
    const photo = play(state, { type: 'photo', spot: 2 });
    const last = lastMove([...events, ...photo.events]);
    expect(last).toEqual({ seat: 0, tiles: [2, 3], handed: 2 });
    expect([0, 1].map((seat) => collectedBy(seat, photo.events))).toEqual([2, 0]);
    const room = { ...ended([1, 2]), view: game.view(state, 1) };
    expect(endWords(room, last)).toBe(
      'Ann claimed C1 and D1. All tiles are claimed, so the last 2 photos were handed out.',
    );
    expect(endWords(room, { seat: 1, tiles: [3], handed: 0 })).toBe('You claimed D1. All tiles are claimed.');
  });

  it('knows the bonus of the last move, and forgets it with the next turn', () => {
    const turn: readonly Event[] = [
      { type: 'turn', seat: 1, turn: 3 },
      { type: 'claimed', seat: 1, tiles: [0, 1], before: [NONE, 0] },
      { type: 'bonus', seat: 1, tile: 3 },
    ];
    expect(lastMove(turn)).toEqual({ seat: 1, tiles: [0, 1, 3], handed: 0 });
    expect(lastMove([...turn, { type: 'turn', seat: 0, turn: 4 }])).toBeUndefined();
    expect(lastMove([])).toBeUndefined();
  });
});
