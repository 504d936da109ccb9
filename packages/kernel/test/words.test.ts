import { describe, expect, it } from 'vitest';
import { seatCell } from '../src/terminal.ts';
import {
  count,
  does,
  joined,
  list,
  ownedBy,
  ownNames,
  render,
  say,
  verb,
  Whose,
  who,
  whom,
  whose,
} from '../src/words.ts';

const NAMES = ['Player 2', 'Bokeh', ''];
const as = (observer: number | 'spectator') => ({ observer, names: NAMES });

describe('words', () => {
  it('are a string if no seat is named', () => {
    expect(say`Take ${2} of ${'the tokens'}.`).toBe('Take 2 of the tokens.');
    expect(joined(['a', '', 'b'])).toBe('ab');
    expect(joined([])).toBe('');
  });

  it('join neighbouring strings, and keep seats apart', () => {
    expect(say`${who(1)} ${'pays'} ${whom(0)} ${count(1, 'token')}.`).toEqual([
      { seat: 1, as: 'You' },
      ' pays ',
      { seat: 0, as: 'you' },
      ' 1 token.',
    ]);
  });

  it.each([
    [0, "You pay Bokeh; Your die is Bokeh's die, not your die: it is yours."],
    [1, "Player 2 pays you; Player 2's die is your die, not Player 2's die: it is Player 2's."],
    ['spectator' as const, "Player 2 pays Bokeh; Player 2's die is Bokeh's die, not Player 2's die: it is Player 2's."],
  ])('are read by %s with names as they are', (observer, sentence) => {
    const paid = say`${does(0, { observer }, 'pay')} ${whom(1)}`;
    const words = say`${paid}; ${Whose(0)} die is ${whose(1)} die, not ${whose(0)} die: it is ${ownedBy(0)}.`;
    expect(render(words, as(observer))).toBe(sentence);
  });

  it('call a seat without a name by its number', () => {
    expect(render(say`${who(2)} and ${whom(3)}`, as(0))).toBe('Player 3 and Player 4');
  });

  it.each([
    ['draw', 'draws'],
    ['have', 'has'],
    ['are', 'is'],
    ['pass', 'passes'],
    ['catch', 'catches'],
    ['carry', 'carries'],
    ['pay', 'pays'],
    ['go', 'goes'],
  ])('%s becomes %s for others', (own, others) => {
    expect(verb(0, { observer: 0 }, own)).toBe(own);
    expect(verb(0, { observer: 1 }, own)).toBe(others);
  });

  it('list seats and strings alike', () => {
    expect(list([])).toBe('');
    expect(list(['a'])).toBe('a');
    expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(render(list([whom(0), whom(1), 'the bank']), as(1))).toBe('Player 2, you and the bank');
  });

  it('need a unique name for each seat', () => {
    expect(ownNames(['Ines', 'Bob', '', 'Ines', 'Player 3', 'Ines'])).toEqual([
      'Ines',
      'Bob',
      'Player 3',
      'Ines 2',
      'Player 3 2',
      'Ines 3',
    ]);
    expect(ownNames(['Ines', 'Ines', 'Ines 2'])).toEqual(['Ines', 'Ines 2', 'Ines 2 2']);
  });

  it('cut a name to the width of a table column', () => {
    const cell = (name: string) => seatCell(1, { observer: 0, names: ['', name] }, 6);
    expect([cell('Ines'), cell('Tomas'), cell('Marion'), cell('🦊🦊🦊🦊🦊🦊')]).toEqual([
      'Ines',
      'Tomas',
      'Mari…',
      '🦊🦊🦊🦊…',
    ]);
    expect(seatCell(0, { observer: 0 }, 6)).toBe('You');
  });
});
