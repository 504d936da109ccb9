/** Floods of sockets, and of frames on them. */
import { WebSocket } from 'ws';
import { headersOf, inParallel, must } from './program-client.mjs';

const AT_ONCE = 16;
const MATCH = { game: 'template', seats: [{ kind: 'me' }, { kind: 'open' }] };
const MOST_STRIKES = 100;

export function doorFloods({ url, limits, address, person }) {
  const open = (match, who) =>
    new WebSocket(`${url.replace('http', 'ws')}/ws?match=${match}`, {
      headers: headersOf(who),
      perMessageDeflate: false,
    });
  const newMatch = async () => {
    const who = await person();
    return { who, id: (await must(url, who, 'POST', '/matches', MATCH)).id };
  };
  /** How many of these sockets are let in and stay. */
  const crowd = async (count, most, whoIs) => {
    const { id, who } = await newMatch();
    const sockets = [];
    const came = await inParallel([...Array(count).keys()], AT_ONCE, () => {
      const socket = open(id, whoIs(who));
      sockets.push(socket);
      return isIn(socket);
    });
    for (const socket of sockets) socket.terminate();
    return { sent: count, done: came.filter(Boolean).length, most };
  };
  /** How many frames of one socket are answered before the socket is closed. */
  const frames = async (frame, isAnswer) => {
    const { id } = await newMatch();
    const socket = open(id, { address: address() });
    await isIn(socket);
    const began = performance.now();
    const sent = 3 * (limits.visitor.burst + MOST_STRIKES);
    const answered = countAnswers(socket, isAnswer);
    for (let i = 0; i < sent && socket.readyState === WebSocket.OPEN; i++) frame(socket);
    const done = await answered;
    const seconds = (performance.now() - began) / 1_000;
    return { sent, done, most: Math.ceil(limits.visitor.burst + limits.visitor.rate * seconds) };
  };
  return {
    connections: () => {
      const home = address();
      return crowd(limits.connections + 20, limits.connections, () => ({ address: home }));
    },
    tabs: () => crowd(limits.tabs + 8, limits.tabs, (who) => ({ ...who, address: address() })),
    messages: () => frames((socket) => socket.send('{"type":"ping"}'), { event: 'message', has: '"pong"' }),
    pings: () => frames((socket) => socket.ping('x'.repeat(125)), { event: 'pong', has: '' }),
  };
}

/** Whether the table arrived, which it does not if the socket is refused. */
function isIn(socket) {
  return new Promise((resolve) => {
    socket.on('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('message', (data) => resolve(String(data).startsWith('{"type":"table"')));
  });
}

function countAnswers(socket, { event, has }) {
  let count = 0;
  socket.on(event, (data) => {
    if (String(data).includes(has)) count++;
  });
  return new Promise((resolve) => socket.once('close', () => resolve(count)));
}
