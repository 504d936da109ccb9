import { describe, expect, it } from 'vitest';
import { charactersOf, hasUnseen } from '../src/characters.ts';

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

describe('characters', () => {
  it.each([
    ['', []],
    ['Fox', ['F', 'o', 'x']],
    ['two\nlines', ['t', 'w', 'o', '\n', 'l', 'i', 'n', 'e', 's']],
    ['e\u0301t\u00e9', ['e\u0301', 't', '\u00e9']],
    [`a${FAMILY}b`, ['a', FAMILY, 'b']],
    ['\u{1f44b}\u{1f3fe}!', ['\u{1f44b}\u{1f3fe}', '!']],
    ['\u2764\ufe0f\u200d\u{1f525}', ['\u2764\ufe0f\u200d\u{1f525}']],
    ['\u{1f1f0}\u{1f1ea}\u{1f1f5}\u{1f1f1}', ['\u{1f1f0}\u{1f1ea}', '\u{1f1f5}\u{1f1f1}']],
    ['\u06cc\u200c\u062e', ['\u06cc\u200c', '\u062e']],
    ['ends\u200d', ['e', 'n', 'd', 's', '\u200d']],
  ])('of %j', (text, characters) => {
    expect(charactersOf(text)).toEqual(characters);
  });

  it.each(['', 'Fox', FAMILY, '\u06cc\u200c\u062e'])('are seen in %j', (text) => {
    expect(hasUnseen(text)).toBe(false);
  });

  it.each(['two\nlines', 'turned \u202e round', 'half \ud83d', 'tab\t', '\u00ad'])('are not all seen in %j', (text) => {
    expect(hasUnseen(text)).toBe(true);
  });
});
