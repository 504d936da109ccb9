/** Who is where, who sees what, what happens next. */
import type { Chance, Context, Seat } from '../../packages/kernel/src/index.ts';
import { CELLS, DOOR_AT, DOORS, FLOOR, look, los, RAYS, range, SIZE } from './plan.ts';
import { FIRE, type GameEvent, HOLD, type Mod, NEAR, SIDES, type State, type Task } from './types.ts';

export type Cx = Context<GameEvent>;
/** For breaking it on purpose. */
export const flags = { live: '' as '' | 'hidden' | 'open', draw: false, avoid: false, refusal: false };
export const SPECTATORS = 1 << 30;
export const sideOf = (seat: Seat): number => seat % SIDES;
export const charSide = (char: number): number => char % SIDES;
export const ownerOf = (seats: number, char: number): Seat => (char < seats ? char : char % SIDES);
export const captainOf = (side: number): Seat => side;
export const alive = (state: State, char: number): boolean =>
  (state.chars[char]?.stats as number[]).every((value) => value > 0);
export const firstId = 10; // 1 to 9: the standing questions on orders, one a character

export function seen(state: State, side: number): boolean[] {
  const out = new Array<boolean>(SIZE).fill(!state.fog);
  if (state.fog)
    state.chars.forEach((char, i) => {
      if (charSide(i) === side && alive(state, i)) look(state.doors, char.square, out);
    });
  return out;
}

export function visible(state: State, target: number, side: number, at = seen(state, side)): boolean {
  const char = state.chars[target] as State['chars'][number];
  return (
    !state.fog ||
    charSide(target) === side ||
    (at[char.square] === true && (CELLS[char.square] !== 'd' || char.spotted))
  );
}

export function seatsOf(state: State, side: number): number {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) if (sideOf(seat) === side) mask |= 1 << seat;
  return mask;
}
export const everyone = (state: State): number => ((1 << state.seats) - 1) | SPECTATORS;
/** Both sides; spectators of a fogged game only hear what everybody knows. */
export const bothSides = (state: State): number => ((1 << state.seats) - 1) | (state.fog ? 0 : SPECTATORS);

/** Brings both sides' knowledge up to date. */
export function learn(state: State): void {
  if (!state.fog) return;
  for (let side = 0; side < SIDES; side++) {
    const at = seen(state, side);
    const know = state.knows[side] as State['knows'][number];
    DOORS.forEach((square, door) => {
      if (at[square]) know.doors[door] = state.doors[door] as number;
    });
    for (let i = 0; i < state.chars.length; i++) {
      if (charSide(i) !== side && visible(state, i, side, at))
        know.last[i] = { square: state.chars[i]?.square as number, turn: state.turn };
    }
  }
}

interface Sight {
  seen: boolean[][];
  shown: boolean[][];
}
export function sight(state: State): Sight {
  const both = [seen(state, 0), seen(state, 1)];
  return { seen: both, shown: both.map((at, side) => state.chars.map((_, i) => visible(state, i, side, at))) };
}

/** After anything that changes sight: knowledge, events and undo barriers. `mover` -1: no step. */
export function changed(state: State, before: Sight, mover: number, from: number, cx: Cx): void {
  learn(state);
  const after = sight(state);
  for (let side = 0; side < SIDES; side++) {
    const to = seatsOf(state, side) | (state.fog ? 0 : SPECTATORS);
    for (let i = 0; i < state.chars.length; i++) {
      const square = state.chars[i]?.square as number;
      const was = before.shown[side]?.[i],
        is = after.shown[side]?.[i];
      if (i === mover && is && was) {
        if (state.fog || side === 0)
          cx.emit?.({ to: state.fog ? to : everyone(state), type: 'moved', char: i, from, square });
      } else if (is && !was) cx.emit?.({ to, type: 'appeared', char: i, square });
      else if (was && !is) cx.emit?.({ to, type: 'vanished', char: i, square: i === mover ? from : square });
      if (is && !was && i !== mover) cx.reveal('S65.sight', whose(state, side));
      // The other side gets to see the mover, who must not be able to tell: the reveal says to whom.
      if (is && !was && i === mover) cx.reveal('S65.seen', whose(state, side));
    }
    // Seeing nobody in a new square is knowledge too: whoever peeks round a corner cannot take it back.
    if (state.fog && after.seen[side]?.some((here, i) => here && !before.seen[side]?.[i]))
      cx.reveal('S65.sight', whose(state, side));
  }
}

