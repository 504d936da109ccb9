/** The players of the other servers: a match with two sockets, in which an action counts when both have it. */
import { inParallel } from '../program-client.mjs';

const AT_ONCE = 16;

/** What all matches have in common; `act` sends the next action, and `have` hears how far a socket is. */
class PeerTable {
  constructor() {
    this.over = false;
    this.counts = [0, 0];
    this.bytes = 0;
    this.updates = 0;
  }

  have(seat, count) {
    this.counts[seat] = count;
    this.look?.();
  }

  answer() {
    const before = this.counts[0];
    return new Promise((resolve) => {
      this.look = () => {
        if (this.counts.some((count) => count <= before)) return;
        this.look = undefined;
        resolve(performance.now());
      };
      this.act(before);
    });
  }
}

class BoardgameTable extends PeerTable {
  static async open(url, { io }) {
    const { matchID } = await post(url, '/games/counting/create', { numPlayers: 2 });
    const table = new BoardgameTable();
    table.id = matchID;
    table.players = await Promise.all(['0', '1'].map((playerID) => joined(url, matchID, playerID)));
    table.sockets = await Promise.all(
      table.players.map((player, seat) => table.connect(io, `${url}/counting`, player, seat)),
    );
    return table;
  }

  connect(io, address, { playerID, credentials }, seat) {
    const socket = io(address, { transports: ['websocket'], forceNew: true });
    socket.on('update', (_match, state) => this.have(seat, state._stateID));
    return new Promise((resolve, reject) => {
      socket.on('connect', () => socket.emit('sync', this.id, playerID, credentials, 2));
      socket.on('sync', () => resolve(socket));
      socket.on('connect_error', reject);
    });
  }

  act(count) {
    const { playerID, credentials } = this.players[count % 2];
    const payload = { type: 'add', args: [], playerID, credentials };
    this.sockets[count % 2].emit('update', { type: 'MAKE_MOVE', payload }, count, this.id, playerID);
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

async function joined(url, matchID, playerID) {
  const { playerCredentials } = await post(url, `/games/counting/${matchID}/join`, { playerID, playerName: playerID });
  return { playerID, credentials: playerCredentials };
}

class ColyseusTable extends PeerTable {
  static async open(url, { Client }) {
    const client = new Client(url.replace('http', 'ws'));
    const table = new ColyseusTable();
    const first = await client.create('counting');
    table.rooms = [first, await client.joinById(first.roomId)];
    for (const [seat, room] of table.rooms.entries()) room.onStateChange(({ count }) => table.have(seat, count));
    return table;
  }

  act(count) {
    this.rooms[count % 2].send('add');
  }

  close() {
    for (const room of this.rooms) room.connection.close();
  }
}

async function post(url, path, body) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`POST ${path}: ${reply.status}`);
  return reply.json();
}

const TABLES = { 'boardgame.io': BoardgameTable, colyseus: ColyseusTable };

export function openPeerTables(peer, url, matches, library) {
  return inParallel(Array.from({ length: matches }), AT_ONCE, () => TABLES[peer].open(url, library));
}
