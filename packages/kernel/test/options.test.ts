import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeOptions, defaultOptions, isRecord, optionFields, parseOption } from '../src/index.ts';
import { type Options, toy } from './toy.ts';

const spec = toy.options;
const DEFAULTS = { teasing: true, rounds: 2, die: 'six', track: [0, 1, 0, 2, 3] };

function problemOf(json: unknown): string {
  const decoded = decodeOptions(spec, json);
  return decoded.ok ? 'no problem' : decoded.problem;
}

describe('decodeOptions', () => {
  it.each([undefined, {}])('fills in defaults for what is missing (%j)', (json) => {
    expect(decodeOptions(spec, json)).toEqual({ ok: true, value: DEFAULTS });
    expect(defaultOptions(spec)).toEqual(DEFAULTS);
  });

  it('takes what is given, in the order of the table', () => {
    const decoded = decodeOptions(spec, { track: [7], die: 'ten', rounds: 3, teasing: false });
    expect(decoded).toEqual({ ok: true, value: { teasing: false, rounds: 3, die: 'ten', track: [7] } });
    expect(decoded.ok ? Object.keys(decoded.value) : []).toEqual(['teasing', 'rounds', 'die', 'track']);
    expect(optionFields(spec).map(([name]) => name)).toEqual(['teasing', 'rounds', 'die', 'track']);
  });

  it.each<[unknown, string]>([
    [null, 'Options must be an object'],
    ['rounds=3', 'Options must be an object'],
    [[], 'Options must be an object'],
    [{ speed: 3 }, "There is no option 'speed'; the options are teasing, rounds, die, track."],
    [{ toString: 1 }, "There is no option 'toString'"],
    [{ constructor: {} }, "There is no option 'constructor'"],
    [JSON.parse('{"__proto__": {"rounds": 3}}'), "There is no option '__proto__'"],
    [{ teasing: 1 }, "Option 'teasing' must be true or false."],
    [{ teasing: null }, "Option 'teasing' must be true or false."],
    [{ rounds: 0 }, "Option 'rounds' must be a whole number from 1 to 3."],
    [{ rounds: 4 }, "Option 'rounds' must be a whole number from 1 to 3."],
    [{ rounds: 1.5 }, "Option 'rounds' must be a whole number"],
    [{ rounds: '2' }, "Option 'rounds' must be a whole number"],
    [{ rounds: Number.NaN }, "Option 'rounds' must be a whole number"],
    [{ die: 'eight' }, "Option 'die' must be one of six, ten."],
    [{ die: ['six'] }, "Option 'die' must be one of six, ten."],
    [{ track: [] }, 'A track is a list of prizes.'],
    [{ track: { length: 1 } }, 'A track is a list of prizes.'],
    [{ track: Array.from({ length: 30 }, () => 1) }, "Option 'track' is too large: at most 60 characters."],
  ])('refuses %j', (json, sentence) => {
    expect(problemOf(json)).toContain(sentence);
  });

  it('takes a document of exactly the largest size', () => {
    const track = [...Array.from({ length: 28 }, () => 1), 11];
    expect(JSON.stringify(track)).toHaveLength(60);
    expect(problemOf({ track })).toBe('no problem');
    expect(problemOf({ track: [...track.slice(1), 111] })).toContain('too large');
  });

  it('takes a bound itself', () => {
    for (const rounds of [1, 3]) expect(decodeOptions(spec, { rounds })).toMatchObject({ ok: true, value: { rounds } });
  });

  it('takes nothing from a prototype', () => {
    expect(decodeOptions(spec, Object.create({ rounds: 3 }))).toEqual({ ok: true, value: DEFAULTS });
    decodeOptions(spec, JSON.parse('{"__proto__": {"polluted": true}, "track": {"__proto__": {"polluted": true}}}'));
    expect('polluted' in {}).toBe(false);
  });

  it('refuses an undefined document', () => {
    expect(problemOf({ track: undefined })).toContain('track');
  });

  it('refuses a document that is nested without end', () => {
    const depth = 100_000;
    expect(problemOf({ track: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) })).toContain("'track' is too large");
  });

  it('never throws, and accepts its own results', () => {
    const names = fc.constantFrom('teasing', 'rounds', 'die', 'track', '__proto__', 'x');
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom(true, false, 1, 2, 3, 'six', 'ten', [1]));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, values, { maxKeys: 3 })), (json) => {
        const decoded = decodeOptions(spec, json);
        if (decoded.ok) expect(decodeOptions(spec, JSON.parse(JSON.stringify(decoded.value)))).toEqual(decoded);
        else expect(decoded.problem).not.toBe('');
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});

describe('options that do not go together', () => {
  const choosy = {
    ...spec,
    check: ({ teasing, rounds }: Options) =>
      teasing && rounds === 3 ? 'Nobody is teased for three rounds.' : undefined,
  };

  it('are refused with the sentence of the game', () => {
    expect(decodeOptions(choosy, { rounds: 3 })).toEqual({ ok: false, problem: 'Nobody is teased for three rounds.' });
    expect(decodeOptions(choosy, { rounds: 3, teasing: false }).ok).toBe(true);
  });
});

describe('parseOption', () => {
  it.each<[string, string, unknown]>([
    ['teasing', 'true', true],
    ['teasing', 'false', false],
    ['rounds', '3', 3],
    ['die', 'ten', 'ten'],
    ['track', '[1, 2]', [1, 2]],
  ])('%s=%s', (key, text, value) => {
    expect(parseOption(spec, key, text)).toEqual({ ok: true, value });
  });

  it.each<[string, string, string]>([
    ['teasing', 'yes', 'must be true or false'],
    ['teasing', '', 'must be true or false'],
    ['rounds', '', 'must be a whole number'],
    ['rounds', '2.0', 'must be a whole number'],
    ['rounds', '0x2', 'must be a whole number'],
    ['rounds', ' 2', 'must be a whole number'],
    ['rounds', '9', 'must be a whole number from 1 to 3'],
    ['die', 'SIX', 'must be one of six, ten'],
    ['track', '[1, 2', 'A document must be JSON.'],
    ['track', '{}', 'A track is a list of prizes.'],
    ['speed', '1', "There is no option 'speed'; the options are teasing, rounds, die, track."],
    ['__proto__', '1', "There is no option '__proto__'"],
  ])('refuses %s=%s', (key, text, sentence) => {
    const parsed = parseOption(spec, key, text);
    expect(parsed.ok ? 'no problem' : parsed.problem).toContain(sentence);
  });

  it('says when a game has no options at all', () => {
    const parsed = parseOption<Record<string, never>>({ fields: {} }, 'speed', '1');
    expect(parsed).toEqual({ ok: false, problem: "There is no option 'speed'; this game has none." });
  });
});

describe('isRecord', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [null, false],
    [[], false],
    ['text', false],
    [undefined, false],
  ])('%j', (json, is) => {
    expect(isRecord(json)).toBe(is);
  });
});
