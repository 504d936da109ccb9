/**
 * Do the rule tests bite? Makes single changes to a game's rules, a sample of them, in memory, and lists those that no rule
 * test notices: npm run mutate -- [GAME …] [--sample N] [--seed S] [--files src/a.ts,src/b.ts]
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { gamesWithRules } from './lib/games.mjs';
import { mutantsOf } from './lib/mutants.mjs';
import { filesUnder, ROOT } from './lib/root.mjs';
import { readIfThere } from './lib/stamp.mjs';
import { parse } from './lib/syntax.mjs';

const ENOUGH = 0.85;
const AT_ONCE = 2;
/**
 * A mutant that takes this many times the CPU time of the unchanged rules, and more than the floor, counts as running forever. By the clock, a
 * busy machine would make half of them look like it.
 */
const PATIENCE = 3;
const PATIENCE_FLOOR_MS = 5_000;
/** Stops a mutant that collects things forever before it uses up the memory. */
const MEMORY_MB = 1024;
/** Where the rules are. The starship game has more folders than the others. */
const ROOMS = /^(?:check|legal|apply|score|combat|move|turn|gear|zero-g|hull|scenario)(?:\.ts$|[\\/])/;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
  },
});
if (!(Number(options.sample) >= 1)) fail('--sample is the number of changes to try, at least 1.');
if (!Number.isInteger(Number(options.seed))) fail('--seed is a whole number.');

const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const known = await gamesWithRules();
const games = positionals.length > 0 ? positionals : known;
for (const game of games) {
  if (!known.includes(game)) fail(`There is no game called ${game}; there are ${known.join(', ')}.`);
}
let good = true;
for (const game of games) good = (await mutate(game)) && good;
process.exitCode = good ? 0 : 1;

async function mutate(game) {
  const tests = `games/${game}/test/rules`;
  const sources = sourcesOf(game);
  const all = [...sources]
    .flatMap(([file, source]) => mutantsOf(file, source))
    .filter((mutant) => parses(mutant, sources));
  if (all.length === 0) fail(`games/${game}: nothing to change in ${sources.size} files.`);
  const mutants = sample(all, Number(options.sample), Number(options.seed));
  console.log(`games/${game}: ${mutants.length} of ${all.length} single changes in ${sources.size} files`);

  const limit = await soundRulesTime(tests, sources);
  const survivors = [];
  const queue = mutants.entries();
  let done = 0;
  let late = 0;
  const worker = async () => {
    for (const [index, mutant] of queue) {
      const { result } = await run(tests, mutant, limit);
      if (result === 'passed') survivors[index] = mutant;
      if (result === 'late') late += 1;
      done += 1;
      progress(done, mutants.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const listed = survivors.filter((mutant) => mutant !== undefined);
  for (const mutant of listed) console.log(describe(mutant, sources.get(mutant.file)));
  const rate = 1 - listed.length / mutants.length;
  const ran = late === 0 ? '' : ` (${late} ran forever)`;
  const verdict = `${(100 * rate).toFixed(1)}% of ${mutants.length} died${ran}, ${listed.length} survived`;
  console.log(`games/${game}: ${verdict}${rate < ENOUGH ? `; at least ${100 * ENOUGH}% should die` : ''}`);
  return rate >= ENOUGH;
}

function sourcesOf(game) {
  const folder = join('games', game, 'src');
  const rooms = filesUnder(folder).filter((file) => ROOMS.test(file.slice(folder.length + 1)) && file.endsWith('.ts'));
  const more = options.files.split(',').filter((file) => file !== '');
  const sources = new Map();
  for (const file of [...rooms, ...more.map((name) => join('games', game, name))]) {
    const source = readIfThere(join(ROOT, file));
    if (source === undefined) fail(`There is no file ${file}.`);
    sources.set(file, source);
  }
  return sources;
}

function parses({ file, start, end, text }, sources) {
  const source = sources.get(file);
  try {
    parse(file, source.slice(0, start) + text + source.slice(end));
    return true;
  } catch {
    return false;
  }
}

/** `count` of them, always the same for a seed, in the order of the sources. */
function sample(mutants, count, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return mutants
    .map((mutant, index) => ({ mutant, index, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ mutant }) => mutant);
}

/** The tests must pass without a change. Returns the CPU time after which a mutant counts as running forever. */
async function soundRulesTime(tests, sources) {
  const [file] = sources.keys();
  const { result, cpu } = await run(tests, { file, start: 0, end: 0, text: '' }, Number.POSITIVE_INFINITY);
  if (result !== 'passed') fail(`The tests in ${tests} fail before anything is changed.`);
  return Math.max(PATIENCE_FLOOR_MS, PATIENCE * cpu);
}

/** The rule tests with a mutant in place of its file: passed, failed, or late; and the CPU time that they took, as last told. */
function run(tests, mutant, limit) {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const words = ['run', '--config', 'scripts/lib/mutant.config.mjs', '--configLoader', 'native', '--root', '.'];
  const file = join(ROOT, mutant.file).replaceAll('\\', '/');
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, vitest, ...words], {
    cwd: ROOT,
    env: { ...process.env, SHUTTERBOX_MUTANT: JSON.stringify({ tests, mutant: { ...mutant, file } }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  let cpu = 0;
  child.on('message', (told) => {
    cpu = told;
    if (cpu > limit) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      const result = code === 0 ? 'passed' : signal === 'SIGKILL' && cpu > limit ? 'late' : 'failed';
      resolve({ result, cpu });
    });
  });
}

function progress(done, total) {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
  else if (done % 25 === 0 || done === total) console.error(`${done} of ${total}`);
}

function describe({ file, line, start, end, text }, source) {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const newline = source.indexOf('\n', end);
  const to = newline === -1 ? source.length : newline;
  const changed = source.slice(from, start) + text + source.slice(end, to);
  return [
    `${file}:${line}`,
    ...[source.slice(from, to), changed].map((code, side) => `  ${'-+'[side]} ${oneLine(code)}`),
  ].join('\n');
}

function oneLine(code) {
  return code.trim().replaceAll(/\s+/g, ' ');
}
