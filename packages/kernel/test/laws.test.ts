/** The laws hold for the honest toy, and each of them bites: every game here is the toy with one thing broken. */
import { describe, expect, it, vi } from 'vitest';
import type { Decision, GameDefinition, GameText } from '../src/index.ts';
import { checkLaws, LAW_IDS, type LawId, type LawPlan, type LawSubject, type Secret } from '../src/laws/index.ts';
import { describeLaws } from '../src/testing/index.ts';
import {
  type Action,
  type Event,
  toy as honest,
  NONE,
  type Options,
  type State,
  secrets,
  type Toy,
  text,
  type View,
} from './toy.ts';

const PLAN: LawPlan = { seed: 1, games: 3, oneStateIn: 1 };

// The slowest takes three seconds; a busy machine may need ten times that.
vi.setConfig({ testTimeout: 60_000 });

const { rounds, die, track } = honest.options.fields;
/** The honest toy with few option sets, for speed. */
const toy: Toy = {
  ...honest,
  options: {
    fields: {
      ...honest.options.fields,
      rounds: { ...rounds, min: rounds.default, max: rounds.default },
      track: { ...track, samples: [] },
      die: { ...die, choices: die.choices.filter(({ value }) => value === die.default) },
    },
  },
};

describeLaws({ game: honest, text, secrets }, { seed: 1, games: 6, oneStateIn: 1 });

interface Broken<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly secrets?: readonly Secret<S>[];
  readonly text?: GameText<A, E, V>;
  readonly plan?: Partial<LawPlan>;
}

/** The law catches it, says what is wrong, and its seed shows it again. */
function expectCaught<O, S extends State, A, E, V>(
  broken: Broken<O, S, A, E, V>,
  law: LawId,
  message: RegExp,
): LawId[] {
  const subject: LawSubject<O, S, A, E, V> = { secrets, ...broken };
  const plan = { ...PLAN, ...broken.plan };
  const { violations } = checkLaws(subject, plan);
  const found = violations.find((violation) => violation.law === law);
  expect(found, `caught only by: ${JSON.stringify(violations)}`).toBeDefined();
  expect(found?.message).toMatch(message);
  const again = checkLaws(subject, { ...plan, seed: found?.seed ?? 0, games: 1 }).violations;
  expect(again.find((violation) => violation.law === law)?.message).toMatch(message);
  return violations.map((violation) => violation.law);
}

/** The toy with something done after each action. */
function afterwards(then: (state: State, decision: Decision, action: Action) => void): Toy {
  return {
    ...toy,
    apply(state, decision, action, cx) {
      toy.apply(state, decision, action, cx);
      then(state, decision, action);
    },
  };
}

function holder(state: State, card: number): number {
  return state.cards.indexOf(card);
}

