/** The same game on Colyseus, in memory. Runs in its own process; PEERS is where it is installed. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.env.PEERS ?? '', 'peers.cjs'));
const [{ Room, Server }, { Schema, defineTypes }, { WebSocketTransport }] = ['core', 'schema', 'ws-transport'].map(
  (part) => require(`@colyseus/${part}`),
);

class Count extends Schema {
  constructor() {
    super();
    this.count = 0;
    this.turn = 0;
  }
}
defineTypes(Count, { count: 'uint32', turn: 'uint8' });

class Counting extends Room {
  onCreate() {
    this.maxClients = 2;
    this.state = new Count();
    // Changes are sent at once, not twenty times a second.
    this.patchRate = null;
    this.onMessage('add', (client) => {
      if (this.clients.indexOf(client) !== this.state.turn) return;
      this.state.count++;
      this.state.turn = 1 - this.state.turn;
      this.broadcastPatch();
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('counting', Counting);
await server.listen(0, '127.0.0.1');
console.log(`Colyseus listens on http://127.0.0.1:${http.address().port}/ and plays.`);
process.on('SIGTERM', () => process.exit(0));
