import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Decoded,
  decodeRecord,
  exportRecord,
  isRecord,
  type MatchRecord,
  RECORD_FORMAT,
  recordGame,
  replayRecord,
} from '../src/index.ts';
import { act, BET_ID, bet, inTurn, newMatch, playOn, roll, type ToyMatch, tease, walk } from './play.ts';
import { type Action, type Options, toy } from './toy.ts';

// A busy machine may need ten times as long.
vi.setConfig({ testTimeout: 30_000 });

type ToyRecord = MatchRecord<Options, Action>;

function toJson(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record));
}

function value<T>(decoded: Decoded<T>): T {
  if (!decoded.ok) throw new Error(decoded.problem);
  return decoded.value;
}

function problem(decoded: Decoded<unknown>): string {
  return decoded.ok ? 'no problem' : decoded.problem;
}

/** One match with everything a record can contain: rolls, a reaction, bets, undo, an end, names and fairness. */
function rich(): ToyMatch {
  const match = inTurn({ options: { rounds: 1 } });
  act(match, 0, walk);
  match.answer(1, BET_ID, bet(0));
  match.undo(0);
  act(match, 0, walk, tease(1));
  act(match, 1, { type: 'laugh' });
  act(match, 0, roll);
  return match;
}

const EXTRAS = {
  names: ['Ada', 'Bo'],
  fairness: { commitment: 'ab'.repeat(32), nonces: ['x', 'y'], secret: '0f'.repeat(32) },
};

function richRecord(): ToyRecord {
  return exportRecord(rich(), EXTRAS);
}

/** The rich record with one part replaced, as JSON. */
function changed(part: Readonly<Record<string, unknown>>): unknown {
  return { ...Object(toJson(richRecord())), ...part };
}

function withEntry(number: number, part: Readonly<Record<string, unknown>>): unknown {
  return changed({ entries: richRecord().entries.map((entry, i) => (i === number ? { ...entry, ...part } : entry)) });
}

function replayProblem(json: unknown): string {
  const decoded = decodeRecord(toy, json);
  return decoded.ok ? problem(replayRecord(toy, decoded.value)) : `not read: ${decoded.problem}`;
}

describe('a record', () => {
  it('is plain JSON that decodes to itself', () => {
    const record = richRecord();
    expect(decodeRecord(toy, toJson(record))).toEqual({ ok: true, value: record });
    expect(record).toMatchObject({ format: RECORD_FORMAT, game: 'toy', rules: 1, match: 'm', seats: 2, ...EXTRAS });
    expect(record.outcome).toBeDefined();
  });

  it('does not grow with its match', () => {
    const match = newMatch();
    const record = exportRecord(match);
    playOn(match, 1);
    expect(record.entries).toHaveLength(1);
  });

  it('of a match under way has no outcome', () => {
    const record = exportRecord(inTurn());
    expect('outcome' in record).toBe(false);
    expect(replayProblem(toJson(record))).toBe('no problem');
  });

  it('replays to the same match, with undo and optional answers in it', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const match = playOn(newMatch({ seats: 2 + (seed % 2) }), seed);
      const again = value(replayRecord(toy, value(decodeRecord(toy, toJson(exportRecord(match))))));
      expect(again.entries).toEqual(match.entries);
      expect(again.snapshot).toEqual(match.snapshot);
      expect(again.outcome).toEqual(match.outcome);
      expect(exportRecord(again)).toEqual(exportRecord(match));
    }
  });

  it('shows each step as it was', () => {
    const numbers: number[] = [];
    const match = inTurn({ options: { rounds: 1 } });
    const before = match.snapshot;
    act(match, 0, walk);
    match.undo(0);
    act(match, 0, roll);
    value(
      replayRecord(toy, exportRecord(match), {
        onStep(step, again) {
          numbers.push(step.entry.number);
          expect(step.entry).toEqual(match.entries[step.entry.number]);
          if (step.entry.number === 4) expect(again.snapshot).toEqual(before);
        },
      }),
    );
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on after the replay of an unfinished match, where it was left', () => {
    const match = inTurn();
    act(match, 0, walk, walk);
    const again = value(replayRecord(toy, exportRecord(match)));
    expect(again.pending()).toEqual(match.pending());
    expect(again.undoable(0)).toEqual(match.undoable(0));
    expect(again.undo(0, 2)).toEqual(match.undo(0, 2));
    expect(again.snapshot).toEqual(match.snapshot);
  });
});

