/** What is said about a turn: its phases, its dice, what you give up, what leaves no trace, and how it all begins. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Event } from '../../src/types.ts';
import { duration } from '../../src/ui/durations.ts';
import { isBeginning } from '../../src/ui/opening.ts';
import { phases } from '../../src/ui/prompt.tsx';
import { sayingWords } from '../../src/ui/saying.tsx';
import { areRolling, diceShown } from '../../src/ui/watch-tray.tsx';
import { leftWords } from '../../src/ui/words.ts';
import { play, tableOf } from '../rules/table.ts';

describe('the phases of a turn', () => {
  const row = ['oooo', 'mmmm'];
  const CLAIM = { type: 'claim', tiles: [0, 1] } as const;

  it('include no past bonus if none was earned', () => {
    const state = tableOf(row, { bonus: 3 });
    expect(phases(game.view(state, 0))).toEqual({ names: ['Dice', 'Bonus', 'Photo'], current: 0 });
    play(state, CLAIM);
    expect(phases(game.view(state, 0))).toEqual({ names: ['Dice', 'Photo'], current: 1 });
  });

  it('include a bonus that was claimed, and the next turn a new chance of one', () => {
    const state = tableOf(row, { bonus: 2 });
    play(state, CLAIM);
    expect(phases(game.view(state, 0))).toEqual({ names: ['Dice', 'Bonus', 'Photo'], current: 1 });
    play(state, { type: 'bonus', tile: 7 });
    expect(phases(game.view(state, 0))).toEqual({ names: ['Dice', 'Bonus', 'Photo'], current: 2 });
    play(state, { type: 'noPhoto' }, [0, 0, 0, 0, 0]);
    expect(game.view(state, 0).bonusClaimed).toBe(false);
  });

  it('include no bonus once the bonus die is no longer rolled', () => {
    const state = tableOf(row, { bonus: 0, owners: '00001111' });
    expect(phases(game.view(state, 0)).names).toEqual(['Dice', 'Photo']);
  });
});

describe('what you give up by ending the turn', () => {
  it('is counted', () => {
    expect(leftWords(2, 1)).toBe('2 routes are open, and 1 roll is left.');
    expect(leftWords(1, 0)).toBe('1 route is open.');
    expect(leftWords(0, 2)).toBe('2 rolls are left.');
  });
});

describe('the dice beside the map', () => {
  const rolled = (seat: number, roll: number, dice: readonly number[]): Event => ({
    type: 'rolled',
    seat,
    roll,
    hold: 0,
    dice,
    bonus: 3,
  });
  const events: readonly Event[] = [
    rolled(0, 3, [5, 5, 5, 5]),
    { type: 'nothing', seat: 0, forced: true },
    { type: 'turn', seat: 1, turn: 1 },
    rolled(1, 1, [2, 2, 2, 2]),
  ];
  const before = { dice: [1, 1, 1, 1], bonus: 3, rolls: 2, turn: 0 };
  const view = { dice: [2, 2, 2, 2], bonus: 3, rolls: 1, turn: 1 };
  const shownAt = (index: number) => diceShown(view, before, events, { index, pace: 1 }).dice[0];

  it('are those of the last roll until the next player has rolled', () => {
    expect([0, 1, 2, 3].map(shownAt)).toEqual([5, 5, 5, 2]);
  });

  it('do not give away a roll that comes later in the same step', () => {
    const photo: Event = { type: 'photo', seat: 0, spot: 1, animal: 0, secret: false };
    const later = [photo, rolled(1, 1, [2, 2, 2, 2])];
    expect(diceShown(view, before, later, { index: 0, pace: 1 })).toBe(before);
    expect(diceShown(view, before, [photo], { index: 0, pace: 1 })).toBe(view);
    expect(diceShown(view, before, later, { index: 0, pace: 0 })).toBe(view);
  });
});

describe('what a screen reader hears of the dice', () => {
  const rolled: Event = { type: 'rolled', seat: 0, roll: 1, hold: 0, dice: [1, 1, 1, 1], bonus: 3 };

  it('waits while they are in the air, but not with motion off', () => {
    expect(areRolling({ event: rolled, pace: 1 })).toBe(true);
    expect(areRolling({ event: rolled, pace: 0 })).toBe(false);
    expect(areRolling({ event: { type: 'nothing', seat: 0, forced: true }, pace: 1 })).toBe(false);
    expect(areRolling(undefined)).toBe(false);
  });
});

describe('what leaves no trace on the map', () => {
  const room = {
    observer: 0,
    sitters: [
      { seat: 0, name: 'Ann', kind: 'person', mine: true, away: false },
      { seat: 1, name: 'Bob', kind: 'person', mine: false, away: false },
    ],
  } as const;

  it('is said, and a failed last roll stays long enough to be read at double speed', () => {
    const forced: Event = { type: 'nothing', seat: 0, forced: true };
    expect(sayingWords(forced, room)).toBe('These dice fit no route: your turn is over');
    expect(sayingWords({ ...forced, seat: 1 }, room)).toBe("Bob's dice fit no route");
    expect(sayingWords({ ...forced, forced: false }, room)).toBe('You claim nothing');
    expect(sayingWords({ type: 'noPhoto', seat: 1 }, room)).toBe('Bob takes no photo');
    expect(sayingWords({ type: 'bonus', seat: 1, tile: 2 }, room)).toBeUndefined();
    expect(sayingWords({ type: 'collected', seat: 1, spot: 0, animal: 2 }, room)).toMatch(/^The game is over/);
    expect(duration(forced) / 2).toBeGreaterThan(900);
  });
});

describe('the beginning of a match', () => {
  const FREE = -1;
  const at = { observer: 0, turn: 0, turns: [0, 0], rolls: 1, owners: [FREE, FREE, 1] } as const;

  it('is seen until the player does something', () => {
    expect(isBeginning(at)).toBe(true);
    expect(isBeginning({ ...at, turns: [0, 1] })).toBe(true);
    expect(isBeginning({ ...at, turn: 1, rolls: 3 })).toBe(true);
    expect(isBeginning({ ...at, rolls: 2 })).toBe(false);
    expect(isBeginning({ ...at, owners: [0, FREE, 1] })).toBe(false);
    expect(isBeginning({ ...at, turns: [1, 0] })).toBe(false);
  });

  it('is shown to a spectator until someone does', () => {
    const watched = { ...at, observer: 'spectator' } as const;
    expect(isBeginning(watched)).toBe(true);
    expect(isBeginning({ ...watched, turns: [1, 0] })).toBe(false);
  });
});
