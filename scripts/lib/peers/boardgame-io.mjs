/** The same game on boardgame.io, in memory. Runs in its own process; PEERS is where it is installed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { Server } = createRequire(join(process.env.PEERS ?? '', 'peers.cjs'))('boardgame.io/server');

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count++;
    },
  },
};

const server = Server({ games: [counting], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
console.log(`boardgame.io listens on http://127.0.0.1:${appServer.address().port}/ and plays.`);
process.on('SIGTERM', () => process.exit(0));
