/** Run as a separate process: appends to a match without end, and prints the number of every entry written. */
import { openStorage } from '../../src/storage/open.ts';
import { entrySample, tailSample } from './samples.ts';

const [match = '', name = '', DATA_DIR = '', DATABASE_URL] = process.argv.slice(2);
const storage = await openStorage({ DATA_DIR, DATABASE_URL });

for (;;) {
  const number = ((await storage.match(match))?.tail.number ?? -1) + 1;
  const entries = [entrySample(number, { entry: { name } })];
  const result = await storage.append({ match, entries, tail: tailSample({ number }) });
  if (result === 'written') process.stdout.write(`${number}\n`);
}
