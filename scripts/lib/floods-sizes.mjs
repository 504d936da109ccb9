/** Too much at once: requests, messages, standing answers and devices beyond their size. */
import { WebSocket } from 'ws';
import { headersOf, must, send } from './program-client.mjs';

const TOO_LARGE = 1009;
const MATCH = { game: 'template', seats: [{ kind: 'me' }, { kind: 'open' }] };
const JSON_TYPE = { 'content-type': 'application/json' };
const MOST_DEVICES = 20;

export function sizeFloods({ url, address, person, ask }) {
  /** Sends one that is small enough and one that is too large. */
  const pair = async (small, large) => {
    const statuses = [await small(), await large()];
    return { sent: 2, done: statuses.filter((status) => status < 300).length, most: 1 };
  };
  const cutOff = async (path, body) => {
    const headers = { ...headersOf({ address: address() }), ...JSON_TYPE };
    // The server may cut off a client that is still sending far too much.
    return send(url, { method: 'POST', path: `/api/v1${path}`, headers, body }).then(
      ({ status }) => status,
      () => TOO_LARGE,
    );
  };
  return {
    body: () =>
      pair(
        () => cutOff('/visitors', '{"name":"Small"}'),
        () => cutOff('/visitors', JSON.stringify({ name: 'x'.repeat(20_000) })),
      ),
    options: async () => {
      const who = await person();
      return pair(
        () => ask(who, 'POST', '/matches', MATCH),
        () => ask(who, 'POST', '/matches', { ...MATCH, options: { more: 'x'.repeat(300_000) } }),
      );
    },
    standing: async () => {
      const who = await person();
      const { id } = await must(url, who, 'POST', '/matches', MATCH);
      const stand = (count) =>
        ask(who, 'POST', `/matches/${id}/seats/0/standing`, {
          answers: Array(count).fill({ kind: 'choose', action: 'x'.repeat(4_000) }),
        });
      return pair(
        () => stand(2),
        () => stand(3),
      );
    },
    message: async () => {
      const { id } = await must(url, await person(), 'POST', '/matches', MATCH);
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?match=${id}`, {
        headers: headersOf({ address: address() }),
      });
      await new Promise((resolve) => socket.once('message', resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.send(`"${'x'.repeat(70_000)}"`);
      return { sent: 1, done: (await closed) === TOO_LARGE ? 0 : 1, most: 0 };
    },
    devices: async () => {
      const who = await person();
      const sent = MOST_DEVICES + 5;
      for (let i = 0; i < sent; i++) {
        // The device that makes the links may be the one that is signed out.
        const link = await must(url, who, 'POST', '/visitors/me/recovery', {}).catch(() => undefined);
        if (link === undefined) break;
        await ask({ address: address() }, 'POST', '/visitors/recover', { token: link.token });
      }
      const list = await must(url, who, 'GET', '/visitors/me/devices').catch(() => ({ devices: [] }));
      return { sent, done: list.devices.length, most: MOST_DEVICES };
    },
  };
}
