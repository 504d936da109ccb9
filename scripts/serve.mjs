/** npm run serve: the server with the site. Settings come from the environment or from a file `.env`. */
import { SERVER } from './lib/bundle.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { buildSiteIfNeeded } from './lib/site.mjs';

await prepare();
await buildSiteIfNeeded();
await run(SERVER, []);
