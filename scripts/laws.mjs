/**
 * The figures of the laws, as a table: how many of the broken games in packages/kernel/test/broken each law catches, how many only
 * this law catches, and its share of the time for each game. npm run laws -- [--games N] [--seed S]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { gamesWithRules } from './lib/games.mjs';
import { loadSource } from './lib/load-source.mjs';
import { filesUnder } from './lib/root.mjs';

/** The laws check one state in this many, as in `shutterbox laws`. */
const ONE_STATE_IN = 4;

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const [rounds, seed] = [Number(values.games), Number(values.seed)];
if (!(Number.isInteger(rounds) && rounds >= 1)) fail('--games must be a whole number, at least 1.');
if (!Number.isInteger(seed)) fail('--seed must be a whole number.');

const ids = (await gamesWithRules()).filter((id) => filesUnder(join('games', id, 'src')).includes(testingOf(id)));
const { laws, BROKEN, ...games } = await loadSource('laws', sourceOf(ids));
const caught = BROKEN.map(caughtBy);
const costs = ids.map((id, i) => costOf(id, { ...games[`game${i}`], ...games[`testing${i}`] }));
row(['law', 'catches', 'alone', ...costs.map(({ id, seconds }) => `${id} (${seconds.toFixed(0)} s)`)]);
row(['---', '--:', '--:', ...costs.map(() => '--:')]);
for (const law of laws.LAW_IDS) {
  const by = caught.filter((found) => found.has(law));
  const alone = by.filter((found) => found.size === 1);
  row([`\`${law}\`: ${laws.LAW_TITLES[law]}`, by.length, alone.length, ...costs.map(({ share }) => share(law))]);
}
row(['(playing the games)', '', '', ...costs.map(({ rest }) => rest)]);
console.log(
  `\n${BROKEN.length} broken games; ${caught.filter((found) => found.size === 0).length} of them are not caught.`,
);

/** A violation ends its game, so laws that then had nothing left to check do not count as catching it. */
function caughtBy({ law, check }) {
  const found = check().violations.filter((violation) => violation.options !== 'all' || violation.law === law);
  return new Set(found.map((violation) => violation.law));
}

function testingOf(id) {
  return join('games', id, 'src', 'testing.ts');
}

function sourceOf(games) {
  return [
    "export * as laws from './packages/kernel/src/laws/index.ts';",
    "export { BROKEN } from './packages/kernel/test/broken/index.ts';",
    ...games.flatMap((id, i) => [
      `export * as game${i} from './games/${id}/src/index.ts';`,
      `export * as testing${i} from './${testingOf(id)}';`,
    ]),
  ].join('\n');
}

function costOf(id, { game, text, secrets, hide, forget }) {
  const now = () => performance.now();
  const since = now();
  const plan = { seed, games: rounds, oneStateIn: ONE_STATE_IN, now };
  const { tally, violations } = laws.checkLaws({ game, text, secrets, hide, forget }, plan);
  const took = now() - since;
  for (const { law, message } of violations) console.error(`${id} breaks the law '${law}': ${message}`);
  const percent = (time) => `${((100 * time) / took).toFixed(1)}%`;
  const held = laws.LAW_IDS.reduce((sum, law) => sum + tally.time[law], 0);
  return { id, seconds: took / 1_000, share: (law) => percent(tally.time[law]), rest: percent(took - held) };
}

function row(cells) {
  console.log(`| ${cells.join(' | ')} |`);
}
