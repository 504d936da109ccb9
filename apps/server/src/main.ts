/** Starts the server with the settings from the environment, and shuts it down cleanly. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { startServer } from './server.ts';
import { settingsFrom } from './settings.ts';
import { collectInSteps } from './young-garbage.ts';

/** Shutdown takes no longer than this. */
const LAST_MOMENT_MS = 9_500;

// The server's garbage is young and soon collected: threads that help with it cost a fifth of all processor time and save no waiting.
setFlagsFromString('--no-parallel-scavenge');
// V8 learns from a start with many matches that some objects live long, and then makes all of their kind old: none does after that.
setFlagsFromString('--no-allocation-site-pretenuring');
collectInSteps();
if (existsSync('.env')) process.loadEnvFile('.env');
const settings = settingsFrom(process.env);
if (settings.ok) await start(settings.value);
else fail(settings.problems.join('\n'));

async function start(value: Parameters<typeof startServer>[0]): Promise<void> {
  try {
    const server = await startServer(value);
    const data = value.DATABASE_URL === undefined ? resolve(value.DATA_DIR) : 'Postgres';
    console.log(`Shutterbox listens on ${server.url}/ and keeps its data in ${data}.`);
    let ending = false;
    const end = () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error) => fail(`The server did not shut down cleanly: ${String(error)}`),
      );
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  } catch (error) {
    fail(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
