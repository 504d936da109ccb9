/** Structured logs: JSON lines on stderr, never with secrets or tokens. */
import { type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

export type Log = Logger;

const STDERR = 2;

/** A second line of defence: fields with these names are removed, should they be logged by mistake. */
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
    // Written at once, so that the last line before the process ends is not lost.
    pino.destination({ dest: STDERR, sync: true }),
  );
}
