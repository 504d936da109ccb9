import { ALL } from '@shutterbox/games';
import { describe, expect, it } from 'vitest';
import { found, parseRules, parseSpans, rulesForPlayers } from '../src/table/drawers/rules.ts';

describe('the rules as data', () => {
  it('finds headings, rules, items, tables and paragraphs', () => {
    const text =
      '# Game\n\nOne\ntwo.\n\n## 1 Set-up\n\n- **W-1.1** A rule. _(Page 2)_\n- an item\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
    expect(parseRules(text)).toEqual([
      { kind: 'heading', level: 1, text: 'Game' },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'One two.' }] },
      { kind: 'heading', level: 2, text: '1 Set-up' },
      {
        kind: 'rule',
        id: 'W-1.1',
        spans: [
          { kind: 'text', text: 'A rule. ' },
          { kind: 'em', text: '(Page 2)' },
        ],
      },
      { kind: 'item', spans: [{ kind: 'text', text: 'an item' }] },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
  });

  it('reads bold, code, links and emphasis, and leaves names_with_underscores alone', () => {
    expect(parseSpans('**a** `b` [c](/d) *e* f_g_h')).toEqual([
      { kind: 'strong', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'c', href: '/d' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'e' },
      { kind: 'text', text: ' f_g_h' },
    ]);
  });

  it('finds what has the words, under the heading of its chapter, once', () => {
    const blocks = parseRules(
      '## 1 Set-up\n\n- **W-1.1** Shuffle.\n\n## 2 Research\n\n- **W-2.1** Draw.\n- **W-2.2** Draw again.\n',
    );
    const shown = found(blocks, 'DRAW').map((block) => ('id' in block ? block.id : 'text' in block ? block.text : ''));
    expect(shown).toEqual(['2 Research', 'W-2.1', 'W-2.2']);
    expect(found(blocks, 'w-1.1')).toHaveLength(2);
    expect(found(blocks, 'Research')).toEqual([]);
  });

  it('leaves out the introduction, sources, names of options and the rulings', () => {
    const text =
      '# Game\n\nFor developers.\n\n## 1 Set-up\n\n- **W-1.1** A map (option `map`) or two (`mesh+reflec`). _(Maps; ruling D9)_\n\n## Rulings index\n\n| D9 | W-1.1 |\n';
    expect(rulesForPlayers(text)).toEqual([
      { kind: 'heading', level: 2, text: '1 Set-up' },
      {
        kind: 'rule',
        id: 'W-1.1',
        spans: [
          { kind: 'text', text: 'A map or two (' },
          { kind: 'code', text: 'mesh+reflec' },
          { kind: 'text', text: ').' },
        ],
      },
    ]);
    expect(rulesForPlayers('No chapters.')).toEqual(parseRules('No chapters.'));
  });

  it.each(ALL)('reads all of the book of $id', async ({ id, parts }) => {
    const text = (await parts?.use(({ book }) => book()))?.default ?? '';
    const rules = parseRules(text).filter(({ kind }) => kind === 'rule');
    expect(rules.length).toBe([...text.matchAll(/^- \*\*[A-Z]+-/gm)].length);
    expect(rules.length, `rules of ${id}`).toBeGreaterThan(10);
    const shown = rulesForPlayers(text);
    expect(shown.filter(({ kind }) => kind === 'rule')).toHaveLength(rules.length);
    expect(JSON.stringify(shown), 'labels for contributors').not.toMatch(/\bruling|our own\)|option \\"|\(option/);
    // A kind of block that the reader does not know would be shown as a paragraph full of marks.
    expect(text).not.toMatch(/^\s*(\d+[.)] |>|```|!\[|<[a-z]|#{5})/m);
    expect(text, 'an item that goes on in the next line').not.toMatch(/^- .*\n[^\n|#-]/m);
  });
});
