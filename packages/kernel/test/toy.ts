/**
 * A small honest game with something of everything, for the kernel's own tests.
 *
 * T-1 Each seat is dealt one of six cards; it stays hidden until it is shown, and is worth its number at the end.
 * T-2 Each round all seats stake 0 to 2 points at once, sealed. Once all have, the stakes are shown: the highest (the
 *     first seat of several) pays and has the turn.
 * T-3 On your turn you walk 1 or 2 steps, 4 in all, for the prize of the place reached; show your card for a point; tease
 *     another seat, once; and roll the die, which ends the turn.
 * T-4 A teased seat laughs (a point for both) or shrugs.
 * T-5 At any time a seat may bet, secretly, on the seat that will lead; it is worth 3 points.
 * T-6 After the last round everything is shown.
 */
import type {
  Chance,
  Context,
  Decision,
  GameDefinition,
  GameText,
  Observer,
  OptionsSpec,
  Outcome,
  Rejection,
  Seat,
} from '../src/index.ts';
import { does, isRecord, say, whom } from '../src/index.ts';
import type { Secret } from '../src/laws/index.ts';

export interface Options {
  readonly teasing: boolean;
  readonly rounds: number;
  readonly die: 'six' | 'ten';
  /** The prize of each place. */
  readonly track: readonly number[];
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  round: number;
  phase: 'stakes' | 'turn' | 'reaction' | 'over';
  /** NONE while stakes are given. */
  turn: Seat;
  /** The seat teased this turn, or NONE. */
  teased: Seat;
  walked: number;
  places: number[];
  points: number[];
  cards: number[];
  shown: boolean[];
  /** NONE until given. */
  stakes: number[];
  /** NONE if there is no bet. */
  bets: number[];
}

/** NONE if a card or bet is unknown. */
export interface View extends Readonly<State> {
  readonly observer: Observer;
}

export type Action =
  | { readonly type: 'stake'; readonly points: number }
  | { readonly type: 'walk'; readonly steps: number }
  | { readonly type: 'show' }
  | { readonly type: 'tease'; readonly seat: Seat }
  | { readonly type: 'roll' }
  | { readonly type: 'laugh' }
  | { readonly type: 'shrug' }
  | { readonly type: 'bet'; readonly seat: Seat };

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'staked'; readonly seat: Seat; readonly points?: number }
  | { readonly type: 'stakes'; readonly stakes: readonly number[]; readonly turn: Seat }
  | { readonly type: 'walked'; readonly seat: Seat; readonly place: number; readonly prize: number }
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'teased'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly laughs: boolean }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'bet'; readonly seat: Seat; readonly on: Seat }
  | { readonly type: 'over'; readonly cards: readonly number[]; readonly bets: readonly number[] };

export type Toy = GameDefinition<Options, State, Action, Event, View>;

export const NONE = -1;
/** A stake that was given but not seen. */
const SEALED = -2;
const CARDS = 6;
const MOST_STAKED = 2;
const STEPS_A_TURN = 4;
const SIDES = { six: 6, ten: 10 } as const;
const KIND = {
  stake: 'stake',
  walk: 'turn',
  show: 'turn',
  tease: 'turn',
  roll: 'turn',
  laugh: 'reaction',
  shrug: 'reaction',
  bet: 'bet',
} as const;

const options: OptionsSpec<Options> = {
  fields: {
    teasing: { kind: 'boolean', default: true, label: 'Teasing', help: 'Seats may tease each other.', rule: 'T-4' },
    rounds: { kind: 'integer', default: 2, min: 1, max: 3, label: 'Rounds', help: 'How long it takes.' },
    die: {
      kind: 'choice',
      default: 'six',
      choices: [
        { value: 'six', label: 'Six sides' },
        { value: 'ten', label: 'Ten sides' },
      ],
      label: 'Die',
      help: 'What is rolled.',
    },
    track: {
      kind: 'document',
      default: [0, 1, 0, 2, 3],
      samples: [[2]],
      maxLength: 60,
      label: 'Track',
      help: 'The prize of each place.',
      decode: (json) =>
        Array.isArray(json) && json.length > 0 && json.every((prize) => Number.isInteger(prize) && prize >= 0)
          ? { ok: true, value: json.map(Number) }
          : { ok: false, problem: 'A track is a list of prizes.' },
    },
  },
  presets: [
    { id: 'short', label: 'Short', help: 'One round without teasing.', options: { rounds: 1, teasing: false } },
  ],
};

