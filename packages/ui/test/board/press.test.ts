import { describe, expect, it } from 'vitest';
import { AT_REST, reduce } from '../../src/board/reduce.ts';
import { ARRANGE, ASKED, after, BACK, drop, lift, ON_ARRANGE, ON_TURN, offer, pick, press, table } from './table.ts';

describe('a press', () => {
  it('acts at once if the game says so', () => {
    const { act, state } = after(table([offer('a')]), [press('a')]);
    expect(act?.key).toBe('a');
    expect(state.said).toBe('');
  });

  it('means an offer at any of its places', () => {
    const route = offer('route', { at: ['b', 'c'] });
    expect(after(table([route]), [press('c')]).act).toBe(route);
  });

  it('does nothing while the question is busy', () => {
    const { act, state } = after(table([offer('a')], { isBusy: () => true }), [press('a')]);
    expect(act).toBeUndefined();
    expect(state.note).toBeUndefined();
  });

  it('shows the way and the places of the action', () => {
    expect(after(table([offer('c', { way: ['a', 'b', 'c'] })]), [press('c')]).follow).toEqual(['a', 'b', 'c']);
    expect(after(table([offer('c')]), [press('c')]).follow).toEqual(['c']);
  });
});

describe('choose and confirm', () => {
  const given = table([offer('a'), offer('b'), offer('tile', { question: ARRANGE, at: ['c'] })], {
    press: () => 'choose',
  });

  it('chooses first, says so, and acts on the second press', () => {
    const first = after(given, [press('a')]);
    expect(first.act).toBeUndefined();
    expect(first.state.chosen.get(ON_TURN)).toBe('a');
    expect(first.state.said).toBe('Chosen: Do a.');
    const second = reduce(first.state, press('a'), given);
    expect(second.act?.key).toBe('a');
    expect(reduce(second.state, ASKED, given).state.chosen.has(ON_TURN)).toBe(false);
  });

  it('keeps the board still under the finger; from the dock it shows the way', () => {
    const walks = table([offer('c', { way: ['a', 'b', 'c'] })], { press: () => 'choose' });
    expect(after(walks, [press('c')]).follow).toEqual(['c']);
    expect(after(walks, [pick('c')]).follow).toEqual(['a', 'b', 'c']);
  });

  it('chooses another instead', () => {
    const { act, state } = after(given, [press('a'), press('b')]);
    expect(act).toBeUndefined();
    expect([...state.chosen]).toEqual([[ON_TURN, 'b']]);
  });

  it('confirms only by the primary button of that question', () => {
    const both = after(given, [press('a'), press('c')]).state;
    const { act, state } = reduce(both, { did: 'confirm', question: ON_TURN }, given);
    expect(act?.key).toBe('a');
    expect([...reduce(state, ASKED, given).state.chosen]).toEqual([[ON_ARRANGE, 'tile']]);
  });

  it('does not confirm an offer that is gone', () => {
    const { state } = after(given, [press('a')]);
    const { act } = reduce(state, { did: 'confirm', question: ON_TURN }, table([offer('b')]));
    expect(act).toBeUndefined();
  });

  it('treats a row of the dock like a press', () => {
    expect(after(given, [pick('b')]).state.said).toBe('Chosen: Do b.');
    expect(after(given, [pick('b'), pick('b')]).act?.key).toBe('b');
    expect(after(given, [pick('gone')]).state).toBe(AT_REST);
  });
});

describe('a thing on a place where something else can be done', () => {
  const given = table([
    offer('die at a', { hand: 'die', at: ['a'] }),
    offer('token at b', { hand: 'token', at: ['b'] }),
  ]);

  it('is picked up with an empty hand; with another thing in the hand the press means the place', () => {
    expect(after(given, [press('b', 'die')]).state.hand).toBe('die');
    expect(after(given, [lift('token'), press('b', 'die')]).act?.key).toBe('token at b');
  });
});