describe('what leaks', () => {
  const leaking: Toy = {
    ...toy,
    view: (state, observer) => ({ ...toy.view(state, observer), cards: state.cards.slice() }),
  };

  it('a view that shows hidden cards', () => {
    expectCaught({ game: leaking }, 'secrets', /T-1 leaks to seat 0: .* the view\.cards\.1/);
  });

  it('a view that shows hidden cards to spectators alone', () => {
    const game: Toy = {
      ...toy,
      view: (state, observer) => (observer === 'spectator' ? leaking : toy).view(state, observer),
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to spectators: .* the view/);
  });

  it('a leaking view whose determinize copies the leak: its own law is blind to that', () => {
    const game: Toy = {
      ...leaking,
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), cards: view.cards.slice() }),
    };
    const laws = expectCaught({ game }, 'secrets', /T-1 leaks/);
    expect(laws).not.toContain('determinize');
  });

  it('an event that carries a hidden card', () => {
    const game: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'walk') cx.emit?.({ type: 'showed', seat: 0, card: state.cards[0] ?? NONE });
      },
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to .* after walk:\d .* the events/);
  });

  it('an event that tells a sealed answer', () => {
    const game: Toy = {
      ...toy,
      eventFor: (event, observer) => (event.type === 'staked' ? event : toy.eventFor(event, observer)),
    };
    expectCaught({ game }, 'secrets', /T-2 leaks to .* the events/);
  });

  it('an event that only says that a hidden question was answered', () => {
    const game: Toy = {
      ...toy,
      eventFor: (event, observer) => (event.type === 'bet' ? { ...event, on: NONE } : toy.eventFor(event, observer)),
      apply(state, decision, action, cx) {
        const laid = state.bets[decision.seat] === NONE;
        const quiet = { chance: cx.chance, reveal: cx.reveal };
        toy.apply(state, decision, action, action.type === 'bet' && !laid ? quiet : cx);
      },
    };
    expectCaught({ game }, 'secrets', /T-5 leaks to .* after bet:\d .* the events/);
  });

  it('the events of set-up', () => {
    const game: Toy = {
      ...toy,
      eventFor: (event, observer) => (event.type === 'dealt' ? event : toy.eventFor(event, observer)),
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to .* set-up/);
  });

  it('a legal list', () => {
    const mayTease = (state: State, action: Action) => action.type !== 'tease' || state.cards[action.seat] !== 5;
    const game: Toy = {
      ...toy,
      legalActions(state, decision, into) {
        const all: Action[] = [];
        toy.legalActions(state, decision, all);
        into.push(...all.filter((action) => mayTease(state, action)));
      },
      check: (state, decision, action) =>
        mayTease(state, action) ? toy.check(state, decision, action) : { code: 'noTeasing' },
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to seat \d: .* the (legal actions|refusals)/);
  });

  it('a refusal', () => {
    const game: Toy = {
      ...toy,
      check(state, decision, action) {
        const rejection = toy.check(state, decision, action);
        return rejection === undefined ? undefined : { ...rejection, params: { best: holder(state, 5) } };
      },
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to seat \d: .* the refusals/);
  });

  it('a timeout action', () => {
    const game: Toy = {
      ...toy,
      timeoutAction: (state, decision) =>
        decision.kind === 'stake' && holder(state, 5) >= 0
          ? { type: 'stake', points: 2 }
          : toy.timeoutAction(state, decision),
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to seat \d: .* the timeout action/);
  });

  it('a question that only the holder of a card is asked', () => {
    const game: Toy = {
      ...toy,
      pending(state) {
        const open = toy.pending(state);
        const seat = holder(state, 5);
        return open.length > 0 && seat >= 0
          ? [...open, { id: 1_000, seat, kind: 'bet', subject: 5, optional: true }]
          : open;
      },
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to .* the open questions/);
  });

  it('a reaction that only the holder of a card is asked for', () => {
    const game = afterwards((state, _decision, action) => {
      if (action.type === 'tease' && (state.cards[action.seat] ?? 0) < 3) state.phase = 'turn';
    });
    expectCaught({ game }, 'secrets', /T-1 leaks to .* after tease:\d it shows in/);
  });

  it('a subject that tells who holds a card', () => {
    const game: Toy = {
      ...toy,
      pending: (state) =>
        toy
          .pending(state)
          .map((decision) => (decision.kind === 'turn' ? { ...decision, subject: holder(state, 5) } : decision)),
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to .* the open questions\.\d\.subject/);
  });

  it('chance that is drawn by what is hidden', () => {
    const game: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        if (action.type === 'roll' && holder(state, 5) >= 0) cx.chance.int(2);
        toy.apply(state, decision, action, cx);
      },
    };
    expectCaught({ game }, 'secrets', /T-1 leaks to .* after roll .* the events/);
  });

  it('and says so in a sentence', () => {
    const [violation] = checkLaws({ game: leaking, secrets }, PLAN).violations.filter(({ law }) => law === 'secrets');
    expect(violation?.message).toBe('T-1 leaks to seat 0: it shows in the view.cards.1');
  });

  it('a secret whose perturb does nothing', () => {
    const idle: Secret<State> = { rule: 'T-9', perturb: () => undefined };
    expectCaught({ game: toy, secrets: [...secrets, idle] }, 'secrets', /T-9 was never perturbed/);
  });
});

