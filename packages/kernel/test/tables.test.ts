import { describe, expect, it } from 'vitest';
import { defaultOptions, SeededChance } from '../src/index.ts';
import { ruleTables, witness } from '../src/testing/tables.ts';
import { type Event, type State, toy } from './toy.ts';

const { question, asked, legal, refused, play } = ruleTables({
  ...toy,
  // Without the standing bets each seat has only one question.
  pending: (state) => toy.pending(state).filter(({ optional }) => optional !== true),
});
const stake = { type: 'stake', points: 0 } as const;

function newTable(): State {
  return toy.setup(2, defaultOptions(toy.options), witness<Event>(new SeededChance(1)));
}

describe('tables for rule tests', () => {
  it('find the only open question, or that of a seat if several are open', () => {
    const state = newTable();
    expect(() => question(state)).toThrow('2 questions are open.');
    expect(question(state, 1)).toMatchObject({ seat: 1, kind: 'stake' });
    expect(asked(state)).toEqual(['stake 0', 'stake 1']);
    expect(legal(state, 0)).toContainEqual(stake);
    expect(refused(state, stake, 0)).toBeUndefined();
  });

  it('play one answer, and return its events and what it reveals', () => {
    const state = newTable();
    play(state, stake, [], 0);
    const { events, revealed } = play(state, stake);
    expect(events.map(({ type }) => type)).toEqual(['staked', 'stakes']);
    expect(revealed).toEqual([{ rule: 'T-2' }]);
    expect(() => question(state, 1)).toThrow('0 questions are open.');
  });

  it('insist on legal answers, and on using up the given chance', () => {
    const state = newTable();
    expect(() => play(state, { type: 'stake', points: 9 }, [], 0)).toThrow('Refused: ');
    expect(() => play(state, stake, [3], 0)).toThrow('1 results of chance were not asked for.');
  });

  it('keep to whom something was revealed, and whether a batch goes on', () => {
    const cx = witness<Event>();
    cx.reveal('A');
    cx.reveal('B', [1, 'spectator'], 'goes on');
    expect(cx.revealed).toEqual([{ rule: 'A' }, { rule: 'B', to: [1, 'spectator'], goesOn: true }]);
  });
});