function setup(seats: number, chosen: Options, cx: Context<Event>): State {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const cards: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const left = cardsBut(cards);
    const card = left[cx.chance.int(left.length)] ?? NONE;
    cards.push(card);
    cx.emit?.({ type: 'dealt', seat, card });
  }
  return {
    options: chosen,
    seats,
    round: 0,
    phase: 'stakes',
    turn: NONE,
    teased: NONE,
    walked: 0,
    places: each(0),
    points: each(0),
    cards,
    shown: each(false),
    stakes: each(NONE),
    bets: each(NONE),
  };
}

function cardsBut(taken: readonly number[]): number[] {
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => !taken.includes(card));
}

function pending(state: State): readonly Decision[] {
  if (state.phase === 'over') return [];
  const required = seatsOf(state)
    .filter((seat) => isAsked(state, seat))
    .map((seat) => question(state, seat));
  const bets = seatsOf(state).map((seat): Decision => {
    return { seat, kind: 'bet', optional: true, hidden: true, sealed: true };
  });
  return [...bets, ...required];
}

function seatsOf({ seats }: { readonly seats: number }): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function isAsked(state: State, seat: Seat): boolean {
  if (state.phase === 'stakes') return state.stakes[seat] === NONE;
  return seat === (state.phase === 'turn' ? state.turn : state.teased);
}

function question(state: State, seat: Seat): Decision {
  if (state.phase === 'reaction') return { seat, kind: 'reaction', subject: state.turn };
  return state.phase === 'stakes' ? { seat, kind: 'stake', sealed: true } : { seat, kind: 'turn' };
}

function legalActions(state: State, { seat, kind }: Decision, into: Action[]): void {
  switch (kind) {
    case 'stake':
      for (let points = 0; points <= MOST_STAKED; points++) into.push({ type: 'stake', points });
      return;
    case 'turn':
      for (let steps = 1; steps <= 2 && state.walked + steps <= STEPS_A_TURN; steps++)
        into.push({ type: 'walk', steps });
      if (state.shown[seat] === false) into.push({ type: 'show' });
      if (state.options.teasing && state.teased === NONE)
        for (const other of seatsOf(state)) if (other !== seat) into.push({ type: 'tease', seat: other });
      into.push({ type: 'roll' });
      return;
    case 'reaction':
      into.push({ type: 'laugh' }, { type: 'shrug' });
      return;
    case 'bet':
      for (const other of seatsOf(state)) into.push({ type: 'bet', seat: other });
  }
}

function check(state: State, { seat, kind }: Decision, action: Action): Rejection | undefined {
  if (KIND[action.type] !== kind) return { code: 'notNow', params: { kind } };
  const exists = (number: number, least: number, most: number) =>
    Number.isInteger(number) && number >= least && number <= most;
  switch (action.type) {
    case 'stake':
      return exists(action.points, 0, MOST_STAKED) ? undefined : { code: 'noStake', rule: 'T-2' };
    case 'walk':
      return exists(action.steps, 1, Math.min(2, STEPS_A_TURN - state.walked))
        ? undefined
        : { code: 'tooFar', rule: 'T-3', params: { left: STEPS_A_TURN - state.walked } };
    case 'show':
      return state.shown[seat] === false ? undefined : { code: 'shown', rule: 'T-3' };
    case 'tease':
      if (!state.options.teasing || state.teased !== NONE) return { code: 'noTeasing', rule: 'T-3' };
      return exists(action.seat, 0, state.seats - 1) && action.seat !== seat ? undefined : { code: 'nobody' };
    case 'bet':
      return exists(action.seat, 0, state.seats - 1) ? undefined : { code: 'nobody', rule: 'T-5' };
    default:
      return undefined;
  }
}

