/**
 * Checks whether the rules have become slower: npm run beside -- OLDREV [--rounds N] [--seconds S] [GAME …]. Bundles the games of an old commit
 * and ours, and lets them take turns many times a second, so that other work on the machine slows both equally. Each round is a new
 * thread, because the engine compiles the rules differently from start to start. Fails if the median of the rounds says that random
 * play has become slower by more than the tolerance.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundleRules, rulesOf } from './lib/beside-bundle.mjs';
import { fail } from './lib/fail.mjs';
import { ROOT } from './lib/root.mjs';

const TOLERANCE = 0.03;
const MOST = { rounds: 100, seconds: 60 };
const { old, games, rounds, seconds } = wordsFrom();
const folder = mkdtempSync(join(tmpdir(), 'shutterbox-beside-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const [before, after] = [join(folder, 'before.mjs'), join(folder, 'after.mjs')];
await bundleRules(rulesOf(old, join(folder, 'old')), games, before);
await bundleRules(ROOT, games, after);
const ratios = new Map();
for (let round = 0; round < rounds; round++) {
  for (const [name, ratio] of await measured()) ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
}
print();
if ([...ratios].some(([name, each]) => name.includes('play') && median(each) < 1 - TOLERANCE)) process.exitCode = 1;

function wordsFrom() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '1' } },
  });
  const [revision, ...named] = positionals;
  if (revision === undefined) fail('Name the commit to compare with: npm run beside -- OLDREV.');
  for (const [name, most] of Object.entries(MOST)) {
    values[name] = Number(values[name]);
    if (!(values[name] > 0 && values[name] <= most)) fail(`--${name} must be above 0 and at most ${most}.`);
  }
  return { ...values, old: revision, games: named.length === 0 ? ['wildlife', 'diceafari'] : named };
}

/** One round: for each thing measured, how many times as fast the new rules are. */
function measured() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./lib/beside-worker.mjs', import.meta.url), {
      workerData: { before, after, games, seconds },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

function print() {
  console.log(`Speed against ${old} (1.05 is 5% faster): median of ${rounds} rounds, lowest and highest.`);
  const width = Math.max(...[...ratios.keys()].map((name) => name.length));
  for (const [name, each] of ratios) {
    const [low, high] = [Math.min(...each), Math.max(...each)].map((ratio) => ratio.toFixed(3));
    console.log(`  ${name.padEnd(width)}  ${median(each).toFixed(3)}  (${low} to ${high})`);
  }
}
