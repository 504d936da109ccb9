/** `verify`: was every die and every draw of a record that of the secret which its host had committed to? */
import { type MatchRecord, replayRecord, verifyRecord } from '@shutterbox/kernel';
import { broken, withRecord } from '../record-file.ts';
import { FailedCheck, InputError } from '../usage-error.ts';

export function verify(path: string): void {
  withRecord(path, (entry, record) => {
    checkRevealed(path, record);
    const replayed = replayRecord(entry.game, record);
    if (!replayed.ok) throw broken(path, replayed.problem);
    const verified = verifyRecord(entry.game, record);
    if (!verified.ok) throw new FailedCheck(`${path} is not as it was played: ${verified.problem}`);
    const { entries, results, bots } = verified.value;
    if (replayed.value.outcome === undefined) {
      throw new FailedCheck(
        `${path} is incomplete: its secret is revealed, and yet the match is not over after its ${entries} entries.`,
      );
    }
    process.stdout.write(
      `${path} is as it was played: all ${results} results of chance in its ${entries} entries are those of the secret.${botWords(bots)}\n`,
    );
  });
}

/** A record of an older host does not say which seats were bots: their nonces may have been chosen with the others in sight. */
function botWords(bots: readonly number[] | undefined): string {
  if (bots === undefined) return ' It does not say what the bots put in, so nobody can tell when that was chosen.';
  return bots.length === 0 ? '' : ' What the bots put in follows from the secret.';
}

function checkRevealed<O, A>(path: string, { fairness }: MatchRecord<O, A>): void {
  if (fairness === undefined) {
    throw new InputError(
      `${path} cannot be verified: it carries no commitment, so its chance cannot be checked (was it a simulation, or a game with a seed?).`,
    );
  }
  if (fairness.secret === undefined) {
    throw new InputError(
      `${path} cannot be verified: its secret has not been revealed yet; that happens when the match is over.`,
    );
  }
}
