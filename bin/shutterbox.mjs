#!/usr/bin/env node
import { COMMAND } from '../scripts/lib/bundle.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { run } from '../scripts/lib/run.mjs';

await prepare();
await run(COMMAND, process.argv.slice(2));
