/**
 * Runs a server on this machine at half its capacity for an hour: npm run soak -- [--minutes 60] [--tables 100]
 * [--kills N] [--game ID]. Meanwhile the server is killed (in the first half), flooded and read slowly, and its players come back each time.
 * Nothing acknowledged may be lost, and in the last ten minutes it must use no more memory than in the ten minutes after the last kill.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { agent } from './lib/program-client.mjs';
import { loadServerSource } from './lib/server-source.mjs';
import { Soak } from './lib/soak.mjs';

const MEASURE_SECONDS = 15;
const MINUTES_A_KILL = 3;
const MOST_GROWTH = 1.5;

const number = (value, name, least, most) => {
  const given = Number(value);
  if (!(given >= least && given <= most)) fail(`--${name} must be a number from ${least} to ${most}.`);
  return given;
};
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '100' },
    kills: { type: 'string' },
    game: { type: 'string', default: 'wildlife' },
  },
});
const minutes = number(values.minutes, 'minutes', 1, 1_440);
const tables = number(values.tables, 'tables', 1, 2_000);
const kills = number(values.kills ?? Math.ceil(minutes / MINUTES_A_KILL), 'kills', 0, 1_000);

const { LIMIT_SIZES: limits, openStorage } = await loadServerSource('soak');
const soak = new Soak({ seconds: 60 * minutes, tables, kills, game: values.game, limits, openStorage, progress });
const report = await soak.run(MEASURE_SECONDS).finally(() => agent.destroy());
print(report);
if (report.lost.length > 0 || soak.how?.code !== 0 || !isFlat(report)) process.exitCode = 1;

/** A new process takes some minutes to reach its full size, so the last kill is long before the end. */
function isFlat({ afterLastKillMB, lastMB }) {
  return !(lastMB > MOST_GROWTH * afterLastKillMB);
}

function progress({ share, bytes, answers, kills: killed, floods, lost }) {
  const percent = String(Math.round(100 * share)).padStart(3);
  console.log(
    `${percent}%: ${answers} answers, ${killed} kills, ${floods} floods, ${(bytes / 1e6).toFixed(0)} MB, ${lost.length} lost, load ${loadavg()[0].toFixed(1)}`,
  );
}

function print(it) {
  const round = (value) => value.toFixed(0);
  console.log(
    `\n${minutes} minutes, ${tables} tables of ${values.game} at ${round(it.rate)} answers a second (half of ${round(it.capacity)})`,
  );
  console.log(
    `${it.answers} answers acknowledged in ${it.matches} matches, ${it.checked} of them checked, ${it.lost.length} lost`,
  );
  console.log(
    `${it.kills} kills, ${it.floods} floods, ${it.reconnects} reconnections, ${it.slowReaders} sockets that read nothing; refusals ${JSON.stringify(it.refusals)}`,
  );
  console.log(`answers: ${it.p50.toFixed(1)} ms (half), ${it.p99.toFixed(1)} ms (99%)`);
  console.log(
    `memory: ${round(it.firstMB)} MB in the first ${round(soak.window / 60)} minutes, ${round(it.afterLastKillMB)} MB in those after the last kill, ${round(it.lastMB)} MB in the last`,
  );
  if (!isFlat(it)) console.log(`memory has grown by more than ${MOST_GROWTH} times since the last kill`);
  for (const lost of it.lost.slice(0, 20)) console.log(`lost: ${lost}`);
  console.log(`the server ended with ${soak.how?.code ?? soak.how?.signal}`);
}
