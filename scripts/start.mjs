/** npm start: the server, with the settings of the environment or of a file `.env`. */
import { SERVER } from './lib/bundle.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

if (process.argv.length > 2) {
  fail(
    'npm start takes no arguments: .env.example lists the settings of the server. For a game in the terminal: npx shutterbox play wildlife',
  );
}
await prepare();
await run(SERVER, []);
