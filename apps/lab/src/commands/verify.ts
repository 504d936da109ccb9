/** `verify`: checks that every die and draw of a record came from the secret that its host had committed to. */
import { type MatchRecord, replayRecord, verifyRecord } from '@shutterbox/kernel';
import { broken, withRecord } from '../record-file.ts';
import { FailedCheck, InputError } from '../usage-error.ts';

export function verify(path: string): void {
  withRecord(path, (entry, record) => {
    checkRevealed(path, record);
    const replayed = replayRecord(entry.game, record);
    if (!replayed.ok) throw broken(path, replayed.problem);
    const verified = verifyRecord(entry.game, record);
    if (!verified.ok) throw new FailedCheck(`${path} fails the check: ${verified.problem}`);
    const { entries, results, bots } = verified.value;
    if (replayed.value.outcome === undefined) {
      throw new FailedCheck(
        `${path} is incomplete: its secret is revealed, but the match is not over after its ${entries} entries.`,
      );
    }
    process.stdout.write(
      `${path} passes the check: all ${results} random results in its ${entries} entries match the secret.${botWords(bots)}\n`,
    );
  });
}

/** An older host's record does not say which seats were bots, whose nonces may have been chosen after seeing the others. */
function botWords(bots: readonly number[] | undefined): string {
  if (bots === undefined)
    return ' It does not say which nonces the bots used, so nobody can tell when they were chosen.';
  return bots.length === 0 ? '' : ' The nonces of the bots follow from the secret.';
}

function checkRevealed<O, A>(path: string, { fairness }: MatchRecord<O, A>): void {
  if (fairness === undefined) {
    throw new InputError(
      `${path} cannot be verified: it has no commitment, so its dice cannot be checked. Was it a simulation, or a game with a seed?`,
    );
  }
  if (fairness.secret === undefined) {
    throw new InputError(`${path} cannot be verified yet: its secret is revealed when the match is over.`);
  }
}
