import { COMMAND } from './lib/bundle.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await prepare();
await run(COMMAND, ['play', 'wildlife', ...process.argv.slice(2)]);