describe('from one place to another', () => {
  const given = table([
    offer('die at a', { hand: 'die', at: ['a'] }),
    offer('token at b', { hand: 'token', at: ['b'] }),
  ]);

  it('lifts, says what is in the hand, and puts it down where it may go', () => {
    const { state } = after(given, [lift('die')]);
    expect(state.hand).toBe('die');
    expect(state.said).toBe('In your hand: the die. It may go to A. Escape puts it back.');
    const put = reduce(state, press('a'), given);
    expect(put.act?.key).toBe('die at a');
    expect(put.state.hand).toBeUndefined();
  });

  it('names the places where it may go, each once; if there are many, says how many', () => {
    const said = (...at: readonly string[]) =>
      after(table([offer('x', { hand: 'die', at }), offer('y', { hand: 'die', at: ['a'] })]), [lift('die')]).state.said;
    expect(said('a', 'b', 'c')).toBe('In your hand: the die. It may go to A, B or C. Escape puts it back.');
    expect(said(...'abcdefghi')).toBe('In your hand: the die. It may go to 9 places. Escape puts it back.');
  });

  it('puts back a thing that is lifted again, and lifts another instead', () => {
    expect(after(given, [lift('die'), lift('die')]).state).toMatchObject({
      hand: undefined,
      said: 'Put back: the die.',
    });
    expect(after(given, [lift('die'), lift('token')]).state.hand).toBe('token');
    expect(after(given, [lift('cup')]).state).toBe(AT_REST);
  });

  it('keeps what is in the hand when a drag begins with it', () => {
    expect(after(given, [lift('die'), { did: 'lift', hand: 'die', carried: true }]).state.hand).toBe('die');
  });

  it('lifts what lies on a pressed place, but first puts down what is in the hand', () => {
    expect(after(given, [press('e', 'die')]).state.hand).toBe('die');
    expect(after(given, [lift('token'), press('b', 'die')]).act?.key).toBe('token at b');
    expect(after(given, [lift('token'), press('e', 'die')]).state.hand).toBe('die');
  });

  it('keeps the hand if a press is refused, and says why', () => {
    const { state } = after(given, [lift('die'), press('b')]);
    expect(state.hand).toBe('die');
    expect(state.note).toEqual({ place: 'b', full: true, reason: { sentence: 'Not die at b.', rule: 'T-1' } });
  });

  it('drops where it may go', () => {
    expect(after(given, [lift('die'), drop('a')]).act?.key).toBe('die at a');
  });

  it('goes back when it is dropped elsewhere, and the reason stays', () => {
    const { state, act } = after(given, [lift('die'), drop('b')]);
    expect(act).toBeUndefined();
    expect(state.hand).toBeUndefined();
    expect(state.note?.reason?.sentence).toBe('Not die at b.');
  });

  it('goes back without a reason when it is dropped nowhere, or where nothing was meant', () => {
    expect(after(given, [lift('die'), drop()]).state).toMatchObject({ hand: undefined, note: undefined });
    const unmeant = { ...given, why: () => undefined };
    expect(after(unmeant, [lift('die'), drop('e')]).state).toMatchObject({ hand: undefined, note: undefined });
    expect(after(given, [drop('a')]).act).toBeUndefined();
  });
});

describe('several at a place', () => {
  const three = [offer('x', { at: ['a'] }), offer('y', { at: ['a'] }), offer('z', { at: ['a'] })];

  it('are chosen in turn, round and round', () => {
    const given = table(three, { several: 'cycle', press: () => 'choose' });
    const keys = [1, 2, 3, 4].map((n) => after(given, Array(n).fill(press('a'))).state.chosen.get(ON_TURN));
    expect(keys).toEqual(['x', 'y', 'z', 'x']);
  });

  it('open a menu, which a row, the same place or another place closes', () => {
    const given = table([...three, offer('b')]);
    const { state, act } = after(given, [press('a')]);
    expect(act).toBeUndefined();
    expect(state).toMatchObject({ menu: 'a', said: '3 things to choose from.' });
    expect(reduce(state, pick('y'), given)).toMatchObject({ act: { key: 'y' }, state: { menu: undefined } });
    expect(reduce(state, press('a'), given).state.menu).toBeUndefined();
    expect(reduce(state, press('b'), given)).toMatchObject({ act: { key: 'b' }, state: { menu: undefined } });
  });

  it('give the focus back to the place when the menu closes', () => {
    const given = table(three);
    expect(after(given, [press('a'), pick('x')]).focus).toEqual({ place: 'a' });
    expect(after(given, [press('a'), BACK]).focus).toEqual({ place: 'a' });
    expect(after(given, [press('a'), { did: 'away' }])).toEqual({
      state: { ...AT_REST, said: '3 things to choose from.' },
    });
  });

  it('ask to pick something up first', () => {
    const hands = [offer('x', { at: ['a'], hand: 'die' }), offer('y', { at: ['a'], hand: 'token' })];
    const given = table(hands, { several: 'hand' });
    expect(after(given, [press('a')]).state.note?.reason?.sentence).toBe('Pick up the die or the token first.');
    expect(after(given, [lift('token'), press('a')]).act?.key).toBe('y');
  });

  it('open a menu if picking up would not tell them apart', () => {
    expect(after(table(three, { several: 'hand' }), [press('a')]).state.menu).toBe('a');
    const same = [offer('x', { at: ['a'], hand: 'die' }), offer('y', { at: ['a'], hand: 'die' })];
    expect(after(table(same, { several: 'hand' }), [lift('die'), press('a')]).state.menu).toBe('a');
  });
});

