/** What random games are like: their length, the actions in them, and how many answers there were to choose from. */
import { clear, firstRequired, type GameDefinition, SeededChance, searchContext } from '@shutterbox/kernel';

const GAMES = 20;
const SEED = 5;
/** Kinds of actions that are listed; rarer ones are left out. */
const MOST_NAMED = 12;

export interface Census {
  readonly actionsPerGame: number;
  /** Undefined if the game does not count turns. */
  readonly actionsPerTurn?: number;
  /** Mean number of legal answers. */
  readonly legalLength: number;
  /** Shares of the kinds of actions, in thousandths, the most frequent first. */
  readonly mix: Readonly<Record<string, number>>;
}

export function censusOf<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  turn?: (state: S) => number,
): Census {
  const counts = new Map<string, number>();
  const legal: A[] = [];
  let [actions, answers, turns] = [0, 0, 0];
  for (let i = 0; i < GAMES; i++) {
    const chance = new SeededChance(SEED, i);
    const cx = searchContext(chance);
    const state = game.setup(seats, options, cx);
    for (let decision = firstRequired(game.pending(state)); decision; decision = firstRequired(game.pending(state))) {
      clear(legal);
      game.legalActions(state, decision, legal);
      const action = legal[chance.int(legal.length)] as A;
      const [kind = ''] = game.actionKey(action).split(/[^a-z]/i);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      actions++;
      answers += legal.length;
      game.apply(state, decision, action, cx);
    }
    turns += turn?.(state) ?? 0;
  }
  const shares = [...counts].sort(([, a], [, b]) => b - a).map(([kind, count]) => [kind, thousandths(count / actions)]);
  return {
    actionsPerGame: Math.round(actions / GAMES),
    ...(turns === 0 ? {} : { actionsPerTurn: Math.round((10 * actions) / turns) / 10 }),
    legalLength: Math.round((10 * answers) / actions) / 10,
    mix: Object.fromEntries(shares),
  };
}

function thousandths(share: number): number {
  return Math.round(1000 * share);
}

export function censusRows({ actionsPerGame, actionsPerTurn, legalLength, mix }: Census): (readonly string[])[] {
  const named = Object.entries(mix).slice(0, MOST_NAMED);
  return [
    ['actions per game', String(actionsPerGame)],
    ...(actionsPerTurn === undefined ? [] : [['actions per turn', String(actionsPerTurn)]]),
    ['legal answers', String(legalLength)],
    ...named.map(([kind, share]) => [kind, `${(share / 10).toFixed(1)}%`]),
  ];
}
