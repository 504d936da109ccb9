/** Checks every die against the secret that the host committed to. */
import { botNonce, commitmentTo, type Fairness, fairSource } from './fair.ts';
import type { GameDefinition, Seat } from './game.ts';
import type { Decoded } from './options.ts';
import { bad, type MatchRecord } from './record.ts';
import { rerun } from './rerun.ts';

/** What a player stored before the match began. */
export interface Witness {
  readonly commitment: string;
  /** By seat: the nonces that the player gave. */
  readonly nonces: ReadonlyMap<Seat, string>;
}

/**
 * Replays a record with the revealed secret, and compares every result of chance with what was recorded. With a witness it also
 * shows that the host has kept to what it published.
 */
export function verifyRecord<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  witness?: Witness,
): Decoded<{ readonly entries: number; readonly results: number; readonly bots: readonly Seat[] | undefined }> {
  const { fairness, arranged } = record;
  if (arranged === true) return bad('this match was dealt for a lesson, so what came up first was arranged.');
  if (fairness === undefined)
    return bad('it carries no commitment, so its chance cannot be checked (was it a simulation?).');
  const { secret, nonces, bots } = fairness;
  if (secret === undefined) return bad('its secret has not been revealed yet; that happens when the match is over.');
  const unfit = unfitNonces(record, fairness, secret) ?? (witness && unkept(fairness, witness));
  if (unfit !== undefined) return bad(unfit);
  let results = 0;
  const source = fairSource(secret, record.match, nonces);
  const rerunResult = rerun(game, record, {}, source, (number, replayed) => {
    const recorded = record.entries[number];
    if (recorded === undefined || recorded.kind === 'undo' || replayed.kind === 'undo') return undefined;
    results += recorded.chance.length;
    return recorded.chance.join() === replayed.chance.join()
      ? undefined
      : 'its chance results are not those of the secret.';
  });
  return rerunResult.ok ? { ok: true, value: { entries: record.entries.length, results, bots } } : rerunResult;
}

function unfitNonces<O, A>(
  { match, seats }: MatchRecord<O, A>,
  { commitment, nonces, bots = [] }: Fairness,
  secret: string,
): string | undefined {
  if (commitmentTo(secret) !== commitment) return 'its secret does not match the commitment.';
  if (nonces.length !== seats) return 'it does not have one nonce per seat.';
  const chosen = bots.find((seat) => nonces[seat] !== botNonce(secret, match, seat));
  return chosen === undefined
    ? undefined
    : `the nonce of the bot in seat ${chosen + 1} does not follow from the secret.`;
}

function unkept({ commitment, nonces, bots = [] }: Fairness, witness: Witness): string | undefined {
  if (commitment !== witness.commitment) return 'its commitment is not the one that was published before the start.';
  for (const [seat, nonce] of witness.nonces) {
    if (nonces[seat] !== nonce || bots.includes(seat))
      return `the nonce of seat ${seat + 1} is not the one that its player gave.`;
  }
  return undefined;
}
