/** A slice of the starship game on the kernel's contract: a path under covering fire, fog, sides of several seats, a sealed choice. */
import type {
  Decision,
  GameDefinition,
  Observer,
  OptionsSpec,
  Outcome,
  Rejection,
  Seat,
} from '../../packages/kernel/src/index.ts';
import { isRecord } from '../../packages/kernel/src/index.ts';
import {
  alive,
  anyOf,
  attack,
  bothSides,
  type Cx,
  captainOf,
  changed,
  charSide,
  endActivation,
  everyone,
  FLOOR,
  fallen,
  fireReaction,
  firstId,
  flags,
  learn,
  ownerOf,
  proceed,
  react,
  SPECTATORS,
  seatsOf,
  seen,
  sideOf,
  sight,
  spend,
  strength,
  visible,
} from './core.ts';
import { CELLS, DOORS, los, opaque, range, stepTo } from './plan.ts';
import {
  type Action,
  type Char,
  type CharView,
  type GameEvent,
  HOLD,
  type Options,
  SIDES,
  type State,
  type View,
} from './types.ts';

const CHARS = 4;
const APS = [6, 7, 8, 9];
const START = [
  [11, 12, 21, 31],
  [17, 28, 38, 46],
];
const AIMED = 4,
  SNAP = 2;

const options: OptionsSpec<Options> = {
  fields: {
    fog: {
      kind: 'boolean',
      default: true,
      label: 'Fog of war',
      help: 'A side sees only what its own people see.',
      rule: 'S65',
    },
    turns: { kind: 'integer', default: 5, min: 2, max: 8, label: 'Turns', help: 'Length of the game.' },
  },
};

const STEP = Array.from({ length: 8 }, (_, dir): Action => ({ type: 'step', dir }));
const END: Action = { type: 'end' };
const REACT: Action[] = [
  { type: 'react', fire: false },
  { type: 'react', fire: true },
];
const ORDERS = [0, 1, 2].map((order): Action => ({ type: 'orders', order }));
const WOUND = [0, 1, 2].map((stat): Action => ({ type: 'wound', stat }));
const PLOT = [1, 2].map((plot): Action => ({ type: 'plot', plot }));

function pending(state: State): Decision[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'plots') {
    return state.plots.flatMap((plot, side) =>
      plot === 0 ? [{ id: firstId, seat: captainOf(side), kind: 'plot' }] : [],
    );
  }
  const task = state.todo[0];
  const subject = task?.char ?? state.active;
  const seat = ownerOf(state.seats, subject);
  const out: Decision[] = [{ id: firstId + (state.asked[seat] as number), seat, kind: task?.kind ?? 'turn', subject }];
  if (flags.live === 'hidden' && task?.kind === 'react' && !visible(state, task.char, charSide(state.active)))
    out[0] = { ...(out[0] as Decision), hidden: true };
  // S65: orders beforehand. A standing permission while one's own side acts; the enemy is not told.
  if (state.fog) {
    for (let i = 0; i < CHARS; i++) {
      if (charSide(i) === charSide(state.active) && alive(state, i))
        out.push({
          id: 1 + i,
          seat: ownerOf(state.seats, i),
          kind: 'orders',
          subject: i,
          optional: true,
          hidden: true,
        });
    }
  }
  return out;
}

function legalActions(state: State, decision: Decision, into: Action[]): void {
  switch (decision.kind) {
    case 'plot':
      into.push(...PLOT);
      return;
    case 'react':
      into.push(...REACT);
      return;
    case 'wound':
      for (const action of WOUND) if (check(state, decision, action) === undefined) into.push(action);
      return;
    case 'orders':
      for (const action of ORDERS) if (check(state, decision, action) === undefined) into.push(action);
      return;
    case 'turn':
      break;
  }
  const tryIt = (action: Action) => {
    if (check(state, decision, action) === undefined) into.push(action);
  };
  for (const action of STEP) tryIt(action);
  for (let door = 0; door < DOORS.length; door++) tryIt({ type: 'press', door });
  for (let target = 0; target < CHARS; target++) {
    tryIt({ type: 'shoot', target, aimed: false });
    tryIt({ type: 'shoot', target, aimed: true });
  }
  for (const square of FLOOR)
    for (let order = 0; order < (state.fog ? 3 : 1); order++) tryIt({ type: 'cover', square, order });
  into.push(END);
}