describe('determinize', () => {
  it('gives another view', () => {
    const game: Toy = {
      ...toy,
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), round: view.round + 1 }),
    };
    expectCaught({ game }, 'determinize', /another view at \.round/);
  });

  it('asks other questions', () => {
    const game: Toy = {
      ...toy,
      pending(state) {
        const open = toy.pending(state);
        return state.bets.every((bet) => bet === NONE) ? open : open.map((decision) => ({ ...decision, kind: 'bet' }));
      },
    };
    expectCaught({ game }, 'determinize', /other questions/);
  });

  it('has other legal actions', () => {
    const game: Toy = {
      ...toy,
      legalActions(state, decision, into) {
        toy.legalActions(state, decision, into);
        if (decision.kind === 'stake' && state.bets.some((bet) => bet !== NONE)) into.pop();
      },
    };
    expectCaught({ game }, 'determinize', /other legal actions for/);
  });

  it('never varies, since it is handed the truth', () => {
    const game: Toy = {
      ...toy,
      view: (state, observer) => ({ ...toy.clone(state), observer }),
      determinize: ({ observer: _, ...state }) => toy.clone(state),
    };
    expectCaught({ game }, 'determinize', /every guess is the truth/);
  });

  it('guesses always the same', () => {
    const game: Toy = { ...toy, determinize: (view, seat) => toy.determinize(view, seat, { int: () => 0 }) };
    expectCaught({ game }, 'determinize', /no guess reaches the truth: it stays wrong at \.(cards|stakes|bets)/);
  });

  it('cannot reach the truth', () => {
    const game: Toy = {
      ...toy,
      determinize(view, seat, chance) {
        const state = toy.determinize(view, seat, chance);
        state.stakes = state.stakes.map((stake, other) => (other === seat ? stake : Math.min(stake, 1)));
        return toy.view(state, seat).phase === 'stakes' ? state : toy.determinize(view, seat, chance);
      },
    };
    expectCaught(
      { game, plan: { games: 10 } },
      'determinize',
      /no guess reaches the truth: it stays wrong at \.stakes/,
    );
  });

  it('changes the view that it is given', () => {
    const game: Toy = {
      ...toy,
      determinize(view, seat, chance) {
        view.points.fill(0);
        return toy.determinize(view, seat, chance);
      },
    };
    expectCaught({ game, plan: { games: 8 } }, 'determinize', /changed the view/);
  });
});

describe('what shares its lists', () => {
  it('a view with the state', () => {
    const game: Toy = { ...toy, view: (state, observer) => ({ ...toy.view(state, observer), places: state.places }) };
    expectCaught({ game }, 'clone', /view.*\.places/);
  });

  it('a guess with the view', () => {
    const game: Toy = {
      ...toy,
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), places: view.places }),
    };
    expectCaught({ game }, 'determinize', /changed the view/);
  });
});

describe('optional answers', () => {
  it('are given, so that what they break is seen', () => {
    const game = afterwards((state, { seat }, action) => {
      if (action.type === 'bet') state.bets[seat] = -0;
    });
    expectCaught({ game }, 'json', /\.bets/);
  });

  it('may be lacking: a question without one does not cut the walk short', () => {
    const riddle: Decision = { seat: 0, kind: 'riddle', optional: true };
    const game: Toy = {
      ...toy,
      pending: (state) => (state.phase === 'over' ? [] : [...toy.pending(state), riddle]),
    };
    const report = checkLaws({ game, secrets }, PLAN);
    expect(report.violations).toEqual([]);
    expect(report.tally.checks.ends).toBe(report.games);
  });
});

describe('clone', () => {
  it('is shallow', () => {
    expectCaught({ game: { ...toy, clone: (state) => ({ ...state }) } }, 'clone', /changed the original at \./);
  });

  it('shares one list', () => {
    const game: Toy = { ...toy, clone: (state) => ({ ...toy.clone(state), places: state.places }) };
    expectCaught({ game }, 'clone', /changed the original at \.places/);
  });

  it('shares a list that optional answers alone change', () => {
    const game: Toy = { ...toy, clone: (state) => ({ ...toy.clone(state), bets: state.bets }) };
    expectCaught({ game }, 'clone', /\.bets/);
  });

  it('forgets something', () => {
    const game: Toy = { ...toy, clone: (state) => ({ ...toy.clone(state), walked: 0 }) };
    expectCaught({ game }, 'clone', /differs from the state at \.walked/);
  });
});

