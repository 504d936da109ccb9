import { COMMAND } from './lib/bundle.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await prepare();
// npm runs this in the repository's own folder; files are named and shown from where the player is.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await run(COMMAND, ['play', 'wildlife', ...process.argv.slice(2)]);
