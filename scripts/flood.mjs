/**
 * Starts a server on this machine and floods it beyond every limit in docs/security.md, one limit at a time:
 * npm run flood -- [--only NAME]. The server must let through what each limit allows and no more, keep serving others, survive, and shut down cleanly.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { floodAll, floodsOn } from './lib/floods.mjs';
import { agent } from './lib/program-client.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { loadServerSource } from './lib/server-source.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const { LIMIT_SIZES, openStorage } = await loadServerSource('flood');

const server = await startServerProcess();
const floods = floodsOn(server.url, LIMIT_SIZES, undefined, openStorage);
const chosen = values.only === undefined ? floods : { [values.only]: floods[values.only] };
let report;
let how;
try {
  if (Object.values(chosen).includes(undefined))
    fail(`There is no flood ${values.only}: ${Object.keys(floods).join(', ')}.`);
  const before = server.memory();
  console.log(`${'flood'.padEnd(18)}    sent    done  allowed  others waited at most`);
  report = await floodAll(server.url, chosen, { progress: print });
  const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
  console.log(
    `memory: ${megabytes(before)} MB before, ${megabytes(server.memory())} MB after; load ${loadavg()[0].toFixed(2)}`,
  );
} finally {
  agent.destroy();
  how = await server.close();
}
for (const problem of report.problems) console.log(problem);
console.log(`the server ended with ${how.code ?? how.signal}`);
if (report.problems.length > 0 || how.code !== 0) process.exitCode = 1;

function print({ name, sent, done, most, slowest }) {
  const numbers = [sent, done, most].map((number) => String(number).padStart(8)).join('');
  console.log(`${name.padEnd(18)}${numbers}${slowest.toFixed(0).padStart(9)} ms`);
}