describe('what is not plain JSON', () => {
  type Odd = State & { odd: unknown };

  function withOdd(odd: unknown): GameDefinition<Options, Odd, Action, Event, View> {
    return {
      ...toy,
      setup: (seats, options, cx) => ({ ...toy.setup(seats, options, cx), odd }),
      clone: (state) => ({ ...toy.clone(state), odd: state.odd }),
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), odd }),
    };
  }

  it.each([
    ['undefined', undefined],
    ['a map', new Map([[1, 2]])],
    ['minus zero', -0],
    ['not a number', Number.NaN],
    ['a date', new Date(0)],
    ['a list with a hole', Object.assign([], { length: 2 })],
  ])('a state with %s', (_, odd) => {
    expectCaught({ game: withOdd(odd) }, 'json', /state is not plain JSON at \.odd/);
  });

  it('a view', () => {
    const game: Toy = {
      ...toy,
      view: (state, observer) => Object.assign(toy.view(state, observer), { at: new Set() }),
    };
    expectCaught({ game }, 'json', /view of 0 is not plain JSON at \.at/);
  });

  it('a question', () => {
    const game: Toy = {
      ...toy,
      pending: (state) => toy.pending(state).map((decision) => Object.assign({ note: undefined }, decision)),
    };
    expectCaught({ game }, 'json', /pending is not plain JSON at \.0\.note/);
  });

  it('an event', () => {
    const game: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'roll')
          cx.emit?.(Object.assign({ odd: undefined }, { type: 'rolled', seat: 0, die: 1 } as const));
      },
    };
    expectCaught({ game }, 'json', /an event is not plain JSON at \.odd/);
  });
});

describe('check and legalActions', () => {
  it('check takes what is not listed', () => {
    const game: Toy = {
      ...toy,
      check: (state, decision, action) =>
        action.type === 'walk' && action.steps === 3 && decision.kind === 'turn'
          ? undefined
          : toy.check(state, decision, action),
    };
    expectCaught({ game }, 'legal', /'turn': walk:3 is not listed and not refused/);
  });

  it('check takes the answer to another question', () => {
    const game: Toy = {
      ...toy,
      check: (state, decision, action) => (action.type === 'roll' ? undefined : toy.check(state, decision, action)),
    };
    expectCaught({ game }, 'legal', /: roll is not listed and not refused/);
  });

  it('check takes a bet that is not listed', () => {
    const game: Toy = {
      ...toy,
      check: (state, decision, action) =>
        action.type === 'bet' && action.seat === state.seats ? undefined : toy.check(state, decision, action),
    };
    expectCaught({ game }, 'legal', /bet:\d is not listed and not refused/);
  });

  it('check refuses what is listed', () => {
    const game: Toy = {
      ...toy,
      check: (state, decision, action) =>
        action.type === 'show' && state.walked === 2 ? { code: 'tired' } : toy.check(state, decision, action),
    };
    expectCaught({ game }, 'legal', /show is listed and refused \(tired\)/);
  });

  it('something is listed twice', () => {
    const game: Toy = {
      ...toy,
      legalActions(state, decision, into) {
        toy.legalActions(state, decision, into);
        if (decision.kind === 'reaction') into.push({ type: 'shrug' });
      },
    };
    expectCaught({ game }, 'legal', /'reaction': shrug is listed twice/);
  });

  it('an action is not what its JSON decodes to', () => {
    const game: Toy = {
      ...toy,
      decodeAction: (json) => (toy.decodeAction(json)?.type === 'show' ? { type: 'roll' } : toy.decodeAction(json)),
    };
    expectCaught({ game }, 'legal', /show is not what its JSON decodes to/);
  });

  it('a refusal changes the state', () => {
    const game: Toy = {
      ...toy,
      check(state, decision, action) {
        const rejection = toy.check(state, decision, action);
        if (rejection !== undefined) state.walked++;
        return rejection;
      },
    };
    expectCaught({ game }, 'legal', /refusing .* changed the state at \.walked/);
  });

  it('listing changes the state', () => {
    const game: Toy = {
      ...toy,
      legalActions(state, decision, into) {
        state.round++;
        toy.legalActions(state, decision, into);
      },
    };
    expectCaught({ game }, 'legal', /listing or checking changed the state/);
  });

  it('listing settles something in the state, the first time', () => {
    const game: Toy = {
      ...toy,
      legalActions(state, decision, into) {
        state.points.fill(0);
        toy.legalActions(state, decision, into);
      },
    };
    expectCaught({ game }, 'replay', /replays differently at \.points/);
  });

  it('a view settles something in the state, the first time', () => {
    const game: Toy = {
      ...toy,
      view(state, observer) {
        state.points.fill(0);
        return toy.view(state, observer);
      },
    };
    expectCaught({ game }, 'legal', /changed the state at \.points/);
  });
});

