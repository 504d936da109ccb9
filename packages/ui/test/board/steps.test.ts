import { describe, expect, it } from 'vitest';
import { AT_REST, reduce } from '../../src/board/reduce.ts';
import type { Did } from '../../src/board/types.ts';
import { ARRANGE, after, BACK, drop, lift, ON_ARRANGE, ON_TURN, offer, press, step, table } from './table.ts';

const focus = (place: string): Did => ({ did: 'aim', place, focused: true });
const ASKED: Did = { did: 'asked', focused: true };

describe('the cursor', () => {
  const given = table([offer('b'), offer('d'), offer('die at e', { hand: 'die', at: ['e'] })]);

  it('follows the focus, and not the pointer', () => {
    expect(after(given, [focus('c')]).state).toMatchObject({ aim: 'c', cursor: 'c' });
    expect(after(given, [focus('c'), { did: 'aim', place: 'e' }]).state).toMatchObject({ aim: 'e', cursor: 'c' });
    expect(after(given, [{ did: 'aim', place: undefined }]).state).toBe(AT_REST);
  });

  it('goes one step, takes the focus with it and comes into view', () => {
    expect(after(given, [focus('c'), step(1)])).toMatchObject({
      state: { cursor: 'd', aim: 'd' },
      focus: { place: 'd' },
      follow: ['d'],
    });
  });

  it('stays at the edge', () => {
    const { state, focus: moved } = after(given, [focus('e'), step(1)]);
    expect(state.cursor).toBe('e');
    expect(moved).toBeUndefined();
  });

  it('begins at the first usable place', () => {
    expect(after(given, [step(1)]).focus).toEqual({ place: 'b' });
    expect(after(table([]), [step(1)]).focus).toEqual({ place: 'a' });
    expect(after(table([], { places: [] }), [step(1)]).state).toBe(AT_REST);
  });

  it.each([
    [['c', 1], 'd'],
    [['c', -1], 'b'],
    [['e', 1], 'b'],
    [['a', -1], 'e'],
  ] as const)('leaps from %j to %s', ([from, by], to) => {
    expect(after(given, [focus(from), { did: 'jump', by }]).focus).toEqual({ place: to });
  });

  it('jumps only to places where the thing in the hand may go', () => {
    expect(after(given, [focus('a'), lift('die'), { did: 'jump', by: 1 }]).focus).toEqual({ place: 'e' });
  });
});

describe('place and facing', () => {
  const facing = (eighths: readonly number[]) =>
    table(eighths.map((each) => offer(`a${each}`, { at: ['a'], hand: 'tile', facing: each })));
  const four = facing([0, 2, 4, 6]);
  const eight = facing([0, 1, 2, 3, 4, 5, 6, 7]);

  it('asks for the facing after the place, and confirms it by a second press', () => {
    const { state, act } = after(four, [lift('tile'), press('a')]);
    expect(act).toBeUndefined();
    expect(state.turning).toEqual({ place: 'a', facing: 0 });
    expect(after(four, [step(0, 1), press('a')], state).act?.key).toBe('a4');
  });

  it('asks after a drop, too', () => {
    expect(after(four, [lift('tile'), drop('a'), step(-1), press('a')]).act?.key).toBe('a6');
  });

  it.each([
    ['right', [[1, 0]], 1],
    [
      'right twice',
      [
        [1, 0],
        [1, 0],
      ],
      2,
    ],
    ['left', [[-1, 0]], 7],
    ['down', [[0, 1]], 4],
    [
      'left, left, up',
      [
        [-1, 0],
        [-1, 0],
        [0, -1],
      ],
      7,
    ],
  ] as const)('turns among eight by arrows: %s', (_, arrows, wanted) => {
    const { state } = after(eight, [press('a'), ...arrows.map(([dx, dy]) => step(dx, dy))]);
    expect(state.turning?.facing).toBe(wanted);
  });

  it('does not turn to a facing that is not offered', () => {
    expect(after(facing([0, 2]), [press('a'), step(0, 1)]).state.turning?.facing).toBe(0);
  });

  it('asks nothing if there is only one facing', () => {
    expect(after(facing([2]), [press('a')]).act?.key).toBe('a2');
  });

  it('is cancelled by a press elsewhere', () => {
    expect(after(four, [press('a'), press('d')]).state).toMatchObject({ turning: undefined, note: { place: 'd' } });
  });
});

