import { type Bot, botNamed, isRepeatable } from '@shutterbox/bots';
import { game as safari } from '@shutterbox/diceafari';
import { heuristics as safariHeuristics } from '@shutterbox/diceafari/bot';
import {
  type Decision,
  defaultOptions,
  firstRequired,
  type GameDefinition,
  legalActions,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import { game as blink } from '@shutterbox/template';
import { heuristics as blinkHeuristics } from '@shutterbox/template/bot';
import { game } from '@shutterbox/wildlife';
import { heuristics } from '@shutterbox/wildlife/bot';
import { exactBest, exactValue } from '@shutterbox/wildlife/study';
import { secrets } from '@shutterbox/wildlife/testing';
import { describe, expect, it } from 'vitest';

type State = Parameters<typeof game.pending>[0];

function bot(name: string): Bot {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

function answer(player: Bot, state: State, decision: Decision, seed: number) {
  const legal = legalActions(game, state, decision);
  return player.choose({
    game,
    heuristics,
    seat: decision.seat,
    decision,
    legal,
    view: () => game.view(state, decision.seat),
    chance: new SeededChance(seed, 7),
  });
}

/** Plays a game and shows each question before it is answered. */
function walk(
  player: Bot,
  seats: number,
  seed: number,
  look: (state: State, decision: Decision, action: ReturnType<typeof answer>) => void,
): State {
  const cx = searchContext(new SeededChance(seed));
  const state = game.setup(seats, defaultOptions(game.options), cx);
  for (let step = 0; ; step++) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) return state;
    const action = answer(player, state, decision, seed * 10_000 + step);
    look(state, decision, action);
    game.apply(state, decision, action, cx);
  }
}

describe('bot names', () => {
  it.each([
    'random',
    'policy',
    'greedy',
    'mcts:1',
    'mcts:2000',
    'mcts:500ms',
    'halving:1',
    'halving:50:20ms',
    'halving:500ms',
    'careless:20:greedy',
    'careless:100:halving:50:20ms',
    'easy',
    'normal',
    'hard',
    'expert',
  ])('%s is a bot', (name) => {
    expect(bot(name).name).toBe(name);
  });

  it.each([
    '',
    'Random',
    'mcts',
    'mcts:',
    'mcts:0',
    'mcts:-5',
    'mcts:1.5',
    'mcts:5s',
    'mcts:99999999999',
    'mcts:5:0ms',
    'mcts:0:5ms',
    'mcts:5ms:5',
    'halving',
    'halving:0',
    'toString',
    'minimax',
    'careless',
    'careless:20',
    'careless:0:greedy',
    'careless:101:greedy',
    'careless:20:easy',
    'careless:20:careless:20:greedy',
  ])("'%s' is none, in a sentence", (name) => {
    const found = botNamed(name);
    expect(found.ok).toBe(false);
    expect(found.ok ? '' : found.problem).toMatch(/^There is no bot '.*'; the bots are .*\.$/);
  });

  it('only a time budget makes a bot unrepeatable', () => {
    const names = ['random', 'greedy', 'mcts:2000', 'careless:5:halving:9', 'mcts:500ms', 'mcts:20:500ms', 'expert'];
    expect(names.map(isRepeatable)).toEqual([true, true, true, true, false, false, false]);
  });
});

describe.each([
  'random',
  'policy',
  'greedy',
  'mcts:20',
  'mcts:1ms',
  'mcts:20:1ms',
  'halving:20',
  'halving:1ms',
  'halving:20:1ms',
])('%s', (name) => {
  it('gives legal answers to the end of a game', () => {
    let answers = 0;
    const state = walk(bot(name), 3, 11, (at, decision, action) => {
      expect(game.check(at, decision, action)).toBeUndefined();
      answers++;
    });
    expect(answers).toBeGreaterThan(50);
    expect(game.outcome(state)).toBeDefined();
  });
});

