/** A bot may take over at any moment, after any moves: its answer must be legal wherever random play leads. */
import { type Bot, botNamed } from '@shutterbox/bots';
import { ALL } from '@shutterbox/games';
import {
  defaultOptions,
  firstRequired,
  type GameDefinition,
  type Heuristics,
  legalActions,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import type { GameParts } from '@shutterbox/manifest';
import { describe, expect, it } from 'vitest';

const GAMES = 6;
/** Cut off here, because some random games are longer. */
const MOST_ANSWERS = 400;
const NAMES = ['policy', 'greedy', 'mcts:3', 'halving:8', 'careless:100:random'];
const BOTS: readonly Bot[] = NAMES.flatMap((name) => {
  const found = botNamed(name);
  return found.ok ? [found.value] : [];
});

interface Illegal {
  readonly bot: string;
  readonly seed: number;
  readonly kind: string;
  readonly action: string;
}

/** Asks every bot in turn during a random game. */
function illegal<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, heuristics: Heuristics<S, A>, seed: number) {
  const chance = new SeededChance(seed);
  const cx = searchContext(chance);
  const options = defaultOptions(game.options);
  const state = game.setup(game.seats(options).counts[0] as number, options, cx);
  const found: Illegal[] = [];
  let asked = 0;
  for (let step = 0; step < MOST_ANSWERS; step++) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) break;
    const legal = legalActions(game, state, decision);
    const bot = BOTS[step % BOTS.length] as Bot;
    const { seat, kind } = decision;
    const view = () => game.view(state, seat);
    const question = { game, heuristics, seat, decision, legal, view, chance: new SeededChance(seed, step) };
    const action = bot.choose(question);
    if (game.check(state, decision, action) !== undefined)
      found.push({ bot: bot.name, seed, kind, action: game.actionKey(action) });
    asked++;
    game.apply(state, decision, legal[chance.int(legal.length)] as A, cx);
  }
  return { found, asked };
}

async function allIllegal<O, S, A, E, V>(parts: GameParts<O, S, A, E, V>) {
  const [{ game }, { heuristics }] = await Promise.all([parts.rules(), parts.bot()]);
  const games = Array.from({ length: GAMES }, (_, seed) => illegal(game, heuristics, seed + 1));
  return { found: games.flatMap(({ found }) => found), asked: games.reduce((sum, { asked }) => sum + asked, 0) };
}

describe('bots', () => {
  it.each(ALL.filter(({ parts }) => parts !== undefined))('answer legally anywhere in $id', async ({ parts }) => {
    const played = await parts?.use(allIllegal);
    expect(BOTS).toHaveLength(NAMES.length);
    expect(played?.asked).toBeGreaterThan(GAMES);
    expect(played?.found).toEqual([]);
  });
});
