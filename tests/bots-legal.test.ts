/** A bot may take over at any moment, after any moves: its answer must be legal wherever random play leads. */
import { type Bot, botNamed } from '@shutterbox/bots';
import { ALL } from '@shutterbox/games';
import {
  defaultOptions,
  firstRequired,
  type GameDefinition,
  type Heuristics,
  LEVELS,
  legalActions,
  newOptions,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import type { GameParts } from '@shutterbox/manifest';
import { describe, expect, it } from 'vitest';

/** And what plays the game's levels. */
const NAMES = ['policy', 'greedy', 'mcts:3', 'halving:8'];

/** Cut off here, because some random games are longer. */
const MOST_ANSWERS = 250;

/** How often a table is played, and one question in how many is asked. A bot that keeps a plan errs at the next question: so each one. */
interface Length {
  readonly games: number;
  readonly oneIn: number;
}
const USUAL: Length = { games: 6, oneIn: 1 };
const PRESET: Length = { games: 1, oneIn: 8 };

interface Illegal {
  readonly bot: string;
  readonly seed: number;
  readonly kind: string;
  readonly action: string;
}

/** The same kind of bot with hardly any search, which a test has no time for. */
function hurried(name: string): string {
  return name.replace(/mcts:.*/, 'mcts:3').replace(/halving:.*/, 'halving:8');
}

function botsFor<S, A>({ levels }: Heuristics<S, A>): readonly Bot[] {
  const played = levels === undefined ? [] : LEVELS.map((level) => hurried(levels[level]));
  return [...new Set([...NAMES, ...played])].map((name) => {
    const bot = botNamed(name);
    if (!bot.ok) throw new Error(bot.problem);
    return bot.value;
  });
}

/** Asks every bot in turn during a random game. */
function illegal<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  heuristics: Heuristics<S, A>,
  options: O,
  { oneIn }: Length,
  seed: number,
) {
  const chance = new SeededChance(seed);
  const cx = searchContext(chance);
  const state = game.setup(game.seats(options).counts[0] as number, options, cx);
  const bots = botsFor(heuristics);
  const found: Illegal[] = [];
  let asked = 0;
  for (let step = 0; step < MOST_ANSWERS; step++) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) break;
    const legal = legalActions(game, state, decision);
    if (step % oneIn === 0) {
      const bot = bots[asked % bots.length] as Bot;
      const { seat, kind } = decision;
      const view = () => game.view(state, seat);
      const question = { game, heuristics, seat, decision, legal, view, chance: new SeededChance(seed, step) };
      const action = bot.choose(question);
      if (game.check(state, decision, action) !== undefined)
        found.push({ bot: bot.name, seed, kind, action: game.actionKey(action) });
      asked++;
    }
    game.apply(state, decision, legal[chance.int(legal.length)] as A, cx);
  }
  return { found, asked };
}

async function allIllegal<O, S, A, E, V>(parts: GameParts<O, S, A, E, V>, presets: boolean) {
  const [{ game }, { heuristics }] = await Promise.all([parts.rules(), parts.bot()]);
  const tables = presets ? presetsOf(game) : [defaultOptions(game.options)];
  const length = presets ? PRESET : USUAL;
  const games = tables.flatMap((options, at) =>
    Array.from({ length: length.games }, (_, i) => illegal(game, heuristics, options, length, 1 + at + i)),
  );
  return {
    found: games.flatMap(({ found }) => found),
    asked: games.reduce((sum, { asked }) => sum + asked, 0),
    games: games.length,
  };
}

function presetsOf<O, S, A, E, V>({ options: spec }: GameDefinition<O, S, A, E, V>): readonly O[] {
  return (spec.presets ?? []).map(({ options }) => {
    const made = newOptions(spec, options);
    if (!made.ok) throw new Error(made.problem);
    return made.value;
  });
}

describe('bots', () => {
  it.each(ALL.filter(({ parts }) => parts !== undefined))('answer legally anywhere in $id', async ({ parts }) => {
    const played = await parts?.use((own) => allIllegal(own, false));
    expect(played?.asked).toBeGreaterThan(NAMES.length);
    expect(played?.found).toEqual([]);
  });

  it.each(['wildlife', 'diceafari', 'starship'])('answer legally in every preset of %s', async (id) => {
    const parts = ALL.find((manifest) => manifest.id === id)?.parts;
    const played = await parts?.use((own) => allIllegal(own, true));
    expect(played?.games).toBeGreaterThan(0);
    expect(played?.asked).toBeGreaterThan(NAMES.length * (played?.games ?? 0));
    expect(played?.found).toEqual([]);
  });
});