describe.each(['policy', 'greedy', 'mcts:20', 'halving:20'])('%s', (name) => {
  it('gives the same answer when only hidden things differ', () => {
    const chance = new SeededChance(5);
    let changed = 0;
    let step = 0;
    walk(bot(name), 3, 12, (state, decision, action) => {
      step++;
      if (step % 3 !== 0) return;
      for (const secret of secrets) {
        const other = game.clone(state);
        secret.perturb(other, decision.seat, chance);
        if (JSON.stringify(other) === JSON.stringify(state)) continue;
        changed++;
        expect(answer(bot(name), other, decision, 12 * 10_000 + step - 1)).toBe(action);
      }
    });
    expect(changed).toBeGreaterThan(20);
  });

  it('gives the same answer for the same seed', () => {
    const games = [1, 2].map(() => {
      const answers: string[] = [];
      walk(bot(name), 2, 13, (_state, _decision, action) => void answers.push(game.actionKey(action)));
      return answers;
    });
    expect(games[0]).toEqual(games[1]);
  });

  it('beats random play right away', () => {
    const players = [bot(name), bot('random')];
    let wins = 0;
    for (let seed = 0; seed < 6; seed++) {
      const cx = searchContext(new SeededChance(seed));
      const state = game.setup(2, defaultOptions(game.options), cx);
      for (let step = 0; ; step++) {
        const decision = firstRequired(game.pending(state));
        if (decision === undefined) break;
        const player = players[(decision.seat + seed) % 2] as Bot;
        game.apply(state, decision, answer(player, state, decision, seed * 1000 + step), cx);
      }
      if (game.outcome(state)?.rank[seed % 2] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(5);
  });
});

describe('careless', () => {
  it('blunders at its share of the questions and otherwise answers as the careful bot does', () => {
    let [asked, other] = [0, 0];
    walk(bot('careless:50:greedy'), 2, 21, (state, decision, action) => {
      if (legalActions(game, state, decision).length < 2) return;
      asked++;
      if (answer(bot('greedy'), state, decision, 21) !== action) other++;
    });
    expect(other).toBeGreaterThan(0);
    expect(other).toBeLessThan(asked / 2);
  });

  it('takes the better-looking answer more often', () => {
    const waits = Array.from({ length: 40 }, (_, seed) =>
      bot('careless:100:random').choose({
        game: waitingGame,
        heuristics: { evaluate: () => 0.9, playout: () => 'wait', horizon: 0 },
        seat: 0,
        decision: { seat: 0, kind: 'turn' },
        legal: ['wait', 'win'],
        view: () => waitingGame.setup(4, {}, searchContext(new SeededChance(1))),
        chance: new SeededChance(seed),
      }),
    ).filter((action) => action === 'wait').length;
    expect(waits).toBeGreaterThan(0);
    expect(waits).toBeLessThan(20);
  });
});

describe('careless, where some answers are absurd', () => {
  it('never gives one of those', () => {
    for (let seed = 0; seed < 20; seed++) {
      const action = bot('careless:100:random').choose({
        game: waitingGame,
        heuristics: { evaluate: () => 0.9, playout: () => 'wait', plausible: () => ['wait'], horizon: 0 },
        seat: 0,
        decision: { seat: 0, kind: 'turn' },
        legal: ['wait', 'win'],
        view: () => waitingGame.setup(4, {}, searchContext(new SeededChance(1))),
        chance: new SeededChance(seed),
      });
      expect(action).toBe('wait');
    }
  });
});

describe('levels', () => {
  it('are played by the bots that the game names', () => {
    const names: string[] = [];
    const levels = { easy: 'random', normal: 'policy', hard: 'greedy', expert: 'mcts:9' };
    const evaluate = () => {
      names.push('evaluated');
      return 0.5;
    };
    for (const level of ['normal', 'hard'])
      bot(level).choose({
        game: waitingGame,
        heuristics: { evaluate, playout: () => 'win', horizon: 0, levels },
        seat: 0,
        decision: { seat: 0, kind: 'turn' },
        legal: ['wait', 'win'],
        view: () => waitingGame.setup(4, {}, searchContext(new SeededChance(1))),
        chance: new SeededChance(1),
      });
    // The policy evaluates nothing, and greedy both answers on each guess.
    expect(names).toHaveLength(16);
  });
});

describe('greedy', () => {
  it('gives the best answer that the game itself can work out', () => {
    const cx = searchContext(new SeededChance(3));
    const state = safari.setup(2, defaultOptions(safari.options), cx);
    for (let step = 0; ; step++) {
      const decision = firstRequired(safari.pending(state));
      if (decision === undefined) break;
      const legal = legalActions(safari, state, decision);
      const action = bot('greedy').choose({
        game: safari,
        heuristics: safariHeuristics,
        seat: decision.seat,
        decision,
        legal,
        view: () => safari.view(state, decision.seat),
        chance: new SeededChance(step),
      });
      if (legal.length > 1) expect(action).toEqual(safariHeuristics.best?.(state, decision, legal));
      safari.apply(state, decision, action, cx);
    }
  });
});

describe.each(['mcts:200', 'halving:200'])('%s', (name) => {
  it('plays a game of sealed choices too', () => {
    const cx = searchContext(new SeededChance(3));
    const state = blink.setup(3, defaultOptions(blink.options), cx);
    const player = bot(name);
    for (;;) {
      const decision = firstRequired(blink.pending(state));
      if (decision === undefined) break;
      const legal = legalActions(blink, state, decision);
      const action = player.choose({
        game: blink,
        heuristics: blinkHeuristics,
        seat: decision.seat,
        decision,
        legal,
        view: () => blink.view(state, decision.seat),
        chance: new SeededChance(4),
      });
      expect(legal).toContain(action);
      blink.apply(state, decision, action, cx);
    }
    expect(blink.outcome(state)).toBeDefined();
  });
});

/** Two sides of two: seat 0 can win for its side at once, or wait in a position that looks good. */
type Wait = 'win' | 'wait';
interface Waiting {
  waits: number;
  won: boolean;
}
const MOST_WAITS = 3;
const waitingGame: GameDefinition<object, Waiting, Wait, never, Waiting> = {
  id: 'waiting',
  rules: 1,
  options: { fields: {} },
  seats: () => ({ counts: [4], sides: { names: ['A', 'B'], of: () => [0, 1, 0, 1] } }),
  setup: () => ({ waits: 0, won: false }),
  pending: ({ waits, won }) => (won || waits === MOST_WAITS ? [] : [{ seat: 0, kind: 'turn' }]),
  legalActions: (_state, _decision, into) => void into.push('wait', 'win'),
  check: () => undefined,
  apply: (state, _decision, action) => {
    if (action === 'win') state.won = true;
    else state.waits++;
  },
  outcome: ({ waits, won }) => {
    const rank = won ? [1, 2, 1, 2] : [2, 1, 2, 1];
    return won || waits === MOST_WAITS ? { rank, score: rank, side: [0, 1, 0, 1], reason: 'over' } : undefined;
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  eventFor: (event) => event,
  determinize: (view) => ({ ...view }),
  decodeAction: () => undefined,
  actionKey: (action) => action,
  timeoutAction: () => 'wait',
};

describe.each(['mcts:50', 'halving:50'])('%s in a game with sides', (name) => {
  it('counts a victory of its side as a whole one', () => {
    const state = waitingGame.setup(4, {}, searchContext(new SeededChance(1)));
    const action = bot(name).choose({
      game: waitingGame,
      heuristics: { evaluate: () => 0.8, playout: () => 'wait', horizon: 0 },
      seat: 0,
      decision: { seat: 0, kind: 'turn' },
      legal: ['wait', 'win'],
      view: () => waitingGame.view(state, 0),
      chance: new SeededChance(1),
    });
    expect(action).toBe('win');
  });
});

describe('mcts where few questions are worth a choice', () => {
  it('walks no further than its horizon between two of them', () => {
    const horizon = 7;
    let [applied, longest] = [0, 0];
    const endless: typeof waitingGame = {
      ...waitingGame,
      pending: () => [{ seat: 0, kind: 'turn' }],
      outcome: () => undefined,
      apply: (state) => {
        state.waits++;
        applied++;
      },
    };
    bot('mcts:20').choose({
      game: endless,
      heuristics: {
        evaluate: () => {
          longest = Math.max(longest, applied);
          applied = 0;
          return 0.5;
        },
        playout: () => 'wait',
        candidates: ({ waits }) => (waits === 0 ? ['wait', 'win'] : ['wait']),
        horizon,
      },
      seat: 0,
      decision: { seat: 0, kind: 'turn' },
      legal: ['wait', 'win'],
      view: () => ({ waits: 0, won: false }),
      chance: new SeededChance(1),
    });
    expect(longest).toBe(1 + horizon);
  });
});

describe('mcts where a look takes long', () => {
  it('looks closely once, and at a glance below its root', () => {
    const looks = { close: 0, glimpses: 0 };
    const wait = (): Wait => 'wait';
    bot('mcts:200').choose({
      game: waitingGame,
      heuristics: {
        evaluate: () => 0.5,
        playout: () => {
          looks.close++;
          return 'wait';
        },
        candidates: () => {
          looks.close++;
          return ['wait', 'win'];
        },
        glance: {
          playout: wait,
          candidates: () => {
            looks.glimpses++;
            return ['wait', 'win'];
          },
        },
        horizon: 2,
      },
      seat: 0,
      decision: { seat: 0, kind: 'turn' },
      legal: ['wait', 'win'],
      view: () => ({ waits: 0, won: false }),
      chance: new SeededChance(1),
    });
    expect(looks.close).toBe(1);
    expect(looks.glimpses).toBeGreaterThan(0);
  });
});

describe('the planner of the wildlife game', () => {
  it('loses less than 15 % against the exact best expedition', () => {
    let best = 0;
    let got = 0;
    for (let seed = 1; seed <= 3; seed++) {
      let start: State | undefined;
      walk(bot('greedy'), 2, seed, (state, { kind }) => {
        if (kind === 'dice' && state.dice === 6 && (state.tokens[state.turn] ?? 0) <= 5) start = game.clone(state);
        if (kind !== 'explore' || start === undefined) return;
        const value = exactValue(state);
        const most = exactBest(start, value);
        expect(most).toBeGreaterThanOrEqual(value);
        got += value;
        best += most;
        start = undefined;
      });
    }
    expect(best).toBeGreaterThan(50);
    expect(1 - got / best).toBeLessThan(0.15);
  });
});
