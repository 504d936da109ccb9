/** Structured logs: JSON lines on stderr. Nothing that opens a door is ever put into one. */
import { type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

export type Log = Logger;

const STDERR = 2;

/** A second fence: whatever bears such a name is struck out, should anyone log it by mistake. */
const SECRETS = ['secret', 'token', 'cookie', 'authorization', 'nonce', 'linkHash', 'recoveryHash'];

export function openLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): Log {
  return pino(
    {
      level: LOG_LEVEL,
      base: { service: 'shutterbox' },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(hidden)' },
    },
    // At once, so that the last line before an end is not lost.
    pino.destination({ dest: STDERR, sync: true }),
  );
}
