import { type Line, type Question, wrap } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../src/play/command.ts';
import { layout } from '../src/terminal/layout.ts';
import { Menu } from '../src/terminal/menu.ts';
import { paint } from '../src/terminal/paint.ts';
import { RuleBook } from '../src/terminal/rules.ts';

const QUESTION: Question = { id: 1, seat: 0, kind: 'turn' };

function menuOf(types: readonly string[]) {
  const legal = types.map((type, value) => ({ action: { type, value }, words: `${type} ${value}` }));
  return new Menu([{ decision: QUESTION, words: 'What now?', legal }]);
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
  it('wraps lines that are too long', () => {
    const line: Line = [{ text: '  Player 2 ' }, { text: '3 photos', tone: 'bold' }, { text: ', 2 tokens' }];
    expect(paint([line, []], 40)).toEqual(['  Player 2 3 photos, 2 tokens', '']);
    expect(paint([line], 21)).toEqual(['  Player 2 3 photos,', '    2 tokens']);
    expect(paint([[{ text: 'extraordinary' }]], 5)).toEqual(['extraordinary']);
    // A space past the last column would leave an empty line.
    expect(paint([[{ text: '2 tokens' }, { text: '  ', tone: 'dim' }]], 8)).toEqual(['2 tokens']);
    expect(paint([line], 20)).toEqual(['  Player 2 3 photos,', '    2 tokens']);
  });
});

describe('menu', () => {
  it('numbers answers across groups', () => {
    const menu = menuOf(['draw', 'dieOnHabitat', 'draw']);
    expect(menu.lines(80)).toEqual([
      'What now?',
      '  Draw',
      '    1  draw 0',
      '    2  draw 2',
      '  Die on habitat',
      '    3  dieOnHabitat 1',
    ]);
    expect(menu.items.map(({ number, action }) => [number, action])).toEqual([
      [1, { type: 'draw', value: 0 }],
      [2, { type: 'draw', value: 2 }],
      [3, { type: 'dieOnHabitat', value: 1 }],
    ]);
  });

  it('needs no titles if every answer is of its own kind', () => {
    expect(menuOf(['draw', 'stop']).lines(80)).toEqual(['What now?', '    1  draw 0', '    2  stop 1']);
    expect(menuOf(['draw', 'stop']).turnPage()).toBe(false);
  });

  it('pages through long groups, and keeps their numbers', () => {
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
    const legal = [{ action: { type: 'go' }, words: 'Go on to the next page' }];
    const menu = new Menu([{ decision: QUESTION, words: 'What shall we do now?', legal }]);
    expect(menu.lines(20)).toEqual(['What shall we do', 'now?', '    1  Go on to the', '       next page']);
  });
});

describe('rules', () => {
  const book = new RuleBook(
    '# Title\n\nWords.\n\n## 1 Set-up\n\n- **X-1.1** Take `one` card. _(page 2)_\n\n## 2 Play\n\n- **X-2.1** Play it.\n- **X-2.2a** Or do not.\n\n## Index\n\n| a |\n',
  );

  it('lists the sections that contain rules', () => {
    expect(book.page('')(80)).toEqual([
      'Rules',
      '  1 Set-up (X-1.1 to X-1.1)',
      '  2 Play (X-2.1 to X-2.2a)',
      '? 1 shows a section, ? X-1.1 a rule, ? token all rules about tokens.',
    ]);
  });

  it('finds sections, rules and words', () => {
    expect(book.page('1')(80)).toEqual(['1 Set-up', 'X-1.1  Take one card.']);
    expect(book.page('x-2.2A')(80)).toEqual(['X-2.2a  Or do not.']);
    expect(book.page('X-2')(80)).toEqual(['2 Play', 'X-2.1  Play it.', 'X-2.2a  Or do not.']);
    expect(book.page('PLAY')(80)).toEqual(["1 rule mentions 'PLAY'.", 'X-2.1  Play it.']);
    expect(book.page('chess')(80)).toEqual(["No rule mentions 'chess'."]);
  });
});

describe('many rules', () => {
  const rules = Array.from({ length: 30 }, (_, i) => `- **X-1.${i + 1}** A token.`);
  const book = new RuleBook(`## 1 Tokens\n\n${rules.join('\n')}\n`);

  it('are shown a dozen at a time', () => {
    const first = book.page('token')(80);
    expect(first[0]).toBe("30 rules mention 'token'.");
    expect(first.slice(1, -1)).toHaveLength(12);
    expect(first.at(-1)).toBe('1 to 12 of 30; ? token 2 shows more');
    expect(book.page('token 3')(80).slice(1)).toEqual([
      ...[25, 26, 27, 28, 29, 30].map((n) => `X-1.${n}  A token.`),
      '25 to 30 of 30; ? token 1 shows the first',
    ]);
    expect(book.page('x-1 2')(80)[1]).toBe('X-1.13  A token.');
    expect(book.page('token 9')(80).at(-1)).toBe('There is no page 9. The last one is 3.');
  });
});

describe('layout', () => {
  const parts = {
    head: ['head'],
    news: Array.from({ length: 15 }, (_, i) => `News ${i}.`),
    board: ['one', '', 'two'],
    below: ['What?'],
  };

  it('takes all the room it wants in a pipe', () => {
    expect(layout(parts, 80, Number.POSITIVE_INFINITY)).toHaveLength(1 + 15 + 1 + 3 + 1 + 1);
  });

  it('gives up empty lines first, then the oldest news', () => {
    expect(layout(parts, 80, 19)).toEqual([
      'head',
      ...parts.news.map((sentence) => `· ${sentence}`),
      'one',
      'two',
      'What?',
    ]);
    expect(layout(parts, 80, 8)).toEqual([
      'head',
      '… and 12 earlier (l shows the log)',
      '· News 12.',
      '· News 13.',
      '· News 14.',
      'one',
      'two',
      'What?',
    ]);
    expect(layout(parts, 80, 2)).toHaveLength(1 + 3 + 2 + 1);
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
    ['AUTO  Off', { type: 'askAgain' }],
    ['auto', { type: 'standing' }],
    ['U 99', { type: 'undo', count: 99 }],
    ['Q', { type: 'quit' }],
    ['quit', { type: 'quit' }],
    ['-1', { type: 'unknown', words: '-1' }],
  ])("'%s'", (line, command) => {
    expect(parseCommand(line)).toEqual(command);
  });
});
