/**
 * A small honest game with fog and memory, for the laws' own tests.
 *
 * F-1 A hunter (seat 0) walks on a track of nine places and sees one place to either side. A hider (seat 1) starts out of
 *     sight and sees everything.
 * F-2 The hider walks one or two places or digs in, unseen by anyone who does not see the place. Spectators see what the
 *     hunter sees.
 * F-3 The hunter then walks a place or waits, twice. They see what comes into sight, even that a place is empty, and
 *     remember what they have seen.
 * F-4 After the last round everything is shown. The hunter wins by seeing the hider in the open.
 */
import type {
  Chance,
  Context,
  Decision,
  GameDefinition,
  GameText,
  Observer,
  Outcome,
  Rejection,
} from '../src/index.ts';
import { isRecord } from '../src/index.ts';
import type { LawSubject, Secret } from '../src/laws/index.ts';

export interface State {
  round: number;
  turn: typeof HUNTER | typeof HIDER;
  /** Steps that the hunter has left in this turn. */
  steps: number;
  hunter: number;
  /** The hider's place, and whether they are dug in. */
  spot: Spot;
  /** Everything the hunter thinks possible, ascending; a single one while they see the hider. */
  maybe: Spot[];
}

/** Twice the place, plus one if the hider is dug in. */
type Spot = number;

/** UNSEEN while the hider is out of sight. */
export interface View extends Readonly<State> {
  readonly observer: Observer;
}

export type Action =
  | { readonly type: 'walk'; readonly by: number }
  | { readonly type: 'dig' }
  | { readonly type: 'wait' };

export type Event =
  | { readonly type: 'hides'; readonly spot: Spot; readonly seen: boolean }
  /** Only observers who see the place are told it. */
  | { readonly type: 'moves'; readonly seen: boolean; readonly spot?: Spot }
  | { readonly type: 'hunts'; readonly place: number }
  | { readonly type: 'over'; readonly spot: Spot };

export type Fog = GameDefinition<Record<string, never>, State, Action, Event, View>;

export const HUNTER = 0;
export const HIDER = 1;
const UNSEEN = -1;
const PLACES = 9;
const SIGHT = 1;
const ROUNDS = 5;
const STEPS_A_TURN = 2;
const WALKS = { [HUNTER]: [-1, 1], [HIDER]: [-2, -1, 1, 2] } as const;

export function isInSight({ hunter }: { readonly hunter: number }, spot: Spot): boolean {
  return Math.abs((spot >> 1) - hunter) <= SIGHT;
}

function isKnown(state: State, observer: Observer): boolean {
  return observer === HIDER || isOver(state) || isInSight(state, state.spot);
}

function isOver({ round }: { readonly round: number }): boolean {
  return round === ROUNDS;
}

function setup(_seats: number, _options: Record<string, never>, cx: Context<Event>): State {
  const hunter = PLACES >> 1;
  const maybe = Array.from({ length: PLACES }, (_, place) => place << 1).filter((spot) => !isInSight({ hunter }, spot));
  const spot = maybe[cx.chance.int(maybe.length)] ?? 0;
  cx.emit?.({ type: 'hides', spot, seen: false });
  return { round: 0, turn: HIDER, steps: 0, hunter, spot, maybe };
}

function pending(state: State): readonly Decision[] {
  return isOver(state) ? [] : [{ seat: state.turn, kind: state.turn === HIDER ? 'hide' : 'hunt' }];
}

function legalActions(state: State, { seat }: Decision, into: Action[]): void {
  for (const by of WALKS[seat === HIDER ? HIDER : HUNTER])
    if (isPlace(placeOf(state, seat) + by)) into.push({ type: 'walk', by });
  into.push({ type: seat === HIDER ? 'dig' : 'wait' });
}

function isPlace(place: number): boolean {
  return place >= 0 && place < PLACES;
}

function placeOf({ hunter, spot }: State, seat: number): number {
  return seat === HIDER ? spot >> 1 : hunter;
}

function check(state: State, decision: Decision, action: Action): Rejection | undefined {
  const legal: Action[] = [];
  legalActions(state, decision, legal);
  return legal.some((listed) => actionKey(listed) === actionKey(action)) ? undefined : { code: 'cannot', rule: 'F-2' };
}

function apply(state: State, { seat }: Decision, action: Action, cx: Context<Event>): void {
  if (seat === HIDER) moveHider(state, action, cx);
  else moveHunter(state, action, cx);
}

