/** npm start: everything from a fresh clone to the table. */
import { existsSync } from 'node:fs';

// Whoever has settings has asked for logs as well; for everybody else the address must not drown in them.
if (!existsSync('.env')) process.env.LOG_LEVEL ||= 'warn';
await import('./serve.mjs');