describe('questions and the end', () => {
  const anybody = { seat: 0, kind: 'bet', optional: true } as const;

  it.each<[string, (state: State) => readonly Decision[], RegExp]>([
    [
      'asks something when it is over',
      (state) => (toy.outcome(state) ? [{ ...anybody, id: 1 }] : toy.pending(state)),
      /over, and yet something/,
    ],
    [
      'requires nothing and is not over',
      (state) => toy.pending(state).filter(({ kind }) => kind !== 'reaction'),
      /nothing is required/,
    ],
    [
      'asks a seat that is not there',
      (state) => toy.pending(state).map((open) => (open.kind === 'bet' ? { ...open, seat: 7 } : open)),
      /seat 7 does not exist/,
    ],
    [
      'asks a seat the same thing twice',
      (state) => toy.pending(state).flatMap((open) => [open, open]),
      /seat \d is asked '\w+' twice about the same/,
    ],
    [
      'asks what has no answer',
      (state) => toy.pending(state).map((open) => (open.kind === 'stake' ? { ...open, kind: 'riddle' } : open)),
      /'riddle' has no legal answer/,
    ],
  ])('a game that %s', (_, pending, message) => {
    expectCaught({ game: { ...toy, pending } }, 'pending', message);
  });

  it('a timeout action is not legal', () => {
    const game: Toy = {
      ...toy,
      timeoutAction: (state, decision) =>
        decision.kind === 'turn' ? { type: 'walk', steps: 9 } : toy.timeoutAction(state, decision),
    };
    expectCaught({ game }, 'timeout', /'walk:9' of 'turn' is not legal/);
  });

  it('the order of answers matters', () => {
    const game = afterwards((state, { seat }, action) => {
      if (action.type === 'stake' && state.phase === 'turn') state.turn = seat;
    });
    expectCaught({ game }, 'order', /order of answers to 'stake' shows at \.turn/);
  });

  it('one answer closes the question of another', () => {
    const game = afterwards((state, _decision, action) => {
      if (action.type !== 'stake' || action.points < 2 || state.phase !== 'stakes') return;
      state.phase = 'turn';
      state.turn = 0;
    });
    expectCaught({ game }, 'order', /closed another's \('stake'\)/);
  });

  it.each<[string, (score: readonly number[]) => readonly number[], RegExp]>([
    [
      'ranks contradict scores',
      (score) => score.map((mine) => 1 + score.filter((other) => other < mine).length),
      /scores more than seat \d and ranks no better/,
    ],
    ['ranks leave one out', (score) => score.map((_, seat) => seat + 2), /rank 2 with 0 seats before it/],
    ['ranks lack a seat', (score) => score.slice(1).map(() => 1), /an entry a seat is missing/],
  ])('%s', (_, rank, message) => {
    const game: Toy = {
      ...toy,
      outcome(state) {
        const fair = toy.outcome(state);
        return fair === undefined ? undefined : { ...fair, rank: rank(fair.score) };
      },
    };
    expectCaught({ game }, 'outcome', message);
  });

  it('allies rank differently', () => {
    const game: Toy = {
      ...toy,
      outcome(state) {
        const fair = toy.outcome(state);
        return fair === undefined ? undefined : { ...fair, side: fair.rank.map(() => 0) };
      },
    };
    expectCaught({ game }, 'outcome', /on one side and rank differently/);
  });

  it('a game never ends', () => {
    const endless = afterwards((state) => {
      state.round = 0;
    });
    const game: GameDefinition<Record<string, never>, State, Action, Event, View> = {
      ...endless,
      options: { fields: {} },
      seats: () => ({ counts: [2] }),
      setup: (seats, _, cx) => toy.setup(seats, { teasing: true, rounds: 3, die: 'six', track: [0] }, cx),
    };
    const { violations } = checkLaws({ game, secrets }, { seed: 1, games: 1, oneStateIn: 1_000 });
    const message = 'the game has not ended after 100000 actions';
    expect(violations).toContainEqual(expect.objectContaining({ law: 'ends', message, seed: 1 }));
  });
});

describe('chance and records', () => {
  it('set-up draws from outside', () => {
    let outside = 0;
    const game: Toy = {
      ...toy,
      setup(seats, options, cx) {
        const state = toy.setup(seats, options, cx);
        state.points[0] = ++outside;
        return state;
      },
    };
    expectCaught({ game }, 'replay', /entry 0 replays differently at \.points\.0/);
  });

  it('an action draws from outside', () => {
    let outside = 0;
    const game = afterwards((state, _decision, action) => {
      if (action.type === 'roll') state.points[0] = ++outside;
    });
    // Seldom held, or the other laws stumble over it first.
    expectCaught(
      { game, plan: { games: 2, oneStateIn: 1_000 } },
      'replay',
      /entry \d+ replays differently at \.points\.0/,
    );
  });

  it('the rules draw from an empty range', () => {
    const game: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'roll') cx.chance.int(0);
      },
    };
    expectCaught({ game }, 'replay', /Chance result 0 does not lie in 0 to -1/);
  });
});