function moveHider(state: State, action: Action, cx: Context<Event>): void {
  const before = isInSight(state, state.spot);
  state.spot = movedTo(state.spot, action);
  const seen = isInSight(state, state.spot);
  if (seen && !before) cx.reveal('F-3');
  state.maybe = seen ? [state.spot] : state.maybe.flatMap(allMoves).filter((spot) => !isInSight(state, spot));
  state.maybe = [...new Set(state.maybe)].sort((a, b) => a - b);
  cx.emit?.({ type: 'moves', spot: state.spot, seen });
  state.turn = HUNTER;
  state.steps = STEPS_A_TURN;
}

function movedTo(spot: Spot, action: Action): Spot {
  return action.type === 'walk' ? ((spot >> 1) + action.by) << 1 : spot | 1;
}

function allMoves(spot: Spot): Spot[] {
  const walks = WALKS[HIDER].filter((by) => isPlace((spot >> 1) + by));
  return [spot | 1, ...walks.map((by) => movedTo(spot, { type: 'walk', by }))];
}

function moveHunter(state: State, action: Action, cx: Context<Event>): void {
  const before = state.hunter;
  if (action.type === 'walk') state.hunter += action.by;
  const places = Array.from({ length: PLACES }, (_, place) => place << 1);
  // The hunter also learns that a place is empty.
  if (places.some((spot) => isInSight(state, spot) && !isInSight({ hunter: before }, spot))) cx.reveal('F-3');
  if (isInSight(state, state.spot)) state.maybe = [state.spot];
  else state.maybe = state.maybe.filter((spot) => !isInSight(state, spot));
  cx.emit?.({ type: 'hunts', place: state.hunter });
  state.steps--;
  if (state.steps > 0) return;
  state.turn = HIDER;
  state.round++;
  if (!isOver(state)) return;
  cx.reveal('F-4');
  cx.emit?.({ type: 'over', spot: state.spot });
}

function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const found = isInSight(state, state.spot) && state.spot % 2 === 0;
  return { rank: found ? [1, 2] : [2, 1], score: found ? [1, 0] : [0, 1], reason: found ? 'found' : 'hidden' };
}

function clone(state: State): State {
  return { ...state, maybe: state.maybe.slice() };
}

function view(state: State, observer: Observer): View {
  return { ...clone(state), spot: isKnown(state, observer) ? state.spot : UNSEEN, observer };
}

function eventFor(event: Event, observer: Observer): Event | undefined {
  if (event.type === 'hides') return observer === HIDER ? event : undefined;
  if (event.type !== 'moves' || event.seen || observer === HIDER) return event;
  return { type: 'moves', seen: false };
}

function determinize({ observer: _, ...seen }: View, _seat: number, chance: Chance): State {
  const spot = seen.spot === UNSEEN ? (seen.maybe[chance.int(seen.maybe.length)] ?? 0) : seen.spot;
  return { ...seen, spot, maybe: seen.maybe.slice() };
}

function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  const { type, by } = json;
  if (type === 'walk') return typeof by === 'number' ? { type, by } : undefined;
  return type === 'dig' || type === 'wait' ? { type } : undefined;
}

function actionKey(action: Action): string {
  return Object.values(action).join(':');
}

export const fog: Fog = {
  id: 'fog',
  rules: 1,
  options: { fields: {} },
  seats: () => ({ counts: [2] }),
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
  timeoutAction: (_state, { seat }) => ({ type: seat === HIDER ? 'dig' : 'wait' }),
};

const secrets: readonly Secret<State>[] = [
  {
    rule: 'F-2',
    disclosedBy: ['F-3', 'F-4'],
    perturb(state, observer, chance) {
      if (!isKnown(state, observer)) state.spot = state.maybe[chance.int(state.maybe.length)] ?? 0;
    },
  },
];

function hide(state: State, observer: Observer): void {
  if (!isKnown(state, observer)) state.spot = UNSEEN;
}

const text: GameText<Action, Event, View> = {
  action: (action) => (action.type === 'walk' ? `Walk by ${action.by}` : `Now ${action.type}`),
  event: (event) => `The game tells: ${JSON.stringify(event)}.`,
  decision: ({ kind }) => `Somebody is asked to ${kind}.`,
  rejection: ({ code }) => `That is refused: ${code}.`,
};

export const fogSubject: LawSubject<Record<string, never>, State, Action, Event, View> = {
  game: fog,
  secrets,
  hide,
  text,
};
