/**
 * A bot in forty lines: takes the first open seat of a match and gives random legal answers until it is over.
 * node docs/examples/bot.mjs http://127.0.0.1:8080 MATCH [NAME]
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const [site, match, name = 'Random bot'] = process.argv.slice(2);

async function call(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(`${site}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const reply = await response.json();
  if (response.status === 429) {
    await wait(1_000 * Number(response.headers.get('retry-after') ?? 1));
    return call(path, body, token);
  }
  if (!response.ok) throw new Error(`${reply.error.code}: ${reply.error.sentence}`);
  return reply;
}

/** Every update from a number on, one a line; blank lines only keep the connection alive. */
async function* updates(seat, from, token) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${site}/api/v1/matches/${match}/stream?seat=${seat}&from=${from}`, { headers });
  for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
    if (line !== '') yield JSON.parse(line);
  }
}

const { token } = await call('/visitors', { name });
const table = await call(`/matches/${match}`);
const { seat } = table.seats.find(({ kind }) => kind === 'open') ?? {};
if (seat === undefined) throw new Error('There is no open seat.');
await call(`/matches/${match}/seats/${seat}/join`, {}, token);

for (let number = -1, outcome; outcome === undefined; ) {
  for await (const update of updates(seat, number, token)) {
    ({ number, outcome } = update);
    for (const { decision, actions } of update.legal) {
      const { action, words } = actions[Math.floor(Math.random() * actions.length)];
      // The same name for the same question: if the connection breaks, asking again does no harm.
      const answer = { client: `d${decision}`, seat, decision, actions: [action] };
      await call(`/matches/${match}/answers`, answer, token);
      console.log(words);
    }
  }
  if (outcome !== undefined) console.log(`Rank ${outcome.rank[seat]} with ${outcome.score[seat]} points.`);
}
