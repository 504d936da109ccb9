/** `verify`: was every die and every draw of a record that of the secret which its host had committed to? */
import { replayRecord, verifyRecord } from '@shutterbox/kernel';
import { broken, withRecord } from '../record-file.ts';
import { UsageError } from '../usage-error.ts';

export function verify(path: string): void {
  withRecord(path, (entry, record) => {
    const replayed = replayRecord(entry.game, record);
    if (!replayed.ok) throw broken(path, replayed.problem);
    const verified = verifyRecord(entry.game, record);
    if (!verified.ok) throw new UsageError(`${path} cannot be verified: ${verified.problem}`);
    const { entries, results } = verified.value;
    process.stdout.write(
      `${path} is as it was played: all ${results} results of chance in its ${entries} entries are those of the secret.\n`,
    );
  });
}
