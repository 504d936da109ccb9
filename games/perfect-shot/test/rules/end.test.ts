import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { DecisionKind, State } from '../../src/types.ts';
import {
  albumNamed,
  BEST,
  collection,
  EAGLE,
  KEEP,
  LEFT,
  legal,
  move,
  photo,
  play,
  RIGHT,
  refused,
  seeing,
  TAKE_BACK,
  TIGER,
  TOP,
  tableOf,
  take,
  WALRUS,
} from './table.ts';

const eye = seeing();

/** The seats asked for a turn from now on, each placing its lowest card. */
function turnsLeft(state: State): number[] {
  const seats: number[] = [];
  while (state.phase === 'turns') {
    seats.push(state.turn);
    play(state, photo(state.hands[state.turn]?.[0] ?? -1), { eye });
  }
  return seats;
}

describe('the last rounds', () => {
  it('PS-7.1 finish the round in which the deck was emptied, and PS-7.2 give everyone one more turn', () => {
    const state = tableOf(3, { deck: 1, turns: [4, 4, 4] });
    const { events } = play(state, photo(0), { eye });
    expect(events).toContainEqual({ type: 'deckEmpty', rounds: 6 });
    expect(state.rounds).toBe(6);
    expect(turnsLeft(state)).toEqual([1, 2, 0, 1, 2]);
    expect(state.turns).toEqual([6, 6, 6]);
  });

  it('PS-7.1 have nothing to finish if the last player of the round emptied the deck', () => {
    const state = tableOf(3, { deck: 1, turn: 2, turns: [5, 5, 4] });
    play(state, photo(6), { eye });
    expect(turnsLeft(state)).toEqual([0, 1, 2]);
  });

  it('PS-7.1 count rounds from the starting player', () => {
    const state = tableOf(3, { deck: 1, first: 1, turn: 0, turns: [4, 5, 5] });
    play(state, photo(0), { eye });
    expect(turnsLeft(state)).toEqual([1, 2, 0]);
  });

  it('PS-7.1 do not begin while cards can be drawn', () => {
    const state = tableOf(2, { deck: 2 });
    const { events } = play(state, photo(0), { eye });
    expect(state.rounds).toBe(0);
    expect(events.some(({ type }) => type === 'deckEmpty')).toBe(false);
  });

  it('PS-7.1 begin as well if the deck was empty before, and are announced once', () => {
    const state = tableOf(2, { deck: 0, turns: [3, 3] });
    expect(play(state, TOP).events).toContainEqual({ type: 'deckEmpty', rounds: 5 });
    expect(play(state, TOP).events).not.toContainEqual(expect.objectContaining({ type: 'deckEmpty' }));
    expect(state.rounds).toBe(5);
  });

  it('PS-7.2 are announced with each turn', () => {
    const state = tableOf(2, { deck: 0, rounds: 5, turn: 1, turns: [4, 3] });
    expect(play(state, TOP).events.at(-1)).toEqual({ type: 'turn', seat: 0, round: 5, last: true });
    const before = tableOf(2, { deck: 0, rounds: 6, turn: 1, turns: [4, 3] });
    expect(play(before, TOP).events.at(-1)).toEqual({ type: 'turn', seat: 0, round: 5, last: false });
  });

  it('PS-7.2 end with the turn of the last player', () => {
    const state = tableOf(2, { deck: 0, rounds: 5, turn: 1, turns: [5, 4] });
    expect(play(state, TOP).events.at(-1)).toEqual({ type: 'lastArranging' });
    expect(state.phase).toBe('confirm');
    expect(game.outcome(state)).toBeUndefined();
  });
});

/** After the last turn: seat 0 has arranged two tiles badly, seat 1 has nothing. */
function atTheEnd(seats = 2): State {
  const state = collection(['Green Shade'], [TIGER, EAGLE]);
  const more = tableOf(seats);
  Object.assign(state, { seats, phase: 'confirm', turns: Array(seats).fill(9), rounds: 9, deck: 0 });
  for (let seat = 2; seat < seats; seat++) {
    for (const key of ['hands', 'photos', 'albums', 'layouts', 'hits', 'misses', 'confirmed'] as const)
      (state[key] as unknown[])[seat] = more[key][seat];
  }
  state.layouts[0] = [[EAGLE]];
  return state;
}

function asked(state: State): readonly (readonly [number, string])[] {
  return game.pending(state).map(({ seat, kind, optional }) => [seat, optional ? `(${kind})` : kind] as const);
}

