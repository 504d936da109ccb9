/** A real server on its own port, for one test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion } from '@shutterbox/bots';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Think } from '../../src/bots/runner.ts';
import { gameNamed } from '../../src/games.ts';
import { type Overrides, type Server, startServer } from '../../src/server.ts';
import { type Settings, settingsFrom } from '../../src/settings.ts';

/** A bot that answers at once, in this thread. */
export const thinkAtOnce: Think = async ({ game, seat, decision, view, legal }) =>
  gameNamed(game)?.use((hosted) =>
    answerQuestion(hosted, { game, bot: 'random', seat, decision, view, legal, seed: decision.id }),
  );

const UNLIMITED = { rate: 1_000_000, burst: 1_000_000 };

export function settingsOf(more: Readonly<Record<string, string>> = {}): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'shutterbox-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = settingsFrom({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...more });
  if (!settings.ok) throw new Error(settings.problems.join(' '));
  return settings.value;
}

export async function openHouse(
  overrides: Overrides = {},
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const server = await startServer(settingsOf(more), {
    think: thinkAtOnce,
    log: pino({ level: 'silent' }),
    ...overrides,
    limits: { visitor: UNLIMITED, address: UNLIMITED, lookBack: UNLIMITED, ...overrides.limits },
  });
  onTestFinished(() => server.close());
  return server;
}