const no = (code: string, rule: string): Rejection => ({ code, rule });
const KINDS: Record<Action['type'], string> = {
  plot: 'plot',
  step: 'turn',
  press: 'turn',
  shoot: 'turn',
  cover: 'turn',
  end: 'turn',
  react: 'react',
  wound: 'wound',
  orders: 'orders',
};

function check(state: State, decision: Decision, action: Action): Rejection | undefined {
  if (KINDS[action.type] !== decision.kind) return no('wrongKind', 'S1');
  const me = state.chars[state.active] as Char;
  const side = charSide(state.active);
  switch (action.type) {
    case 'plot':
      return action.plot === 1 || action.plot === 2 ? undefined : no('noSuchPlot', 'S63');
    case 'react':
    case 'end':
      return undefined;
    case 'wound': {
      const task = state.todo[0];
      return task !== undefined && (state.chars[task.char]?.stats[action.stat] ?? 0) > 0
        ? undefined
        : no('noSuchStat', 'S36');
    }
    case 'orders':
      if (!(action.order >= 0 && action.order <= 2)) return no('noSuchOrder', 'S65');
      return state.chars[decision.subject as number]?.order === action.order ? no('sameOrder', 'S65') : undefined;
    case 'step': {
      if (!(action.dir >= 0 && action.dir < 8)) return no('noSuchDirection', 'S9');
      if (state.apLeft < 1) return no('noAp', 'S7');
      const to = stepTo(state.doors, me.square, action.dir);
      if (to === -1) return no('wall', 'S9');
      // An unseen enemy does not close the square: the list would tell where he is.
      const at = seen(state, side);
      return state.chars.some(
        (char, i) => char.square === to && alive(state, i) && (flags.avoid || visible(state, i, side, at)),
      )
        ? no('occupied', 'S8')
        : undefined;
    }
    case 'press': {
      const square = DOORS[action.door];
      if (square === undefined) return no('noSuchDoor', 'S17');
      if (state.apLeft < 1) return no('noAp', 'S7');
      if (state.door !== -1) return no('doorMoving', 'S16');
      return range(me.square, square) === 1 && los(state.doors, me.square, square) ? undefined : no('farDoor', 'S17');
    }
    case 'shoot': {
      if (
        !(action.target >= 0 && action.target < CHARS) ||
        charSide(action.target) === side ||
        !alive(state, action.target)
      )
        return no('noTarget', 'S27');
      if (state.apLeft < (action.aimed ? AIMED : SNAP)) return no('noAp', 'S7');
      if (flags.refusal && !los(state.doors, me.square, state.chars[action.target]?.square as number))
        return no('noSight', 'S27');
      if (!visible(state, action.target, side)) return no('unseen', 'S65');
      return los(state.doors, me.square, state.chars[action.target]?.square as number)
        ? undefined
        : no('noSight', 'S27');
    }
    case 'cover': {
      if (!(action.order >= 0 && action.order < (state.fog ? 3 : 1))) return no('noSuchOrder', 'S65');
      if (state.apLeft < me.ap) return no('noAp', 'S30');
      if (CELLS[action.square] === undefined || CELLS[action.square] === '#' || action.square === me.square)
        return no('noSquare', 'S30');
      return los(state.doors, me.square, action.square) ? undefined : no('noSight', 'S30');
    }
  }
}

