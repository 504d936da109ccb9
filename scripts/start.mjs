/** npm start: everything from a fresh clone to the table. */
import { existsSync } from 'node:fs';

// With settings, show logs; without, the address must not drown in them.
if (!existsSync('.env')) process.env.LOG_LEVEL ||= 'warn';
await import('./serve.mjs');