function apply(state: State, { seat }: Decision, action: Action, cx: Context<Event>): void {
  if (action.type === 'bet') {
    state.bets[seat] = action.seat;
    cx.emit?.({ type: 'bet', seat, on: action.seat });
    return;
  }
  switch (action.type) {
    case 'stake':
      state.stakes[seat] = action.points;
      cx.emit?.({ type: 'staked', seat, points: action.points });
      if (!state.stakes.includes(NONE)) startTurn(state, cx);
      return;
    case 'walk':
      return walk(state, seat, action.steps, cx);
    case 'show':
      state.shown[seat] = true;
      add(state.points, seat, 1);
      cx.reveal('T-3');
      cx.emit?.({ type: 'showed', seat, card: state.cards[seat] ?? NONE });
      return;
    case 'tease':
      state.teased = action.seat;
      state.phase = 'reaction';
      cx.emit?.({ type: 'teased', seat: action.seat, by: seat });
      return;
    case 'laugh':
    case 'shrug':
      if (action.type === 'laugh') for (const happy of [seat, state.turn]) add(state.points, happy, 1);
      state.phase = 'turn';
      cx.emit?.({ type: 'reacted', seat, laughs: action.type === 'laugh' });
      return;
    case 'roll':
      return roll(state, seat, cx);
  }
}

function startTurn(state: State, cx: Context<Event>): void {
  const turn = state.stakes.indexOf(Math.max(...state.stakes));
  cx.reveal('T-2');
  cx.emit?.({ type: 'stakes', stakes: state.stakes.slice(), turn });
  add(state.points, turn, -(state.stakes[turn] ?? 0));
  state.turn = turn;
  state.phase = 'turn';
}

function walk(state: State, seat: Seat, steps: number, cx: Context<Event>): void {
  const { track } = state.options;
  const place = ((state.places[seat] ?? 0) + steps) % track.length;
  const prize = track[place] ?? 0;
  state.places[seat] = place;
  state.walked += steps;
  add(state.points, seat, prize);
  cx.emit?.({ type: 'walked', seat, place, prize });
}

function roll(state: State, seat: Seat, cx: Context<Event>): void {
  const die = 1 + cx.chance.int(SIDES[state.options.die]);
  add(state.points, seat, die);
  cx.emit?.({ type: 'rolled', seat, die });
  state.turn = NONE;
  state.teased = NONE;
  state.walked = 0;
  state.round++;
  state.stakes.fill(NONE);
  state.phase = state.round === state.options.rounds ? 'over' : 'stakes';
  if (state.phase === 'stakes') return;
  cx.reveal('T-6');
  cx.emit?.({ type: 'over', cards: state.cards.slice(), bets: state.bets.slice() });
}

function add(list: number[], seat: Seat, much: number): void {
  list[seat] = (list[seat] ?? 0) + much;
}

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const leader = state.points.indexOf(Math.max(...state.points));
  const score = state.points.map(
    (points, seat) => points + (state.cards[seat] ?? 0) + (state.bets[seat] === leader ? 3 : 0),
  );
  const rank = score.map((mine) => 1 + score.filter((other) => other > mine).length);
  return { rank, score, reason: 'rounds' };
}

function clone(state: State): State {
  return {
    ...state,
    places: state.places.slice(),
    points: state.points.slice(),
    cards: state.cards.slice(),
    shown: state.shown.slice(),
    stakes: state.stakes.slice(),
    bets: state.bets.slice(),
  };
}

function view(state: State, observer: Observer): View {
  const over = state.phase === 'over';
  const known = (seat: Seat) => over || seat === observer;
  return {
    observer,
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    teased: state.teased,
    walked: state.walked,
    places: state.places.slice(),
    points: state.points.slice(),
    cards: state.cards.map((card, seat) => (known(seat) || state.shown[seat] === true ? card : NONE)),
    shown: state.shown.slice(),
    stakes: state.stakes.map((stake, seat) =>
      known(seat) || state.phase !== 'stakes' || stake === NONE ? stake : SEALED,
    ),
    bets: state.bets.map((bet, seat) => (known(seat) ? bet : NONE)),
  };
}

function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'bet':
      return event.seat === observer ? event : undefined;
    case 'staked':
      return event.seat === observer ? event : { type: 'staked', seat: event.seat };
    default:
      return event;
  }
}

function determinize({ observer: _, ...seen }: View, seat: Seat, chance: Chance): State {
  const cards = seen.cards.slice();
  for (const other of seatsOf(seen)) {
    const left = cardsBut(cards);
    if (cards[other] === NONE) cards[other] = left[chance.int(left.length)] ?? NONE;
  }
  return {
    ...seen,
    places: seen.places.slice(),
    points: seen.points.slice(),
    cards,
    shown: seen.shown.slice(),
    stakes: seen.stakes.map((stake) => (stake === SEALED ? chance.int(MOST_STAKED + 1) : stake)),
    bets: seen.bets.map((bet, other) =>
      other === seat || seen.phase === 'over' ? bet : chance.int(seen.seats + 1) - 1,
    ),
  };
}

