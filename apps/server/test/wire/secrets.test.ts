/**
 * Secrets on the wire. Plays whole matches on a real server and keeps everything that is delivered. Then, at many moments, gives
 * two servers the match as it was, one of them with changes, from the game's own list of secrets, that an observer cannot
 * know: everything that reaches the observer, then and after the next answer, must be the same to the byte.
 */
import { ALL } from '@shutterbox/games';
import { decodeOptions, fewestSeats, type GameDefinition, type Observer, SeededChance } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import type { Tape } from './tape.ts';
import { hiddenFrom, moments, newTwin, nextFor, plant, type Twin, tapeFor } from './twins.ts';
import { type Played, playWhole } from './whole-match.ts';

const SEATS = 3;
const MOST_MOMENTS = 40;
/** Hundreds of requests to two servers, on a machine that may have much else to do. */
const MOST_MS = 600_000;
/** With fewer seats, nobody ever waits behind another offer. */
const TWIN_SEATS = 4;

interface Run {
  readonly seed: number;
  readonly options?: unknown;
  /** How many rounds of answers are enough; otherwise the whole match is played. */
  readonly rounds?: number;
}

/** Matches in which every secret of the game comes up: in diceafari photos are taken unseen; aboard ships no scenario has all of them. */
const RUNS: Readonly<Record<string, readonly [Run, ...Run[]]>> = {
  wildlife: [{ seed: 11 }],
  diceafari: [{ seed: 13, options: { photoSurprise: true } }],
  starship: [
    { seed: 12, options: { scenario: 'mutiny', chooseSides: true }, rounds: 60 },
    { seed: 12, options: { scenario: 'hijacking' }, rounds: 40 },
    { seed: 13, options: { scenario: 'boarding', bidding: true, fog: true }, rounds: 30 },
  ],
};
const USUAL_RUNS: readonly [Run, ...Run[]] = [{ seed: 12 }];
const HOSTED = ALL.filter(({ state }) => state !== 'to come');

describe.each(HOSTED)('a whole match of $id', ({ id, parts }) => {
  const [{ options = {} }] = RUNS[id] ?? USUAL_RUNS;

  it('delivers no secret, nonce, hash, visitor or hidden event before its end', async () => {
    const seats = (await parts?.use(async ({ rules }) => fitting((await rules()).game, options, SEATS))) ?? SEATS;
    const { stored, recoveryHashes, visitors, tapes, record } = await playWhole(id, seats, 5, options);
    const { secret } = stored.head;
    const nonces = stored.seats.map(({ nonce }) => nonce);
    const linkHashes = stored.seats.map(({ linkHash }) => linkHash);
    const needles = [secret, ...nonces, ...linkHashes, ...recoveryHashes, ...visitors];
    // Every string searched for does exist.
    expect(needles.every((needle) => needle.length >= 16)).toBe(true);
    expect(new Set(needles).size).toBe(1 + 4 * seats);
    expect(JSON.stringify(record)).toContain(secret);
    for (const [seat, tape] of tapes.entries()) {
      // On a busy machine several steps may come in one update; all of them come.
      expect(stepsIn(tape.socketTexts)).toBeGreaterThan(stored.tail.number / 2);
      expect(tape.streamTexts.length).toBeGreaterThan(0);
      const told = tape.all.join('\n');
      for (const needle of needles) expect(told.includes(needle), `seat ${seat} was told ${needle}`).toBe(false);
      const dealt = [...told.matchAll(/"type":"dealt","seat":(\d)/g)].map(([, whose]) => Number(whose));
      expect(dealt.filter((whose) => whose !== seat)).toEqual([]);
      const photos = [...told.matchAll(/"type":"photo","seat":(\d),"spot":\d+,"animal"/g)].map(([, whose]) =>
        Number(whose),
      );
      expect(photos.filter((whose) => whose !== seat)).toEqual([]);
    }
  });
});

function stepsIn(texts: readonly string[]): number {
  const messages = texts.map((text) => JSON.parse(text) as { readonly update?: Update });
  return messages.reduce((sum, { update }) => sum + (update?.steps.length ?? 0), 0);
}