describe('back', () => {
  it('takes back one thing at a time', () => {
    const offers = [
      offer('card', { at: ['b'] }),
      offer('c0', { at: ['c'], hand: 'tile', facing: 0, question: ARRANGE }),
      offer('c2', { at: ['c'], hand: 'tile', facing: 2, question: ARRANGE }),
    ];
    const given = table(offers, { press: () => 'choose' });
    const turning = after(given, [{ did: 'hold', place: 'd' }, press('b'), lift('tile'), press('c')]).state;
    const seen = [1, 2, 3, 4].map((n) => after(given, Array(n).fill(BACK), turning).state);
    expect(seen.map(({ turning: t, hand, chosen }) => [t !== undefined, hand, chosen.size])).toEqual([
      [false, 'tile', 1],
      [false, undefined, 1],
      [false, undefined, 0],
      [false, undefined, 0],
    ]);
    expect(seen.map(({ said }) => said)).toEqual(['', 'Put back: the tile.', 'Nothing chosen.', 'Nothing chosen.']);
  });

  it('closes a menu, and a note before what was chosen earlier', () => {
    const menu = table([offer('x', { at: ['a'] }), offer('y', { at: ['a'] })]);
    expect(after(menu, [press('a'), BACK]).state.menu).toBeUndefined();
    const given = table([offer('a'), offer('b', { hand: 'die' })], { press: () => 'choose' });
    const { state } = after(given, [press('a'), lift('die'), press('d'), BACK]);
    expect(state).toMatchObject({ note: undefined, hand: 'die' });
    expect(state.chosen.size).toBe(1);
  });

  it('takes back a choice together with its warning', () => {
    const given = table([offer('a', { doubt: 'Sure?' })], { press: () => 'choose' });
    const { state } = after(given, [press('a'), BACK]);
    expect(state).toEqual({ ...AT_REST, said: 'Nothing chosen.' });
  });

  it('leaves Escape to the table if there is nothing to take back', () => {
    expect(after(table([]), [BACK]).state).toBe(AT_REST);
  });

  it('takes back what was chosen last, of several questions', () => {
    const given = table([offer('a'), offer('b', { question: ARRANGE })], { press: () => 'choose' });
    const { state } = after(given, [press('b'), press('a')]);
    expect([...reduce(state, BACK, given).state.chosen]).toEqual([[ON_ARRANGE, 'b']]);
    const again = after(given, [press('a'), press('b')]).state;
    expect([...reduce(again, BACK, given).state.chosen]).toEqual([[ON_TURN, 'a']]);
  });
});

describe('when the table has moved on', () => {
  it('keeps the choice for a question that is still open, and drops offers that are gone', () => {
    const before = table([offer('a'), offer('b', { hand: 'die' })], { press: () => 'choose' });
    const { state } = after(before, [press('a'), lift('die'), press('d')]);
    const next = reduce(state, ASKED, table([offer('a')])).state;
    expect(next).toMatchObject({ hand: undefined, note: undefined });
    expect(next.chosen.get(ON_TURN)).toBe('a');
  });

  it('lets the hand wait while something is shown', () => {
    const given = table([offer('b', { hand: 'die' })]);
    const { state } = after(given, [lift('die')]);
    expect(reduce(state, ASKED, table([])).state.hand).toBe('die');
    expect(reduce(state, ASKED, given).state.hand).toBe('die');
  });

  it('drops a facing and a warning that are no longer offered', () => {
    const tiles = [0, 2].map((facing) => offer(`a${facing}`, { at: ['a'], facing }));
    expect(after(table([offer('b')]), [ASKED], after(table(tiles), [press('a')]).state).state.turning).toBeUndefined();
    const doubted = after(table([offer('a', { doubt: 'Sure?' })]), [press('a')]).state;
    expect(after(table([offer('b')]), [ASKED], doubted).state.doubted).toBeUndefined();
  });

  it('hands the focus to the nearest place, or to the dock', () => {
    const { state } = after(table([]), [focus('c')]);
    expect(reduce(state, ASKED, table([], { places: ['a', 'b'] }))).toMatchObject({
      state: { cursor: 'b', aim: 'b' },
      focus: { place: 'b' },
    });
    expect(reduce(state, ASKED, table([], { places: [] }))).toMatchObject({ state: { aim: undefined }, focus: 'dock' });
  });

  it('moves only the tab stop if the focus was elsewhere', () => {
    const { state } = after(table([]), [focus('c')]);
    const upshot = reduce(state, { did: 'asked', focused: false }, table([], { places: ['a', 'b'] }));
    expect(upshot.state.cursor).toBe('b');
    expect(upshot.focus).toBeUndefined();
  });

  it('gets the focus back if its place is there under a new element', () => {
    const { state } = after(table([]), [focus('c')]);
    expect(reduce(state, ASKED, table([])).focus).toEqual({ place: 'c' });
    expect(reduce(state, { did: 'asked', focused: false }, table([])).focus).toBeUndefined();
  });
});
