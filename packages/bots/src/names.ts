/**
 * Bots by name: `random`, `policy`, `greedy`; the two searches by effort: `mcts:2000` (iterations), `mcts:500ms` (time),
 * `mcts:2000:500ms` (both); `careless:20:greedy` (blunders at a fifth of its questions); and the levels, `easy` to `expert`.
 */
import { type Decoded, LEVELS } from '@shutterbox/kernel';
import type { Bot } from './bot.ts';
import { carelessBot } from './careless.ts';
import { greedyBot } from './greedy.ts';
import { halvingByPlayouts, halvingByTime, halvingWithin } from './halving.ts';
import { levelBot } from './level.ts';
import { mctsByIterations, mctsByTime, mctsWithin } from './mcts.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;
const MOST_PERCENT = 100;

/** The bots in words, for people. */
export const BOT_NAMES = `${LEVELS.join(', ')}; random, policy, greedy, mcts:2000 (iterations, 1 to ${MOST_ITERATIONS}), mcts:500ms (time, 1ms to ${MOST_MILLISECONDS}ms) and mcts:2000:500ms (iterations, but no longer than that); halving takes the same numbers as mcts; careless:20:greedy plays as greedy does, but does not look closely at 20 % of its questions`;

const SIMPLE: readonly Bot[] = [randomBot, policyBot, greedyBot, ...LEVELS.map((level) => levelBot(level, known))];

interface Search {
  readonly iterations: (iterations: number) => Bot;
  readonly within: (iterations: number, milliseconds: number, now: () => number) => Bot;
  readonly time: (milliseconds: number, now: () => number) => Bot;
}

const SEARCHES: Readonly<Record<string, Search>> = {
  mcts: { iterations: mctsByIterations, within: mctsWithin, time: mctsByTime },
  halving: { iterations: halvingByPlayouts, within: halvingWithin, time: halvingByTime },
};

export function botNamed(name: string): Decoded<Bot> {
  const bot = SIMPLE.find((each) => each.name === name) ?? searching(name) ?? careless(name);
  return bot === undefined
    ? { ok: false, problem: `There is no bot '${name}'; the bots are ${BOT_NAMES}.` }
    : { ok: true, value: bot };
}

/** Of a name that a game gives. */
function known(name: string): Bot {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}

function searching(name: string): Bot | undefined {
  const [, kind = '', iterations, milliseconds] = /^(mcts|halving)(?::(\d{1,9}))?(?::(\d{1,9})ms)?$/.exec(name) ?? [];
  const search = SEARCHES[kind];
  const fits = isWithin(iterations, MOST_ITERATIONS) && isWithin(milliseconds, MOST_MILLISECONDS);
  if (search === undefined || !fits) return undefined;
  const now = (): number => performance.now();
  if (iterations === undefined) return milliseconds === undefined ? undefined : search.time(Number(milliseconds), now);
  return milliseconds === undefined
    ? search.iterations(Number(iterations))
    : search.within(Number(iterations), Number(milliseconds), now);
}

/** A level would resolve to another name by game, and a careless careless bot is only a more careless one. */
function careless(name: string): Bot | undefined {
  const [, percent = '', careful = ''] = /^careless:(\d{1,3}):(.+)$/.exec(name) ?? [];
  const simple = SIMPLE.find((each) => each.name === careful && LEVELS.every((level) => level !== careful));
  const bot = simple ?? searching(careful);
  return bot === undefined || !isWithin(percent, MOST_PERCENT) ? undefined : carelessBot(Number(percent), bot);
}

function isWithin(digits: string | undefined, most: number): boolean {
  return digits === undefined || (Number(digits) >= 1 && Number(digits) <= most);
}

/** Whether two runs with one seed give the same game. A level may have a time limit. */
export function isRepeatable(name: string): boolean {
  return !name.endsWith('ms') && LEVELS.every((level) => level !== name);
}
