import { describe, expect, it, vi } from 'vitest';
import { heardAs } from '../../src/board/dock/heard.ts';
import { chosenOf } from '../../src/board/offers.ts';
import { AT_REST, reduce } from '../../src/board/reduce.ts';
import { createBoardStore } from '../../src/board/store.ts';
import { ASKED, after, BACK, ON_TURN, offer, press, table, toggle } from './table.ts';

describe('a row of the dock', () => {
  const given = table([offer('a'), offer('b')], { press: () => 'choose' });

  it('chooses, and drops its choice when pressed again', () => {
    expect(after(given, [toggle('a')]).state.chosen.get(ON_TURN)).toBe('a');
    const { act, state } = after(given, [toggle('a'), toggle('a')]);
    expect(act).toBeUndefined();
    expect(state).toMatchObject({ chosen: new Map(), said: 'Nothing chosen.' });
  });

  it('acts at once if the game does not choose first', () => {
    expect(after(table([offer('a')]), [toggle('a')]).act?.key).toBe('a');
  });

  it('that is pointed at is known until the next moment', () => {
    const { state } = after(given, [{ did: 'point', row: 'b' }]);
    expect(state.row).toBe('b');
    expect(reduce(state, { did: 'point', row: 'b' }, given).state).toBe(state);
    expect(reduce(state, ASKED, given).state.row).toBeUndefined();
  });
});

describe('a marked offer', () => {
  const given = table([offer('a', { told: 'Route A chosen' })], { press: () => 'mark' });

  it('is confirmed only by the primary button', () => {
    const { act, state } = after(given, [press('a'), press('a')]);
    expect(act).toBeUndefined();
    expect(state).toMatchObject({ said: 'Route A chosen.' });
    expect(reduce(state, { did: 'confirm', question: ON_TURN }, given).act?.key).toBe('a');
  });
});

describe('a suggested offer', () => {
  const given = table([offer('a', { suggested: true }), offer('b')], { press: () => 'choose' });
  const chosen = (state = AT_REST) => chosenOf(state, ON_TURN, given.offers)?.key;

  it('is chosen until the player changes it', () => {
    expect(chosen()).toBe('a');
    expect(chosen(after(given, [toggle('b')]).state)).toBe('b');
    expect(chosen(after(given, [toggle('a')]).state)).toBeUndefined();
    expect(chosen(after(given, [toggle('b'), BACK]).state)).toBeUndefined();
  });

  it('is confirmed with one press', () => {
    expect(after(given, [press('a')]).act?.key).toBe('a');
  });
});

describe('a sent offer', () => {
  const given = table([offer('a'), offer('b')], { press: () => 'choose' });

  it('stays chosen until there is a result', () => {
    const { state } = after(given, [press('a'), press('a')]);
    expect(state.sent).toBe(ON_TURN);
    expect(chosenOf(state, ON_TURN, given.offers)?.key).toBe('a');
    const { state: next } = reduce(state, ASKED, table([]));
    expect(next).toMatchObject({ sent: undefined, chosen: new Map() });
  });
});

describe('a quiet board', () => {
  it('gives a reason for a press, but not for a resting pointer', () => {
    const linger = { did: 'linger', place: 'd' } as const;
    expect(after(table([offer('a')]), [linger]).state.note?.reason?.sentence).toBe('Not this at d.');
    const quiet = table([offer('a')], { quiet: true });
    expect(after(quiet, [linger]).state.note).toBeUndefined();
    expect(after(quiet, [press('d')]).state.note?.reason?.sentence).toBe('Not this at d.');
  });
});

describe('keys of the game', () => {
  it('do what the latest part of the dock says, as long as it is there', () => {
    const { answerKeys, pressKey } = createBoardStore();
    const [first, second] = [vi.fn(), vi.fn()];
    expect(pressKey('1')).toBe(false);
    answerKeys(new Map([['1', first]]));
    const leave = answerKeys(new Map([['1', second]]));
    expect(pressKey('1')).toBe(true);
    leave();
    expect(pressKey('1')).toBe(true);
    expect([first, second].map((each) => each.mock.calls.length)).toEqual([1, 1]);
    expect(pressKey('2')).toBe(false);
  });
});

describe('a button by ear', () => {
  it('is named by its label, then by what it does', () => {
    expect(heardAs('Prepare', 'take 2 tokens')).toBe('Prepare: take 2 tokens');
    expect(heardAs('Offer 1 token', 'offer 1 token for the hare')).toBe('Offer 1 token for the hare');
  });
});
