import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { installServices } from './lib/services.mjs';
import { buildSiteIfNeeded } from './lib/site.mjs';

await prepare();
await buildSiteIfNeeded();
await installServices();
await run(join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]);