function apply(state: State, decision: Decision, action: Action, cx: Cx): void {
  const me = state.chars[state.active] as Char;
  switch (action.type) {
    case 'plot': {
      const side = sideOf(decision.seat);
      state.plots[side] = action.plot;
      cx.emit?.({ to: everyone(state), type: 'plot', side });
      break;
    }
    case 'orders':
      (state.chars[decision.subject as number] as Char).order = action.order;
      return;
    case 'step':
      step(state, me, action.dir, cx);
      break;
    case 'press':
      state.door = action.door;
      state.wait = 3;
      state.apLeft -= 1;
      tellOf(state, cx, { to: 0, type: 'pressed', char: state.active, door: action.door });
      break;
    case 'shoot':
      spend(state, action.aimed ? AIMED : SNAP, cx);
      attack(state, state.active, action.target, action.aimed, cx);
      break;
    case 'cover':
      spend(state, state.apLeft, cx);
      me.cover = action.square;
      me.order = action.order;
      tellOf(state, cx, { to: 0, type: 'covered', char: state.active, square: action.square });
      endActivation(state, cx);
      break;
    case 'end':
      endActivation(state, cx);
      break;
    case 'react': {
      const task = state.todo.shift();
      if (task?.kind !== 'react') break;
      if (action.fire) fireReaction(state, task, cx);
      else cx.emit?.({ to: bothSides(state), type: 'held', char: task.char });
      break;
    }
    case 'wound': {
      const task = state.todo.shift();
      if (task?.kind !== 'wound') break;
      const before = sight(state);
      const stats = state.chars[task.char]?.stats as number[];
      stats[action.stat] = Math.max(0, (stats[action.stat] as number) - task.die);
      fallen(state, task.char, cx);
      changed(state, before, -1, -1, cx);
      break;
    }
  }
  proceed(state, cx);
}

function step(state: State, me: Char, dir: number, cx: Cx): void {
  const to = stepTo(state.doors, me.square, dir);
  const before = sight(state);
  const inWay = state.chars.findIndex((char, i) => char.square === to && alive(state, i));
  if (inWay !== -1) {
    (state.chars[inWay] as Char).spotted = true;
    cx.reveal('S65.bump');
    cx.emit?.({ to: bothSides(state), type: 'bumped', char: state.active, into: inWay, square: to });
    changed(state, before, -1, -1, cx);
    spend(state, 1, cx);
    return;
  }
  const from = me.square;
  me.square = to;
  changed(state, before, state.active, from, cx);
  spend(state, 1, cx);
  react(state, cx);
}

/** An event that whoever sees the active character hears. */
function tellOf(state: State, cx: Cx, event: GameEvent): void {
  if (cx.emit === undefined) return;
  let to = state.fog ? 0 : SPECTATORS;
  for (let side = 0; side < SIDES; side++) if (visible(state, state.active, side)) to |= seatsOf(state, side);
  cx.emit({ ...event, to });
}

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const left = [strength(state, 0), strength(state, 1)] as [number, number];
  // A legitimate side wins ties against pirates: the sealed choice matters, and only at the end.
  const points = [left[0] * 2 + (state.plots[0] === 1 ? 1 : 0), left[1] * 2 + (state.plots[1] === 1 ? 1 : 0)];
  const seats = Array.from({ length: state.seats }, (_, seat) => sideOf(seat));
  const score = seats.map((side) => points[side] as number);
  return {
    rank: score.map((mine) => 1 + score.filter((other) => other > mine).length),
    score,
    side: seats,
    reason: state.reason,
  };
}

function clone(s: State): State {
  return {
    fog: s.fog,
    turns: s.turns,
    seats: s.seats,
    phase: s.phase,
    turn: s.turn,
    plots: s.plots.slice(),
    doors: s.doors.slice(),
    chars: s.chars.map((c) => ({
      square: c.square,
      ap: c.ap,
      stats: c.stats.slice(),
      wounded: c.wounded,
      spotted: c.spotted,
      cover: c.cover,
      order: c.order,
      shots: c.shots,
    })),
    knows: s.knows.map((k) => ({
      doors: k.doors.slice(),
      last: k.last.map((l) => ({ square: l.square, turn: l.turn })),
    })),
    acted: s.acted,
    active: s.active,
    apLeft: s.apLeft,
    door: s.door,
    wait: s.wait,
    snapped: s.snapped,
    todo: s.todo.map((t) => ({ ...t })),
    asked: s.asked.slice(),
    reason: s.reason,
  };
}