describe('the last arranging', () => {
  it('PS-7.3 asks everyone at once to confirm, and lets everyone arrange', () => {
    expect(asked(atTheEnd())).toEqual([
      [0, 'confirm'],
      [1, 'confirm'],
      [0, '(arrange)'],
      [1, '(arrange)'],
    ]);
  });

  it('PS-7.3 offers the best arrangement, and your own if you have arranged', () => {
    const state = atTheEnd();
    expect(legal(state, 'confirm', 0)).toEqual([BEST, KEEP]);
    expect(legal(state, 'confirm', 1)).toEqual([BEST]);
    expect(refused(state, KEEP, { seat: 0 })).toBeUndefined();
    expect(refused(state, KEEP, { seat: 1 })).toEqual({ code: 'nothingToKeep', rule: 'PS-7.3' });
    expect(refused(state, TOP, { kind: 'confirm', seat: 1 })).toMatchObject({ code: 'notNow', rule: 'PS-7.3' });
  });

  it.each([
    [BEST, 2, [[EAGLE, TIGER]]],
    [KEEP, 1, [[EAGLE]]],
  ])('PS-7.3 scores %o with %i points', (action, points, layout) => {
    const state = atTheEnd();
    play(state, action, { seat: 0 });
    expect(game.outcome(state)).toBeUndefined();
    const { events } = play(state, BEST, { seat: 1 });
    expect(game.outcome(state)?.score).toEqual([points, 0]);
    expect(state.layouts[0]).toEqual(layout);
    expect(game.pending(state)).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['confirmed', 'over']);
    expect(events.at(-1)).toMatchObject({ sheets: [{ total: points }, { total: 0 }] });
  });

  it('PS-7.3 scores what you arrange now', () => {
    const state = atTheEnd();
    play(state, move(TIGER, undefined, 'Green Shade'), { seat: 0 });
    play(state, KEEP, { seat: 0 });
    play(state, BEST, { seat: 1 });
    expect(game.outcome(state)?.score).toEqual([2, 0]);
  });

  it('PS-7.4 can be taken back until the last player confirms', () => {
    const state = atTheEnd(3);
    expect(play(state, KEEP, { seat: 0 }).events).toEqual([{ type: 'confirmed', seat: 0 }]);
    expect(asked(state)).toEqual([
      [1, 'confirm'],
      [2, 'confirm'],
      [0, '(confirmed)'],
      [1, '(arrange)'],
      [2, '(arrange)'],
    ]);
    expect(legal(state, 'confirmed', 0)).toEqual([TAKE_BACK]);
    expect(play(state, TAKE_BACK, { seat: 0 }).events).toEqual([{ type: 'tookBack', seat: 0 }]);
    expect(asked(state).slice(0, 3)).toEqual([
      [0, 'confirm'],
      [1, 'confirm'],
      [2, 'confirm'],
    ]);
    for (const seat of [2, 0, 1]) play(state, BEST, { seat });
    expect(game.outcome(state)?.score).toEqual([2, 0, 0]);
  });

  it('PS-7.4 keeps tiles where they are while the confirmation stands', () => {
    const state = atTheEnd();
    play(state, KEEP, { seat: 0 });
    expect(() => question(state, 'arrange', 0)).toThrow('No question');
    expect(refused(state, move(TIGER, undefined, 'Green Shade'), { kind: 'confirmed', seat: 0 })).toEqual({
      code: 'notNow',
      rule: 'PS-7.4',
      params: { kind: 'confirmed' },
    });
  });
});

describe('an absent player', () => {
  const timeout = (state: State, kind: DecisionKind, seat: number) =>
    game.timeoutAction(state, question(state, kind, seat));

  it('PS-10.1 takes the older of the open albums', () => {
    const state = tableOf(2, { albumRow: [albumNamed('Proof'), albumNamed('Twins')] });
    expect(timeout(state, 'turn', 0)).toEqual(take('Proof'));
  });

  it('PS-10.1 otherwise takes the top of the deck', () => {
    expect(timeout(tableOf(2, { albumRow: [], albumDeck: [3] }), 'turn', 0)).toEqual(TOP);
  });

  it('PS-10.1 otherwise places the lowest card as printed, without a call', () => {
    const state = tableOf(2, { albumRow: [], albumDeck: [], hands: [[5, 8], [1]] });
    expect(timeout(state, 'turn', 0)).toEqual(photo(5));
  });

  it('PS-10.2 confirms the best arrangement', () => {
    expect(timeout(atTheEnd(), 'confirm', 0)).toEqual(BEST);
    expect(timeout(atTheEnd(), 'confirm', 1)).toEqual(BEST);
  });
});

it('PS-7.3 finds the best arrangement for a player who never arranged', () => {
  const state = atTheEnd();
  state.albums[1] = [albumNamed('Footprints')];
  state.photos[1] =
    state.photos[1]?.map((_, kind) => (kind === LEFT || kind === RIGHT || kind === WALRUS ? 1 : 0)) ?? [];
  play(state, KEEP, { seat: 0 });
  play(state, BEST, { seat: 1 });
  expect(state.layouts[1]).toEqual([[LEFT, RIGHT]]);
  expect(game.outcome(state)?.score).toEqual([1, 5]);
});