describe('a warning', () => {
  const risky = offer('a', { doubt: 'Vance covers this corridor' });

  it('asks once more beside the place, and the next press confirms', () => {
    const given = table([risky, offer('b', { doubt: 'It is dark' })]);
    const { state, act } = after(given, [press('a')]);
    expect(act).toBeUndefined();
    expect(state.note).toEqual({ place: 'a', full: true, reason: { sentence: 'Vance covers this corridor' } });
    expect(reduce(state, press('a'), given).act?.key).toBe('a');
    expect(reduce(state, press('b'), given).act).toBeUndefined();
    expect(after(given, [press('b'), press('a')], state).act).toBeUndefined();
  });

  it('comes with the choice, which asks already', () => {
    const given = table([risky], { press: () => 'choose' });
    const { state } = after(given, [press('a')]);
    expect(state.said).toBe('Chosen: Do a. Vance covers this corridor.');
    expect(state.note?.place).toBe('a');
    expect(reduce(state, press('a'), given).act?.key).toBe('a');
  });

  it('for a button in the dock is shown there', () => {
    const { state } = after(table([risky]), [pick('a')]);
    expect(state).toMatchObject({ doubted: 'a', said: '', note: undefined });
    expect(after(table([risky]), [pick('a'), pick('a')]).act?.key).toBe('a');
  });

  it('for a row of a menu is beside its place', () => {
    const given = table([{ ...risky, at: ['b'] }, offer('b')]);
    const { state } = after(given, [press('b'), pick('a')]);
    expect(state).toMatchObject({ menu: undefined, doubted: 'a', note: { place: 'b' } });
  });

  it('goes when you do something else', () => {
    const { state } = after(table([risky]), [pick('a'), { did: 'say', words: 'Die 1 held.' }]);
    expect(state).toMatchObject({ doubted: undefined, said: 'Die 1 held.' });
  });

  it('is taken back before the hand is', () => {
    const given = table([{ ...risky, hand: 'die' }]);
    const { state } = after(given, [lift('die'), press('a'), BACK]);
    expect(state).toMatchObject({ hand: 'die', doubted: undefined, note: undefined });
  });
});

describe('a place where nothing can be done', () => {
  it('says why when it is pressed, and closes its note when it is pressed again', () => {
    const given = table([]);
    expect(after(given, [press('d')]).state.note).toMatchObject({ place: 'd', full: true });
    expect(after(given, [press('d'), press('d')]).state.note).toBeUndefined();
    expect(after(given, [press('d'), press('e')]).state.note?.place).toBe('e');
  });

  it('opens its note without a reason if the question is not about it', () => {
    expect(after(table([], { why: () => undefined }), [press('d')]).state.note).toEqual({
      place: 'd',
      full: true,
      reason: undefined,
    });
  });

  it('tells a pointer that rests, and stops when it leaves', () => {
    const given = table([offer('a')]);
    const { state } = after(given, [{ did: 'linger', place: 'd' }]);
    expect(state.note).toMatchObject({ place: 'd', full: false });
    expect(reduce(state, { did: 'linger', place: undefined }, given).state.note).toBeUndefined();
    expect(reduce(state, { did: 'linger', place: 'a' }, given).state.note).toBeUndefined();
    expect(after(given, [{ did: 'linger', place: 'a' }]).state).toBe(AT_REST);
  });

  it('does not tell a pointer a reason that is only given on a press', () => {
    const given = { ...table([]), why: () => ({ sentence: 'Read this first.', whenTried: true }) };
    expect(after(given, [{ did: 'linger', place: 'd' }]).state.note).toBeUndefined();
    expect(after(given, [press('d')]).state.note).toMatchObject({
      full: true,
      reason: { sentence: 'Read this first.' },
    });
  });

  it('does not replace a note that was asked for', () => {
    const given = table([]);
    const { state } = after(given, [press('d'), { did: 'linger', place: 'e' }]);
    expect(state.note?.place).toBe('d');
  });

  it('shows what it is on a long press, even if something can be done', () => {
    const given = table([offer('a')]);
    expect(after(given, [{ did: 'hold', place: 'a' }]).state.note).toEqual({
      place: 'a',
      full: true,
      reason: undefined,
    });
    expect(after(given, [{ did: 'hold', place: 'd' }]).state.note?.reason?.sentence).toBe('Not this at d.');
  });
});