describe('replay to an entry', () => {
  it.each([0, 1, 4])('%i stops after it', (to) => {
    expect(value(replayRecord(toy, richRecord(), { to })).number).toBe(to);
  });

  it('beyond the last stops at the last', () => {
    expect(value(replayRecord(toy, richRecord(), { to: 1_000 })).number).toBe(rich().number);
  });

  it('looks at nothing after it', () => {
    const record = value(decodeRecord(toy, withEntry(8, { chance: [99] })));
    expect(problem(replayRecord(toy, record, { to: 7 }))).toBe('no problem');
    expect(problem(replayRecord(toy, record))).toContain('entry 8');
  });
});

describe('recordGame', () => {
  it('tells the game before anything else is trusted', () => {
    expect(recordGame({ format: RECORD_FORMAT, game: 'chess' })).toEqual({ ok: true, value: 'chess' });
    expect(problem(recordGame({ format: RECORD_FORMAT }))).toBe('it names no game.');
    for (const json of [null, [], 'x', {}, { format: 'shutterbox-record-0', game: 'toy' }]) {
      expect(problem(recordGame(json))).toContain('it is not a record');
    }
  });
});

describe('a record that cannot be read', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'it is not a record'],
    ['a list', [], 'it is not a record'],
    ['another format', changed({ format: 'x' }), 'it is not a record'],
    ['another game', changed({ game: 'chess' }), "it is a record of 'chess', not of 'toy'"],
    ['other rules', changed({ rules: 2 }), 'it was made with rules 2 of toy; these are rules 1'],
    ['no rules', changed({ rules: undefined }), 'it was made with rules undefined'],
    ['rules that cannot be told', changed({ rules: { toString: 1 } }), 'it was made with rules {"toString":1}'],
    ['no match id', changed({ match: 7 }), 'it has no match id'],
    ['an empty match id', changed({ match: '' }), 'its match id is broken'],
    ['a match id that leaves its folder', changed({ match: '../../x' }), 'its match id is broken'],
    ['a match id of two lines', changed({ match: 'm\n' }), 'its match id is broken'],
    ['a match id without end', changed({ match: 'm'.repeat(65) }), 'its match id is broken'],
    ['unknown options', changed({ options: { speed: 1 } }), "its options are broken: There is no option 'speed'"],
    ['options out of bounds', changed({ options: { rounds: 9 } }), 'its options are broken'],
    ['too many seats', changed({ seats: 4 }), 'toy has 2 or 3 seats'],
    ['half a seat', changed({ seats: 2.5 }), 'toy has 2 or 3 seats'],
    ['seats as text', changed({ seats: '2' }), 'toy has 2 or 3 seats'],
    ['no entries', changed({ entries: [] }), 'it has no entries'],
    ['entries that are no list', changed({ entries: { length: 1 } }), 'it has no entries'],
    ['no set-up', changed({ entries: richRecord().entries.slice(1) }), 'entry 0 is broken'],
    ['a missing entry', changed({ entries: richRecord().entries.filter((_, i) => i !== 3) }), 'entry 3 is broken'],
    ['a wrong number', withEntry(3, { number: 4 }), 'entry 3 is broken'],
    ['an unknown kind', withEntry(3, { kind: 'dream' }), 'entry 3 is broken'],
    ['a second set-up', withEntry(3, { kind: 'setup' }), 'entry 3 is broken'],
    ['a negative seat', withEntry(3, { seat: -1 }), 'entry 3 is broken'],
    ['a decision beyond counting', withEntry(3, { decision: 2 ** 60 }), 'entry 3 is broken'],
    ['no action', withEntry(3, { action: null }), 'entry 3 is broken'],
    ['an unknown action', withEntry(3, { action: { type: 'fly' } }), 'entry 3 is broken'],
    ['no chance', withEntry(3, { chance: undefined }), 'entry 3 is broken'],
    ['chance that is not whole', withEntry(8, { chance: [0.5] }), 'entry 8 is broken'],
    ['chance as text', withEntry(8, { chance: ['1'] }), 'entry 8 is broken'],
    ['an undo of nothing', withEntry(5, { takesBack: [] }), 'entry 5 is broken'],
    ['an undo without a list', withEntry(5, { takesBack: 3 }), 'entry 5 is broken'],
    ['a broken outcome', changed({ outcome: { rank: [1, 2], score: 'high', reason: 'x' } }), 'its outcome is broken'],
    ['an outcome without a reason', changed({ outcome: { rank: [1, 2], score: [1, 0] } }), 'its outcome is broken'],
    ['a broken fairness part', changed({ fairness: { commitment: 1, nonces: [] } }), 'its fairness part is broken'],
    ['a broken secret', changed({ fairness: { ...EXTRAS.fairness, secret: 'xyz' } }), 'its fairness part is broken'],
    ['broken names', changed({ names: 'Ada and Bo' }), 'its names are broken'],
    ['a name that moves the cursor', changed({ names: ['Ada', '\u001b[2JBo'] }), 'its names are broken'],
    ['a name of two lines', changed({ names: ['Ada', 'B\no'] }), 'its names are broken'],
    ['a name that turns the writing round', changed({ names: ['Ada', '\u202eoB'] }), 'its names are broken'],
    ['a name without end', changed({ names: ['Ada', 'o'.repeat(65)] }), 'its names are broken'],
    ['names for other seats', changed({ names: ['Ada'] }), 'its names are broken'],
  ])('%s', (_, json, sentence) => {
    expect(problem(decodeRecord(toy, json))).toContain(sentence);
  });

  it('belongs to other rules', () => {
    expect(problem(decodeRecord({ ...toy, rules: 2 }, toJson(richRecord())))).toContain('these are rules 2');
  });
});

