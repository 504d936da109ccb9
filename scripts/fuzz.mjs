/**
 * Starts a server and sends it hostile inputs: npm run fuzz -- [--inputs N] [--seed S] [--seconds T]. The server must survive without
 * an internal error and shut down cleanly, and no match may change. The seed and the number of an input reproduce it.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { fuzz } from './lib/fuzzing.mjs';
import { agent } from './lib/program-client.mjs';
import { startServerProcess } from './lib/server-process.mjs';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
  },
});
const [inputs, seed, seconds] = [Number(values.inputs), Number(values.seed), Number(values.seconds)];
if (!(inputs >= 1 && inputs <= 10_000_000)) fail('--inputs must be a number from 1 to 10000000.');
if (!Number.isInteger(seed)) fail('--seed must be a whole number.');
if (!(seconds >= 1 && seconds <= 7_200)) fail('--seconds must be a number from 1 to 7200.');

const server = await startServerProcess();
const began = performance.now();
let report;
let how;
let complaints;
try {
  report = await fuzz(server.url, { inputs, seed, seconds, alive: () => server.alive });
} finally {
  agent.destroy();
  complaints = server.complaints;
  how = await server.close();
}
const took = (performance.now() - began) / 1_000;
console.log(
  `${report.inputs} inputs (${report.requests} requests, ${report.messages} messages) with seed ${seed} in ${took.toFixed(0)} s, load ${loadavg()[0].toFixed(2)}`,
);
console.log(`replies: ${JSON.stringify(report.statuses)}`);
for (const failure of report.failures) console.log(failure);
if (report.changed.length > 0) console.log(`matches changed: ${report.changed.join(', ')}`);
if (complaints !== '') console.log(`the server's log:\n${complaints.slice(-4_000)}`);
console.log(`the server ended with ${how.code ?? how.signal}`);
const good =
  report.failures.length === 0 &&
  report.changed.length === 0 &&
  complaints === '' &&
  how.code === 0 &&
  report.inputs >= inputs;
if (!good) process.exitCode = 1;