const whose = (state: State, side: number): number[] =>
  Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => sideOf(seat) === side);

export function modifiers(state: State, shooter: number, target: number, aimed: boolean): Mod[] {
  const mods: Mod[] = [];
  if (!aimed) mods.push({ code: 'snap', value: -2, rule: 'S28' });
  if (range(state.chars[shooter]?.square as number, state.chars[target]?.square as number) > 3)
    mods.push({ code: 'range', value: -1, rule: 'S26' });
  if (state.chars[target]?.cover !== -1) mods.push({ code: 'evading', value: -3, rule: 'S30' });
  return mods;
}
export const NEED = 6;

export function attack(state: State, shooter: number, target: number, aimed: boolean, cx: Cx): void {
  const before = sight(state);
  const mods = modifiers(state, shooter, target, aimed);
  const dice = [1 + cx.chance.int(6), 1 + cx.chance.int(6)];
  const hit = (dice[0] as number) + (dice[1] as number) + mods.reduce((sum, { value }) => sum + value, 0) >= NEED;
  const wounds = hit ? [1 + cx.chance.int(6), 1 + cx.chance.int(6)] : [];
  const char = state.chars[shooter] as State['chars'][number];
  const victim = state.chars[target] as State['chars'][number];
  char.spotted = true;
  char.shots |= 1 << target;
  cx.reveal('S65.fire');
  cx.emit?.({ to: bothSides(state), type: 'shot', char: shooter, target, aimed, need: NEED, dice, mods, hit, wounds });
  if (hit && !victim.wounded) {
    victim.wounded = true;
    let stat = cx.chance.int(3);
    for (const die of wounds) {
      if (victim.stats[stat] === 0) stat = (stat + 1) % 3;
      victim.stats[stat] = Math.max(0, (victim.stats[stat] as number) - die);
    }
  } else if (hit) {
    state.todo.unshift(...wounds.map((die): Task => ({ kind: 'wound', char: target, die })));
  }
  fallen(state, target, cx);
  changed(state, before, -1, -1, cx);
}

export function fallen(state: State, char: number, cx: Cx): void {
  if (alive(state, char)) return;
  cx.emit?.({ to: bothSides(state), type: 'out', char });
  const it = state.chars[char] as State['chars'][number];
  it.cover = -1;
  it.spotted = true;
  it.order = HOLD;
  state.todo = state.todo.filter((task) => task.char !== char);
}

/** Reactions to the active character's entering his square: orders at once where unseen, a question where seen. */
export function react(state: State, cx: Cx): void {
  const mover = state.active;
  const queue: { task: Task; live: boolean }[] = [];
  for (let i = 0; i < state.chars.length; i++) {
    const char = state.chars[i] as State['chars'][number];
    const goal = state.chars[mover]?.square as number;
    if (
      charSide(i) === charSide(mover) ||
      !alive(state, i) ||
      !visible(state, mover, charSide(i)) ||
      !los(state.doors, char.square, goal)
    )
      continue;
    const lane =
      char.cover !== -1 &&
      (char.cover === goal || RAYS[char.square]?.[char.cover]?.includes(goal) === true) &&
      ((char.shots >> mover) & 1) === 0;
    const snap = range(char.square, goal) === 1 && ((state.snapped >> i) & 1) === 0;
    if (!lane && !snap) continue;
    queue.push({ task: { kind: 'react', char: i, aimed: lane }, live: visible(state, i, charSide(mover)) });
  }
  queue.sort(
    (a, b) =>
      (state.chars[b.task.char]?.ap as number) - (state.chars[a.task.char]?.ap as number) || a.task.char - b.task.char,
  );
  for (const { task, live } of queue) {
    // Nobody but the two sides may know that they see each other; `hidden` cannot say so, and the question is open to spectators.
    if (live || flags.live !== '') {
      state.todo.push(task);
      if (state.fog && live) cx.reveal('S65.react');
      continue;
    }
    if (flags.draw) cx.chance.int(6);
    const order = state.chars[task.char]?.order;
    const near = range(state.chars[task.char]?.square as number, state.chars[mover]?.square as number) <= 2;
    if (task.kind === 'react' && alive(state, mover) && (order === FIRE || (order === NEAR && near)))
      fireReaction(state, task, cx);
  }
}