describe('a record that does not fit the rules', () => {
  it.each<[string, unknown, string]>([
    ["another seat's answer", withEntry(3, { seat: 1 }), 'entry 3: the rules do not allow it (match.stale)'],
    ['a seat that is not there', withEntry(3, { seat: 9 }), 'entry 3: the rules do not allow it (match.notYours)'],
    ['another question', withEntry(3, { decision: 99 }), 'entry 3: the rules do not allow it (match.stale)'],
    [
      'an illegal action',
      withEntry(3, { action: { type: 'walk', steps: 3 } }),
      'entry 3: the rules do not allow it (tooFar)',
    ],
    ['too much chance at set-up', withEntry(0, { chance: [0, 0, 0] }), 'entry 0: it records 1 chance results more'],
    ['too little chance at set-up', withEntry(0, { chance: [0] }), 'entry 0: Chance ran out'],
    ['too much chance', withEntry(3, { chance: [1, 2] }), 'entry 3: it records 2 chance results more'],
    ['too little chance', withEntry(9, { chance: [] }), 'entry 9: Chance ran out: result 1 of 0'],
    ['chance out of range', withEntry(9, { chance: [6] }), 'entry 9: Chance result 6 does not lie in 0 to 5'],
    [
      'an undo of something else',
      withEntry(5, { takesBack: [2] }),
      'entry 5: it takes back other entries than it says',
    ],
    [
      'an undo of too much',
      withEntry(5, { takesBack: [3, 2, 1] }),
      'entry 5: the rules do not allow it (match.undoReveal)',
    ],
    [
      'an undo by another',
      withEntry(5, { seat: 0, takesBack: [4] }),
      'entry 5: it takes back other entries than it says',
    ],
    [
      'another outcome',
      changed({ outcome: { rank: [2, 1], score: [0, 9], reason: 'rounds' } }),
      'its outcome is not the one',
    ],
    ['an outcome before the end', changed({ entries: richRecord().entries.slice(0, 8) }), 'its outcome is not the one'],
    [
      'something after the end',
      changed({ entries: [...richRecord().entries, { ...richRecord().entries[9], number: 10 }] }),
      'entry 10: the rules do not allow it (match.over)',
    ],
    ['other options', changed({ options: { rounds: 2 } }), 'its outcome is not the one'],
    ['other seats', changed({ seats: 3, names: ['Ada', 'Bo', 'Cy'] }), 'entry 0: Chance ran out'],
  ])('%s', (_, json, sentence) => {
    expect(replayProblem(json)).toContain(sentence);
  });

  it('a set-up in the middle, in a record that was never decoded', () => {
    const record = richRecord();
    const entries = [...record.entries.slice(0, 3), ...record.entries.slice(0, 1)];
    expect(problem(replayRecord(toy, { ...record, entries }))).toBe('entry 3: set-up comes only once.');
  });
});