describe('what throws', () => {
  const crash = (): never => {
    throw new Error('out of cards');
  };

  it.each<[string, Partial<Toy>]>([
    ['setup', { setup: crash }],
    ['determinize', { determinize: crash }],
    ['clone', { clone: (state) => (state.phase === 'reaction' ? crash() : toy.clone(state)) }],
    ['timeoutAction', { timeoutAction: crash }],
    ['view', { view: (state, observer) => (state.phase === 'over' ? crash() : toy.view(state, observer)) }],
  ])('%s: it is reported with its seed, like any other fault', (_, changed) => {
    const subject = { game: { ...toy, ...changed }, secrets };
    const found = checkLaws(subject, PLAN).violations.find(({ message }) => message.includes('out of cards'));
    expect(found).toBeDefined();
    const again = checkLaws(subject, { ...PLAN, seed: found?.seed ?? 0, games: 1 }).violations;
    expect(again.find(({ law }) => law === found?.law)?.message).toContain('out of cards');
  });
});

describe('the report', () => {
  it('counts what was tried, law by law, and reports progress', () => {
    const progress: string[] = [];
    const report = checkLaws(
      { game: honest, secrets, text },
      { ...PLAN, games: 1, onGame: (done, of) => progress.push(`${done}/${of}`) },
    );
    expect(report.violations).toEqual([]);
    expect(LAW_IDS.filter((id) => report.tally.checks[id] === 0)).toEqual([]);
    expect(Object.keys(report.tally.perturbed).sort()).toEqual(['T-1', 'T-2', 'T-5']);
    expect(report.tally.varied).toBeGreaterThan(0);
    // Default, teasing off, 1 and 3 rounds, the other die and track, the preset; each with 2 and 3 seats.
    expect(report.games).toBe(14);
    expect(progress).toEqual(Array.from({ length: 14 }, (_, i) => `${i + 1}/14`));
  });

  it('is the same again with the same plan', () => {
    const subject = { game: honest, secrets, text };
    const plan = { ...PLAN, games: 1 };
    expect(checkLaws(subject, plan)).toEqual(checkLaws(subject, plan));
  });
});
