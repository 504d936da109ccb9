import type { Decision, Line } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../src/play/command.ts';
import { Menu } from '../src/terminal/menu.ts';
import { paint } from '../src/terminal/paint.ts';
import { RuleBook } from '../src/terminal/rules.ts';
import { wrap } from '../src/terminal/wrap.ts';

const QUESTION: Decision = { id: 1, seat: 0, kind: 'turn' };

function menuOf(types: readonly string[]) {
  const legal = types.map((type, value) => ({ type, value }));
  return new Menu([{ decision: QUESTION, words: 'What now?', legal }], ({ type, value }) => `${type} ${value}`);
}

describe('wrap', () => {
  it('keeps words whole and lines short', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrap('one two three', 9, '- ', '  ')).toEqual(['- one two', '  three']);
    expect(wrap('extraordinary', 5)).toEqual(['extraordinary']);
    expect(wrap('', 5)).toEqual(['']);
  });
});

describe('paint', () => {
  it('lets lines that are too long go on below', () => {
    const line: Line = [{ text: '  Player 2 ' }, { text: '3 photos', tone: 'bold' }, { text: ', 2 tokens' }];
    expect(paint([line, []], 40)).toEqual(['  Player 2 3 photos, 2 tokens', '']);
    expect(paint([line], 21)).toEqual(['  Player 2 3 photos, ', '    2 tokens']);
    expect(paint([[{ text: 'extraordinary' }]], 5)).toEqual(['extraordinary']);
  });
});

describe('menu', () => {
  it('numbers answers through, group by group', () => {
    const menu = menuOf(['draw', 'dieOnHabitat', 'draw']);
    expect(menu.lines(80)).toEqual([
      'What now?',
      '  Draw',
      '    1  draw 0',
      '    2  draw 2',
      '  Die on habitat',
      '    3  dieOnHabitat 1',
    ]);
    expect(menu.items.map(({ number, action }) => [number, action.value])).toEqual([
      [1, 0],
      [2, 2],
      [3, 1],
    ]);
  });

  it('needs no titles where every answer is of its own kind', () => {
    expect(menuOf(['draw', 'stop']).lines(80)).toEqual(['What now?', '    1  draw 0', '    2  stop 1']);
    expect(menuOf(['draw', 'stop']).turnPage()).toBe(false);
  });

  it('turns the pages of long groups; numbers stay', () => {
    const menu = menuOf(Array(30).fill('go'));
    expect(menu.lines(80)).toHaveLength(2 + 12 + 1);
    expect(menu.lines(80).at(-1)).toContain('12 of 30 shown; m shows more');
    expect(menu.turnPage()).toBe(true);
    expect(menu.lines(80)[2]).toBe('   13  go 12');
    menu.turnPage();
    expect(menu.lines(80).slice(2)).toHaveLength(6 + 1);
    menu.turnPage();
    expect(menu.lines(80)[2]).toBe('    1  go 0');
  });

  it('fits into a narrow window', () => {
    const menu = new Menu(
      [{ decision: QUESTION, words: 'What shall we do now?', legal: [{ type: 'go' }] }],
      () => 'Go on to the next page',
    );
    expect(menu.lines(20)).toEqual(['What shall we do', 'now?', '    1  Go on to the', '       next page']);
  });
});

describe('rules', () => {
  const book = new RuleBook(
    '# Title\n\nWords.\n\n## 1 Set-up\n\n- **X-1.1** Take `one` card. _(page 2)_\n\n## 2 Play\n\n- **X-2.1** Play it.\n- **X-2.2a** Or do not.\n\n## Index\n\n| a |\n',
  );

  it('lists the sections that hold rules', () => {
    expect(book.page('')(80)).toEqual([
      'Rules',
      '  1 Set-up (X-1.1 to X-1.1)',
      '  2 Play (X-2.1 to X-2.2a)',
      '? 1 shows a section, ? X-1.1 a rule, ? token what speaks of tokens.',
    ]);
  });

  it('finds sections, rules and words', () => {
    expect(book.page('1')(80)).toEqual(['1 Set-up', 'X-1.1  Take one card.']);
    expect(book.page('x-2.2A')(80)).toEqual(['X-2.2a  Or do not.']);
    expect(book.page('PLAY')(80)).toEqual(['X-2.1  Play it.']);
    expect(book.page('chess')(80)).toEqual(["No rule speaks of 'chess'."]);
  });
});

describe('commands of a player', () => {
  it.each([
    ['7', { type: 'answer', number: 7 }],
    ['  7 ', { type: 'answer', number: 7 }],
    ['', { type: 'enter' }],
    ['u', { type: 'undo', count: 1 }],
    ['undo 3', { type: 'undo', count: 3 }],
    ['u 0', { type: 'unknown', words: 'u 0' }],
    ['?', { type: 'rules', about: '' }],
    ['?W-1.1', { type: 'rules', about: 'W-1.1' }],
    ['auto 2', { type: 'always', number: 2 }],
    ['auto off', { type: 'askAgain' }],
    ['quit', { type: 'quit' }],
    ['-1', { type: 'unknown', words: '-1' }],
  ])("'%s'", (line, command) => {
    expect(parseCommand(line)).toEqual(command);
  });
});