function view(state: State, observer: Observer): View {
  const side = observer === 'spectator' ? -1 : sideOf(observer);
  const over = state.phase === 'over';
  const open = !state.fog || over;
  const at = side === -1 ? [] : seen(state, side);
  const shows = state.chars.map((_, i) => open || (side !== -1 && visible(state, i, side, at)));
  const know = state.knows[side];
  const acting = state.active === -1 || shows[state.active] === true;
  return {
    side,
    fog: state.fog,
    turns: state.turns,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    plots: state.plots.map((plot, i) => (over || i === side || plot === 0 ? plot : -1)),
    doors: open ? state.doors.slice() : know !== undefined ? know.doors.slice() : [],
    chars: state.chars.map(
      (char, i): CharView => ({
        square: shows[i] ? char.square : -1,
        ap: char.ap,
        stats: char.stats.slice(),
        wounded: char.wounded,
        spotted: char.spotted,
        cover: shows[i] ? char.cover : -2,
        order: over || charSide(i) === side || !state.fog ? char.order : -1,
        shots: char.shots,
      }),
    ),
    last: know === undefined ? [] : know.last.map((l) => ({ ...l })),
    acted: state.acted,
    active: state.active,
    apLeft: acting ? state.apLeft : -1,
    door: acting ? state.door : -2,
    wait: acting ? state.wait : -1,
    snapped: state.snapped,
    todo:
      side === -1 && state.fog
        ? []
        : state.todo
            .filter((t) => flags.live !== 'hidden' || t.kind !== 'react' || open || visible(state, t.char, side))
            .map((t) => ({ ...t })),
    asked: state.asked.map((count, seat) => (open || sideOf(seat) === side ? count : -1)),
    reason: state.reason,
  };
}

function determinize(v: View, seat: Seat, chance: { int(n: number): number }): State {
  const side = sideOf(seat);
  const foe = 1 - side;
  const over = v.phase === 'over';
  const fog = v.fog && !over;
  const chars = v.chars.map(
    (c): Char => ({
      square: c.square,
      ap: c.ap,
      stats: c.stats.slice(),
      wounded: c.wounded,
      spotted: c.spotted,
      cover: c.cover,
      order: c.order,
      shots: c.shots,
    }),
  );
  const last = v.last.map((l) => ({ ...l }));
  const fresh = () => ({
    doors: v.fog ? v.doors.slice() : DOORS.map(() => 0),
    last: v.chars.map(() => ({ square: -1, turn: 0 })),
  });
  const state: State = {
    fog: v.fog,
    turns: v.turns,
    seats: v.seats,
    phase: v.phase,
    turn: v.turn,
    plots: v.plots.map((plot) => (plot === -1 ? 1 + chance.int(2) : plot)),
    doors: v.doors.slice(),
    chars,
    knows: [fresh(), fresh()],
    acted: v.acted,
    active: v.active,
    apLeft: v.apLeft,
    door: v.door,
    wait: v.wait,
    snapped: v.snapped,
    todo: v.todo.map((t) => ({ ...t })),
    asked: v.asked.slice(),
    reason: v.reason,
  };
  (state.knows[side] as State['knows'][number]).last = last;
  if (!v.fog) return state;
  // What the others remember of us. Drawn first: `learn` writes over it, and the law's steering needs that it is right by then.
  const theirs = state.knows[foe] as State['knows'][number];
  if (!over) for (let door = 0; door < DOORS.length; door++) theirs.doors[door] = chance.int(2);
  for (const [i, l] of theirs.last.entries())
    if (charSide(i) === side) {
      l.square = chance.int(CELLS.length + 1) - 1;
      l.turn = chance.int(v.turn + 1);
    }
  // What my people see does not hang on the doors that they do not see.
  const at = new Array<boolean>(CELLS.length).fill(false);
  if (fog) for (const [i, s] of seen(state, side).entries()) at[i] = s;
  if (fog) {
    for (const [door, square] of DOORS.entries()) if (!at[square]) state.doors[door] = chance.int(2);
    for (const [i, char] of chars.entries()) {
      if (char.square === -1) {
        const free = FLOOR.filter(
          (square) =>
            (!at[square] || (CELLS[square] === 'd' && !char.spotted)) &&
            !opaque(state.doors, square) &&
            !chars.some((other, j) => other.square === square && alive(state, j)),
        );
        char.square = anyOf(free, chance);
        char.cover = anyOf([-1, ...FLOOR], chance);
      }
      if (char.order === -1) char.order = chance.int(3);
    }
    if (state.apLeft === -1) {
      state.apLeft = chance.int((chars[state.active]?.ap as number) + 1);
      state.door = chance.int(DOORS.length + 1) - 1;
      state.wait = state.door === -1 ? 0 : 1 + chance.int(3);
    }
    for (const [i, count] of state.asked.entries()) if (count === -1) state.asked[i] = chance.int(200);
  }
  if (over) (state.knows[side] as State['knows'][number]).doors = state.doors.slice();
  learn(state);
  return state;
}