const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x',
  'toString',
  true,
  [],
  {},
  [[]],
  JSON.parse('{"__proto__": {"polluted": 1}}'),
  { constructor: { prototype: { polluted: 1 } } },
];

interface Mutation {
  readonly at: number;
  readonly how: 'delete' | 'replace' | 'retype' | 'truncate' | 'double' | 'pollute';
  readonly odd: number;
}

/** Every place inside some JSON, as the object that contains it and its key there. */
function places(json: unknown): [Record<string, unknown> | unknown[], string][] {
  if (!Array.isArray(json) && !isRecord(json)) return [];
  const holder = json as Record<string, unknown> | unknown[];
  return Object.entries(holder).flatMap(([key, item]) => [[holder, key] as [typeof holder, string], ...places(item)]);
}

function mutate(json: unknown, { at, how, odd }: Mutation): void {
  const all = places(json);
  const [holder, key] = all[at % Math.max(1, all.length)] ?? [{}, 'x'];
  const item: unknown = Reflect.get(holder, key);
  const put = (changed: unknown) =>
    Object.defineProperty(holder, key, { value: changed, enumerable: true, configurable: true, writable: true });
  switch (how) {
    case 'delete':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
      return;
    case 'replace':
      put(structuredClone(ODD[odd % ODD.length]));
      return;
    case 'retype':
      put(
        Array.isArray(item)
          ? { ...item }
          : isRecord(item)
            ? Object.values(item)
            : typeof item === 'number'
              ? String(item)
              : Number(item),
      );
      return;
    case 'truncate':
      if (Array.isArray(item)) item.length = odd % (item.length + 1);
      else if (typeof item === 'number') put(item + odd - 8);
      return;
    case 'double':
      if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(item));
      return;
    case 'pollute':
      Object.defineProperty(holder, ['__proto__', 'constructor', 'toString'][odd % 3] ?? 'x', {
        value: { polluted: 1 },
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
}

describe('any record', () => {
  it('either replays or has a problem: nothing throws', () => {
    const mutation = fc.record<Mutation>({
      at: fc.nat(),
      how: fc.constantFrom('delete', 'replace', 'retype', 'truncate', 'double', 'pollute'),
      odd: fc.nat(50),
    });
    const base = JSON.stringify(richRecord());
    const ends = { unread: 0, unfit: 0, fine: 0 };
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const json: unknown = JSON.parse(base);
        for (const each of mutations) mutate(json, each);
        const decoded = decodeRecord(toy, json);
        const replayed = decoded.ok ? replayRecord(toy, decoded.value) : undefined;
        for (const result of [decoded, replayed]) if (result?.ok === false) expect(result.problem).toMatch(/\w+.*\.?$/);
        ends[replayed === undefined ? 'unread' : replayed.ok ? 'fine' : 'unfit']++;
        expect('polluted' in {}).toBe(false);
      }),
      { seed: 1, numRuns: 2_000 },
    );
    // All three happen often, or the mutations would prove little.
    for (const count of Object.values(ends)) expect(count).toBeGreaterThan(50);
  });

  it('and so does any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(decodeRecord(toy, json).ok).toBe(false);
        expect(decodeRecord(toy, changed({ entries: json })).ok).toBe(false);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
