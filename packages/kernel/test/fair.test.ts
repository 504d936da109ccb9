import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  botNonce,
  type ChanceSource,
  commitmentTo,
  type Decoded,
  decodeRecord,
  exportRecord,
  fairSource,
  isSecret,
  type MatchRecord,
  verifyRecord,
  type Witness,
} from '../src/index.ts';
import { newMatch, playOn } from './play.ts';
import { chiSquare, chiSquareLimit, counts } from './statistics.ts';
import { type Action, type Options, toy } from './toy.ts';

const SECRET = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef';
const NONCES = ['red', 'blue'];

function draws(source: ChanceSource, n = 1_000_000, count = 20, entry = 1): number[] {
  const chance = source(entry);
  return Array.from({ length: count }, () => chance.int(n));
}

/** The stream written again with another library: big-endian words of HMAC-SHA256, block by block. */
function words(secret: string, match: string, nonces: readonly string[], entry: number, count: number): number[] {
  const found: number[] = [];
  for (let block = 0; found.length < count; block++) {
    const bytes = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(JSON.stringify([match, nonces, entry, block]))
      .digest();
    for (let i = 0; i < 32; i += 4) found.push(bytes.readUInt32BE(i));
  }
  return found.slice(0, count);
}

describe('the commitment', () => {
  it('is the SHA-256 of the secret', () => {
    expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  it('is to a secret of 256 bits', () => {
    expect(isSecret(SECRET)).toBe(true);
    for (const text of [
      '',
      SECRET.slice(1),
      `${SECRET}0`,
      SECRET.toUpperCase(),
      `${SECRET.slice(1)}g`,
      `${SECRET}\n`,
    ]) {
      expect(isSecret(text)).toBe(false);
      expect(() => fairSource(text, 'm', NONCES)).toThrow('64 hexadecimal digits');
    }
  });
});

describe('the stream of an entry', () => {
  it('is what anyone can compute', () => {
    const expected = words(SECRET, 'm', NONCES, 3, 40);
    expect(draws(fairSource(SECRET, 'm', NONCES), 2 ** 32, 40, 3)).toEqual(expected);
    const limit = 2 ** 32 - (2 ** 32 % 1_000_000);
    const kept = words(SECRET, 'm', NONCES, 1, 40).filter((word) => word < limit);
    expect(draws(fairSource(SECRET, 'm', NONCES))).toEqual(kept.map((word) => word % 1_000_000).slice(0, 20));
  });

  it('is escaped, so that no two matches share a stream', () => {
    const odd = 'é"\\\u2028😀\ud800';
    expect(draws(fairSource(SECRET, odd, [odd, '']), 2 ** 32, 9, 0)).toEqual(words(SECRET, odd, [odd, ''], 0, 9));
    expect(draws(fairSource(SECRET, 'm', ['a,b']))).not.toEqual(draws(fairSource(SECRET, 'm', ['a', 'b'])));
    expect(draws(fairSource(SECRET, 'm', ['a","b']))).not.toEqual(draws(fairSource(SECRET, 'm', ['a', 'b'])));
  });

  it('is the same for the same inputs, whenever and in whatever order it is asked for', () => {
    const source = fairSource(SECRET, 'm', NONCES);
    const first = draws(source);
    draws(source, 6, 5, 2);
    expect(draws(source)).toEqual(first);
    expect(draws(fairSource(SECRET, 'm', [...NONCES]))).toEqual(first);
  });

  it.each<[string, number[]]>([
    ['entry', draws(fairSource(SECRET, 'm', NONCES), 1_000_000, 20, 2)],
    ['match', draws(fairSource(SECRET, 'n', NONCES))],
    ['nonce', draws(fairSource(SECRET, 'm', ['red', 'blues']))],
    ['order of nonces', draws(fairSource(SECRET, 'm', ['blue', 'red']))],
    ['secret', draws(fairSource(SECRET.replace(/f$/, 'e'), 'm', NONCES))],
  ])('differs for another %s', (_, other) => {
    const same = draws(fairSource(SECRET, 'm', NONCES)).filter((result, i) => result === other[i]);
    expect(same).toEqual([]);
  });

  it('does not change when the list of nonces does', () => {
    const nonces = [...NONCES];
    const source = fairSource(SECRET, 'm', nonces);
    nonces[0] = 'green';
    expect(draws(source)).toEqual(draws(fairSource(SECRET, 'm', NONCES)));
  });

  it.each([6, 37, 1000])('is uniform in %i', (n) => {
    const often = counts(draws(fairSource(SECRET, 'm', NONCES), n, 60_000), n);
    expect(often).toHaveLength(n);
    expect(chiSquare(often)).toBeLessThan(chiSquareLimit(n));
  });

  it('rejects words that would favour some results', () => {
    const n = 3_000_000_000;
    const results = draws(fairSource(SECRET, 'm', NONCES), n, 4_000);
    expect(results.every((result) => Number.isInteger(result) && result >= 0 && result < n)).toBe(true);
    const kept = words(SECRET, 'm', NONCES, 1, 8_000).filter((word) => word < n);
    expect(results).toEqual(kept.slice(0, 4_000));
    // Without that, the lowest three tenths would come up twice as often as the rest.
    const thirds = counts(
      results.map((result) => Math.floor(result / (n / 3))),
      3,
    );
    expect(chiSquare(thirds)).toBeLessThan(chiSquareLimit(3));
  });

  it('has 0 as its only result in 1', () => {
    expect(new Set(draws(fairSource(SECRET, 'm', NONCES), 1))).toEqual(new Set([0]));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])(
    'cannot be asked for a result below %d: that is a bug of the rules, and it says so',
    (n) => {
      const original = JSON.stringify;
      const blocks = vi.spyOn(JSON, 'stringify').mockImplementation((json) => {
        if (blocks.mock.calls.length > 100) throw new Error('It draws for ever.');
        return original(json);
      });
      try {
        expect(() => fairSource(SECRET, 'm', NONCES)(1).int(n)).toThrow(/range|result/i);
      } finally {
        blocks.mockRestore();
      }
    },
  );
});

describe('verifyRecord', () => {
  type ToyRecord = MatchRecord<Options, Action>;

  const fairness = { commitment: commitmentTo(SECRET), nonces: NONCES, secret: SECRET };
  const match = playOn(newMatch({ source: fairSource(SECRET, 'm', NONCES) }), 2);
  const honest = exportRecord(match, { fairness });

  function verdict(record: ToyRecord): string {
    const decoded = decodeRecord(toy, JSON.parse(JSON.stringify(record)));
    const verified: Decoded<unknown> = decoded.ok ? verifyRecord(toy, decoded.value) : decoded;
    return verified.ok ? 'honest' : verified.problem;
  }

  /** The record with the chance of its last roll changed to another result. */
  function loaded(): ToyRecord {
    const at = honest.entries.findLastIndex((entry) => entry.kind === 'answer' && entry.chance.length > 0);
    const entries = honest.entries.map((entry, i) =>
      i === at && entry.kind === 'answer' ? { ...entry, chance: [((entry.chance[0] ?? 0) + 1) % 6] } : entry,
    );
    const { outcome: _, ...rest } = honest;
    return { ...rest, entries };
  }

  it('does not vouch for cards arranged for a lesson', () => {
    const { fairness: _, ...rest } = honest;
    expect(verdict({ ...rest, arranged: true })).toMatch(/dealt for a lesson/);
    expect(verdict({ ...honest, arranged: true })).toMatch(/dealt for a lesson/);
    expect(decodeRecord(toy, { ...JSON.parse(JSON.stringify(honest)), arranged: 'yes' }).ok).toBe(false);
  });

  it('accepts an honest record, and counts what it checked', () => {
    const results = honest.entries.reduce((sum, entry) => sum + (entry.kind === 'undo' ? 0 : entry.chance.length), 0);
    expect(results).toBeGreaterThan(3);
    expect(honest.entries.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(verifyRecord(toy, honest)).toEqual({ ok: true, value: { entries: honest.entries.length, results } });
    expect(verdict(honest)).toBe('honest');
  });

  it('refuses a changed die, and names the entry', () => {
    expect(verdict(loaded())).toMatch(/^entry \d+: its chance results are not those of the secret\.$/);
  });

  it('refuses a changed deal', () => {
    const entries = honest.entries.map((entry) =>
      entry.kind === 'setup' ? { ...entry, chance: entry.chance.map((result) => (result + 1) % 5) } : entry,
    );
    expect(verdict({ ...honest, entries })).toBe('entry 0: its chance results are not those of the secret.');
  });

  it('refuses a die that is missing', () => {
    const entries = honest.entries.map((entry) => (entry.kind === 'answer' ? { ...entry, chance: [] } : entry));
    expect(verdict({ ...honest, entries })).toMatch(/^entry \d+: its chance results/);
  });

  it.each<[string, Partial<ToyRecord>, RegExp]>([
    [
      'another secret',
      { fairness: { ...fairness, secret: SECRET.replace(/f$/, 'e') } },
      /secret does not match the commitment/,
    ],
    [
      'another commitment',
      { fairness: { ...fairness, commitment: commitmentTo('0'.repeat(64)) } },
      /does not match the commitment/,
    ],
    [
      'no secret',
      { fairness: { commitment: fairness.commitment, nonces: NONCES } },
      /secret has not been revealed yet/,
    ],
    ['another nonce', { fairness: { ...fairness, nonces: ['red', 'green'] } }, /not those of the secret/],
    ['too few nonces', { fairness: { ...fairness, nonces: ['red'] } }, /one nonce per seat/],
    ['another match', { match: 'n' }, /not those of the secret/],
    [
      'another secret with its own commitment',
      { fairness: { ...fairness, secret: '0'.repeat(64), commitment: commitmentTo('0'.repeat(64)) } },
      /not those of the secret/,
    ],
    ['another outcome', { outcome: { rank: [1, 1], score: [0, 0], reason: 'rounds' } }, /outcome is not the one/],
  ])('refuses %s', (_, changed, message) => {
    expect(verdict({ ...honest, ...changed })).toMatch(message);
  });

  describe('with a bot at the table', () => {
    const nonces = ['red', botNonce(SECRET, 'm', 1)];
    const withBot = { ...fairness, nonces, bots: [1] };
    const played = playOn(newMatch({ source: fairSource(SECRET, 'm', nonces) }), 2);
    const record = exportRecord(played, { fairness: withBot });

    it('derives the nonce of the bot from secret, match and seat alone', () => {
      const text = JSON.stringify(['bot', 'm', 1]);
      const bytes = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest('hex');
      expect(botNonce(SECRET, 'm', 1)).toBe(bytes.slice(0, 32));
      expect(verifyRecord(toy, record)).toMatchObject({ ok: true, value: { bots: [1] } });
    });

    it('refuses a nonce that the host may have chosen', () => {
      // Another nonce of the bot would change the dice: a host that could choose it would choose the dice.
      const tried = ['red', 'tried-out'];
      const ground = playOn(newMatch({ source: fairSource(SECRET, 'm', tried) }), 2);
      expect(verdict(exportRecord(ground, { fairness: { ...withBot, nonces: tried } }))).toBe(
        'the nonce of the bot in seat 2 does not follow from the secret.',
      );
      expect(verdict(exportRecord(ground, { fairness: { ...fairness, nonces: tried } }))).toBe('honest');
    });

    it.each<[string, Witness, string]>([
      ['another commitment', { commitment: 'another', nonces: new Map() }, 'its commitment is not the one'],
      [
        'another nonce of a player',
        { ...fairness, nonces: new Map([[0, 'green']]) },
        'the nonce of seat 1 is not the one',
      ],
      ['a player who is called a bot', { ...fairness, nonces: new Map([[1, nonces[1] ?? '']]) }, 'the nonce of seat 2'],
    ])('refuses %s, if a player has kept what was published', (_, witness, problem) => {
      const verified = verifyRecord(toy, record, witness);
      expect(verified.ok ? '' : verified.problem).toContain(problem);
      expect(verifyRecord(toy, record, { ...fairness, nonces: new Map([[0, 'red']]) })).toMatchObject({ ok: true });
    });
  });

  it('refuses a record without fairness', () => {
    expect(verdict(exportRecord(match))).toMatch(/carries no commitment/);
  });
});