export const game: GameDefinition<Options, State, Action, GameEvent, View> = {
  id: 'starship-slice',
  rules: 1,
  options,
  seats: () => ({ min: 3, max: 4, labels: ['crew', 'boarders', 'crew', 'boarders'] }),
  setup(seats, { fog, turns }, cx) {
    const places = START.map((squares) => squares.slice());
    const chars = Array.from({ length: CHARS }, (_, i): Char => {
      const free = places[charSide(i)] as number[];
      const [square] = free.splice(cx.chance.int(free.length), 1);
      return {
        square: square as number,
        ap: APS[i] as number,
        stats: [5 + cx.chance.int(4), 5 + cx.chance.int(4), 5 + cx.chance.int(4)],
        wounded: false,
        spotted: false,
        cover: -1,
        order: HOLD,
        shots: 0,
      };
    });
    const know = () => ({ doors: DOORS.map(() => 0), last: chars.map(() => ({ square: -1, turn: 0 })) });
    const state: State = {
      fog,
      turns,
      seats,
      phase: 'plots',
      turn: 1,
      plots: [0, 0],
      doors: DOORS.map((_, i) => i % 2),
      chars,
      knows: [know(), know()],
      acted: 0,
      active: -1,
      apLeft: 0,
      door: -1,
      wait: 0,
      snapped: 0,
      todo: [],
      asked: Array.from({ length: seats }, () => 0),
      reason: '',
    };
    learn(state);
    return state;
  },
  pending,
  legalActions,
  check,
  apply,
  outcome,
  clone,
  view,
  determinize,
  eventFor(event, observer) {
    const bit = observer === 'spectator' ? SPECTATORS : 1 << observer;
    return (event.to & bit) === 0 ? undefined : { ...event, to: 0 };
  },
  decodeAction(json) {
    if (!isRecord(json)) return undefined;
    const int = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
    switch (json.type) {
      case 'plot':
        return int(json.plot) ? { type: 'plot', plot: json.plot } : undefined;
      case 'step':
        return int(json.dir) ? { type: 'step', dir: json.dir } : undefined;
      case 'press':
        return int(json.door) ? { type: 'press', door: json.door } : undefined;
      case 'shoot':
        return int(json.target) && typeof json.aimed === 'boolean'
          ? { type: 'shoot', target: json.target, aimed: json.aimed }
          : undefined;
      case 'cover':
        return int(json.square) && int(json.order)
          ? { type: 'cover', square: json.square, order: json.order }
          : undefined;
      case 'end':
        return END;
      case 'react':
        return typeof json.fire === 'boolean' ? { type: 'react', fire: json.fire } : undefined;
      case 'wound':
        return int(json.stat) ? { type: 'wound', stat: json.stat } : undefined;
      case 'orders':
        return int(json.order) ? { type: 'orders', order: json.order } : undefined;
      default:
        return undefined;
    }
  },
  actionKey(action) {
    return Object.values(action).join(':');
  },
  timeoutAction(state, decision) {
    switch (decision.kind) {
      case 'plot':
        return PLOT[0] as Action;
      case 'react':
        return REACT[0] as Action;
      case 'wound': {
        const stats = state.chars[decision.subject as number]?.stats as number[];
        return WOUND[stats.indexOf(Math.max(...stats))] as Action;
      }
      case 'orders':
        return ORDERS[0] as Action;
      default:
        return END;
    }
  },
};