export function fireReaction(state: State, task: Task & { kind: 'react' }, cx: Cx): void {
  if (!task.aimed) state.snapped |= 1 << task.char;
  attack(state, task.char, state.active, task.aimed, cx);
}

export function spend(state: State, ap: number, cx: Cx): void {
  state.apLeft -= ap;
  if (state.door === -1) return;
  state.wait -= ap;
  if (state.wait <= 0) swing(state, cx);
}

/** S16: the door changes. It does not close on somebody. */
export function swing(state: State, cx: Cx): void {
  const door = state.door;
  state.door = -1;
  state.wait = 0;
  if (state.doors[door] === 1 && state.chars.some(({ square }) => DOOR_AT[square] === door)) return;
  const before = sight(state);
  state.doors[door] = 1 - (state.doors[door] as number);
  const square = DOORS[door] as number;
  for (let side = 0; side < SIDES; side++) {
    if (before.seen[side]?.[square]) {
      cx.emit?.({
        to: seatsOf(state, side) | (state.fog ? 0 : SPECTATORS),
        type: 'door',
        door,
        open: state.doors[door] === 1,
      });
      cx.reveal('S65.door', whose(state, side));
    }
  }
  changed(state, before, -1, -1, cx);
}

/** Goes on to the next question and numbers it. */
export function proceed(state: State, cx: Cx): void {
  if (state.phase === 'plots') {
    if (state.plots.some((plot) => plot === 0)) return;
    state.phase = 'play';
  }
  for (;;) {
    const task = state.todo[0];
    if (task !== undefined) {
      if (task.kind === 'react' && (state.active === -1 || !alive(state, state.active) || !alive(state, task.char))) {
        state.todo.shift();
        continue;
      }
      return ask(state, ownerOf(state.seats, task.char));
    }
    if (state.active !== -1 && alive(state, state.active)) return ask(state, ownerOf(state.seats, state.active));
    if (state.active !== -1) endActivation(state, cx);
    if (finish(state, cx)) return;
    let next = -1;
    for (let i = 0; i < state.chars.length; i++) {
      if (((state.acted >> i) & 1) === 1 || !alive(state, i)) continue;
      if (next === -1 || (state.chars[i]?.ap as number) < (state.chars[next]?.ap as number)) next = i;
    }
    if (next === -1) {
      state.turn++;
      state.acted = 0;
      learn(state);
      cx.emit?.({ to: everyone(state), type: 'turn', turn: state.turn });
      continue;
    }
    const before = sight(state);
    const char = state.chars[next] as State['chars'][number];
    state.active = next;
    state.apLeft = char.ap;
    state.door = -1;
    state.wait = 0;
    state.snapped = 0;
    char.cover = -1;
    char.spotted = false;
    char.shots = 0;
    changed(state, before, -1, -1, cx);
  }
}

export function endActivation(state: State, cx: Cx): void {
  if (state.door !== -1) swing(state, cx);
  state.acted |= 1 << state.active;
  state.active = -1;
  state.apLeft = 0;
  state.snapped = 0;
}

const ask = (state: State, seat: Seat): void => {
  state.asked[seat] = (state.asked[seat] as number) + 1;
};

export function strength(state: State, side: number): number {
  return state.chars.filter((_, i) => charSide(i) === side && alive(state, i)).length;
}

function finish(state: State, cx: Cx): boolean {
  const out = strength(state, 0) === 0 || strength(state, 1) === 0;
  if (!out && state.turn <= state.turns) return false;
  state.phase = 'over';
  if (state.fog) for (const know of state.knows) know.doors = state.doors.slice();
  state.reason = out ? 'eliminated' : 'time';
  cx.emit?.({ to: everyone(state), type: 'plots', plots: [...state.plots] });
  cx.reveal('S63.end');
  return true;
}

export function anyOf<T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)] as T;
}
export { FLOOR };
