/** Floods of matches: many that nobody plays, and one whose players never let it end. */
import { must, send } from './program-client.mjs';

const GAME = 'template';
const BOT = { kind: 'bot', level: 'easy' };
const ME = { kind: 'me' };
const JSON_TYPE = { 'content-type': 'application/json' };
const TOO_MANY = 429;
const PAUSE_MS = 200;
/** The host's own limit, after which nothing can be undone. */
const MOST_ENTRIES = 5_000;
/** The players who answer and undo. The last player never answers, so no round ends. */
const BUSY = 3;

export function matchFloods({ person, ask }) {
  return {
    botTables: async () => {
      const who = await person();
      const statuses = [];
      for (const first of [ME, BOT])
        statuses.push(await ask(who, 'POST', '/matches', { game: GAME, seats: [first, BOT] }));
      return { sent: 2, done: statuses.filter((status) => status < 300).length, most: 1 };
    },
  };
}

/** Takes a minute, because the limits per visitor apply, too. */
export function longMatchFloods({ url, person }) {
  return {
    entries: async () => {
      const people = await Promise.all(Array.from({ length: BUSY + 1 }, person));
      const [host, ...guests] = people;
      const seats = people.map((who) => (who === host ? ME : { kind: 'open' }));
      const { id } = await must(url, host, 'POST', '/matches', { game: GAME, seats });
      for (const [i, guest] of guests.entries())
        await must(url, guest, 'POST', `/matches/${id}/seats/${i + 1}/join`, {});
      await Promise.all(people.slice(0, BUSY).map((who, seat) => backAndForth(url, who, id, seat)));
      const { number } = await must(url, host, 'GET', `/matches/${id}`);
      return { sent: MOST_ENTRIES + BUSY, done: number, most: MOST_ENTRIES + BUSY - 1 };
    },
  };
}

/** Answers and undoes until undo is refused. After each undo the question comes back with the next number. */
async function backAndForth(url, who, match, seat) {
  const { body } = await patiently(url, who, 'GET', `/matches/${match}/update?seat=${seat}`);
  const [{ decision, actions }] = body.legal;
  for (let i = 0; ; i++) {
    const answer = { client: `a${i}`, seat, decision: decision + i, actions: [actions[0].action] };
    const answered = await patiently(url, who, 'POST', `/matches/${match}/answers`, answer);
    const undone = await patiently(url, who, 'POST', `/matches/${match}/undo`, { client: `u${i}`, seat });
    if (answered.status >= 300 || undone.status >= 300) return;
  }
}

/** Waits as long as the server says. */
export async function patiently(url, { address, token }, method, path, body) {
  const headers = { 'x-forwarded-for': address, authorization: `Bearer ${token}`, ...JSON_TYPE };
  for (;;) {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await send(url, { method, path: `/api/v1${path}`, headers, ...text });
    if (reply.status !== TOO_MANY) return { status: reply.status, body: JSON.parse(reply.text) };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