describe('changing what an observer cannot know', () => {
  it.each(HOSTED)(
    'changes nothing that reaches them in $id',
    async ({ id, parts }) => {
      expect.hasAssertions();
      await parts?.use(async ({ rules, testing }) => {
        const [{ game }, { secrets }] = await Promise.all([rules(), testing()]);
        const runs = RUNS[id] ?? USUAL_RUNS;
        const compared = new Set<string>();
        for (const run of runs) {
          const found = await compareTwins(game, secrets, run, MOST_MOMENTS / runs.length);
          for (const rule of found) compared.add(rule);
        }
        for (const { rule } of secrets) expect(compared, rule).toContain(rule);
      });
    },
    MOST_MS,
  );
});

/** The largest number of seats up to `wanted` that the options allow, or the smallest if all are larger. */
function fitting<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, options: unknown, wanted: number): number {
  const decoded = decodeOptions(game.options, options);
  if (!decoded.ok) throw new Error(decoded.problem);
  const seating = game.seats(decoded.value);
  return seating.counts.findLast((count) => count <= wanted) ?? fewestSeats(seating);
}

/** The rules of the secrets that came up. */
async function compareTwins<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  secrets: readonly Secret<S>[],
  { seed, options = {}, rounds }: Run,
  most: number,
): Promise<Iterable<string>> {
  const seats = fitting(game, options, TWIN_SEATS);
  const observers: readonly Observer[] = [...Array(seats).keys(), 'spectator'];
  const played = await playWhole(game.id, seats, seed, options, rounds);
  const twins = [await newTwin(played), await newTwin(played)] as const;
  const chance = new SeededChance(seed);
  const every = Math.max(1, Math.floor(played.entries.length / most));
  const compared = new Map<string, number>();
  let planted = 0;
  for (const match of moments(game, played)) {
    const { number } = match;
    // Sealed answers last only for a moment, so every such moment is examined.
    const due = number % every === 0;
    const observer = observers[chance.int(observers.length)] ?? 'spectator';
    for (const secret of secrets) {
      const [state, other] = [game.clone(match.snapshot), game.clone(match.snapshot)];
      secret.perturb(other, observer, chance);
      if (match.outcome !== undefined || JSON.stringify(state) === JSON.stringify(other)) continue;
      const times = compared.get(secret.rule) ?? 0;
      if (!due && times >= most / 4) continue;
      const id = `twin${planted++}`;
      await plant(twins[0], game, played, { id, number, state });
      await plant(twins[1], game, played, { id, number, state: other }, hiddenFrom(game, observer));
      const next = nextFor(game, [state, other], observer, secret, chance);
      const [one, two] = await Promise.all(twins.map((twin) => delivered(twin, played, id, observer, number, next)));
      expect(two?.all, `${secret.rule} at ${number} for ${observer}`).toEqual(one?.all);
      one?.end();
      two?.end();
      expect(one?.socketTexts.length).toBeGreaterThan(next === undefined ? 1 : 2);
      compared.set(secret.rule, times + 1);
    }
  }
  return compared.keys();
}

/** Everything an observer hears of the match, before and after the next answer. */
async function delivered(
  twin: Twin,
  { visitors }: Played,
  id: string,
  observer: Observer,
  number: number,
  next: { readonly seat: number; readonly decision: number; readonly action: unknown } | undefined,
): Promise<Tape> {
  const own = observer === 'spectator' ? undefined : visitors[observer];
  const tape = tapeFor(twin, own);
  tape.listen(id);
  await tape.stream(id, observer);
  await tape.reached(number, true);
  await askAll(tape, id, observer);
  if (next === undefined) return tape;
  const actor = next.seat === observer ? tape : tapeFor(twin, visitors[next.seat]);
  const { seat, decision, action } = next;
  const done = await actor.ask('POST', `/matches/${id}/answers`, { client: 'next', seat, decision, actions: [action] });
  expect(done).toMatchObject({ number: number + 1 });
  await tape.reached(number + 1, true);
  await askAll(tape, id, observer);
  return tape;
}

async function askAll(tape: Tape, id: string, observer: Observer): Promise<void> {
  const seat = observer === 'spectator' ? '' : `seat=${observer}&`;
  for (const path of ['', `/update?${seat}from=-1`, '/update?seat=1', '/legal?seat=0&decision=1', '/record'])
    await tape.ask('GET', `/matches/${id}${path}`);
  const client = observer === 'spectator' ? 0 : observer;
  const wrong = { client: 'wrong', seat: client, decision: 1, actions: [{ type: 'fly' }] };
  await tape.ask('POST', `/matches/${id}/answers`, wrong);
}
