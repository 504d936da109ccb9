/** Sends thousands of hostile inputs to a server. Nothing may fail, and nothing may change. */
import { deliver, hostileRequest } from './fuzz-http.mjs';
import { look, newScene } from './fuzz-scene.mjs';
import { socketSession } from './fuzz-socket.mjs';
import { dice } from './hostile.mjs';

const LANES = 24;
/** How many of a hundred turns are sockets, with about ten messages each. */
const SESSION_SHARE = 0.05;
const MESSAGES_A_SOCKET = 60;
const MOST_FAILURES = 20;
const FAILED = 500;
/** The distance between the inputs of one seed and the next. */
const STRIDE = 10_000_019;

/** Returns how many were sent, by reply, and what went wrong: `failures` and `changed` should be empty. */
export async function fuzz(url, { inputs, seed, seconds, matches = 40, strangers = 200, alive = () => true }) {
  const scene = await newScene(url, { matches, strangers });
  const end = performance.now() + seconds * 1_000;
  const report = { inputs: 0, requests: 0, messages: 0, statuses: {}, failures: [], changed: [] };
  let next = 0;
  const goesOn = () =>
    report.inputs < inputs && report.failures.length < MOST_FAILURES && performance.now() < end && alive();
  const lane = async () => {
    while (goesOn()) {
      const number = next++;
      const random = dice(seed * STRIDE + number);
      if (random.chance(SESSION_SHARE)) await session(number, random);
      else await request(number, random);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (!alive()) return report;
  const after = await look(url, scene.kept);
  report.changed = scene.kept.filter((_, i) => after[i] !== scene.before[i]).map(({ id }) => id);
  return report;

  async function request(number, random) {
    const input = hostileRequest(scene, number, random);
    const status = await deliver(url, input);
    report.inputs++;
    report.requests++;
    report.statuses[status ?? 'cut'] = (report.statuses[status ?? 'cut'] ?? 0) + 1;
    if (status === 'silent' || status >= FAILED)
      report.failures.push(
        `input ${number}: ${status} ${input.method ?? 'raw'} ${String(input.path).slice(0, 200)} ${String(input.body).slice(0, 200)}`,
      );
  }

  async function session(number, random) {
    const { sent, failed } = await socketSession(scene, number, 1 + random.below(MESSAGES_A_SOCKET), random);
    report.inputs += sent;
    report.messages += sent;
    if (failed !== undefined) report.failures.push(`session ${number}: ${failed}`);
  }
}
