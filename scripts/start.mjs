/** npm start: everything from a fresh clone to the table. */
import { existsSync } from 'node:fs';

// With settings, show the log. Without them, show only the address.
if (!existsSync('.env')) process.env.LOG_LEVEL ||= 'warn';
await import('./serve.mjs');