function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  const { type, points, steps, seat } = json;
  switch (type) {
    case 'stake':
      return typeof points === 'number' ? { type, points } : undefined;
    case 'walk':
      return typeof steps === 'number' ? { type, steps } : undefined;
    case 'tease':
    case 'bet':
      return typeof seat === 'number' ? { type, seat } : undefined;
    case 'show':
    case 'roll':
    case 'laugh':
    case 'shrug':
      return { type };
    default:
      return undefined;
  }
}

function actionKey(action: Action): string {
  return Object.values(action).join(':');
}

function timeoutAction(_state: State, { seat, kind }: Decision): Action {
  if (kind === 'stake') return { type: 'stake', points: 0 };
  if (kind === 'bet') return { type: 'bet', seat };
  return { type: kind === 'turn' ? 'roll' : 'shrug' };
}

export const toy: Toy = {
  id: 'toy',
  rules: 1,
  options,
  seats: () => ({ counts: [2, 3] }),
  setup,
  pending,
  legalActions,
  check,
  apply,
  outcome,
  clone,
  view,
  eventFor,
  determinize,
  decodeAction,
  actionKey,
  timeoutAction,
};

export const secrets: readonly Secret<State>[] = [
  {
    rule: 'T-1',
    disclosedBy: ['T-3', 'T-6'],
    perturb(state, observer, chance) {
      if (state.phase === 'over') return;
      const hidden = seatsOf(state).filter((seat) => seat !== observer && state.shown[seat] === false);
      const seat = hidden[chance.int(Math.max(1, hidden.length))];
      const left = cardsBut(state.cards);
      if (seat !== undefined) state.cards[seat] = left[chance.int(left.length)] ?? NONE;
    },
  },
  {
    rule: 'T-2',
    disclosedBy: ['T-2'],
    perturb(state, observer, chance) {
      if (state.phase !== 'stakes') return;
      const sealed = seatsOf(state).filter((seat) => seat !== observer && state.stakes[seat] !== NONE);
      const seat = sealed[chance.int(Math.max(1, sealed.length))];
      if (seat !== undefined) state.stakes[seat] = chance.int(MOST_STAKED + 1);
    },
  },
  {
    rule: 'T-5',
    disclosedBy: ['T-6'],
    perturb(state, observer, chance) {
      if (state.phase === 'over') return;
      for (const seat of seatsOf(state)) if (seat !== observer) state.bets[seat] = chance.int(state.seats + 1) - 1;
    },
  },
];

export function hide(state: State, observer: Observer): void {
  if (state.phase === 'over') return;
  for (const seat of seatsOf(state)) {
    if (seat === observer) continue;
    if (state.shown[seat] === false) state.cards[seat] = NONE;
    if (state.phase === 'stakes' && state.stakes[seat] !== NONE) state.stakes[seat] = SEALED;
    state.bets[seat] = NONE;
  }
}

export const text: GameText<Action, Event, View> = {
  action(action) {
    switch (action.type) {
      case 'stake':
        return `Stake ${action.points}`;
      case 'walk':
        return `Walk ${action.steps}`;
      case 'show':
        return 'Show the card';
      case 'tease':
        return say`Tease ${whom(action.seat)}`;
      case 'bet':
        return say`Bet on ${whom(action.seat)}`;
      default:
        return `Now ${action.type}`;
    }
  },
  event(event, view) {
    switch (event.type) {
      case 'stakes':
        return say`The stakes are ${event.stakes.join(', ')}. ${does(event.turn, view, 'have')} the turn.`;
      case 'walked':
        return say`${does(event.seat, view, 'walk')} to place ${event.place} for ${event.prize}.`;
      case 'rolled':
        return say`${does(event.seat, view, 'roll')} ${event.die}.`;
      case 'dealt':
      case 'showed':
        return say`${does(event.seat, view, 'have')} card ${event.card}.`;
      case 'over':
        return `It is over; the cards were ${event.cards.join(', ')}.`;
      default:
        return say`${does(event.seat, view, 'have')} ${event.type}.`;
    }
  },
  decision: ({ seat, kind }, view) => say`${does(seat, view, 'are')} asked: ${kind}.`,
  rejection: ({ code }) => `That is refused: ${code}.`,
};
