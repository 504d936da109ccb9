/** Written from the rules (S63, S65), not from `view`: who could not know what. */
import type { Chance, Observer } from '../../packages/kernel/src/index.ts';
import type { Secret } from '../../packages/kernel/src/laws/index.ts';
import { alive, charSide, sideOf } from './core.ts';
import { CELLS, DOORS, FLOOR, look, opaque, SIZE } from './plan.ts';
import type { State } from './types.ts';

/** The squares that an observer's people have in line of sight; a spectator has nobody. */
function eyes(state: State, observer: Observer): boolean[] {
  const out = new Array<boolean>(SIZE).fill(false);
  if (observer !== 'spectator')
    state.chars.forEach((c, i) => {
      if (charSide(i) === sideOf(observer) && alive(state, i)) look(state.doors, c.square, out);
    });
  return out;
}
function hiddenFoes(state: State, observer: Observer): number[] {
  if (!state.fog || state.phase === 'over') return [];
  const at = eyes(state, observer);
  return state.chars.flatMap((c, i) => {
    if (observer !== 'spectator' && charSide(i) === sideOf(observer)) return [];
    return at[c.square] && (CELLS[c.square] !== 'd' || c.spotted) ? [] : [i];
  });
}
const pick = <T>(items: readonly T[], chance: Chance): T | undefined =>
  items.length === 0 ? undefined : items[chance.int(items.length)];
const SHOWN = ['S65.sight', 'S65.seen', 'S65.fire', 'S65.bump', 'S65.door', 'S65.react', 'S63.end'];

export const secrets: Secret<State>[] = [
  {
    rule: 'S65.position',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      const foe = pick(hiddenFoes(state, observer), chance);
      if (foe === undefined) return;
      const c = state.chars[foe] as State['chars'][number];
      const at = eyes(state, observer);
      const free = FLOOR.filter(
        (square) =>
          (!at[square] || (CELLS[square] === 'd' && !c.spotted)) &&
          !opaque(state.doors, square) &&
          !state.chars.some((other) => other.square === square),
      );
      c.square = pick(free, chance) ?? c.square;
    },
  },
  {
    rule: 'S65.orders',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      if (!state.fog || state.phase === 'over') return;
      const foe = pick(
        state.chars.flatMap((_, i) => (observer !== 'spectator' && charSide(i) === sideOf(observer) ? [] : [i])),
        chance,
      );
      if (foe !== undefined && alive(state, foe)) (state.chars[foe] as State['chars'][number]).order = chance.int(3);
    },
  },
  {
    rule: 'S65.cover',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      const foe = pick(hiddenFoes(state, observer), chance);
      if (foe !== undefined && alive(state, foe))
        (state.chars[foe] as State['chars'][number]).cover = chance.int(2) === 0 ? -1 : (pick(FLOOR, chance) as number);
    },
  },
  {
    rule: 'S65.doors',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      if (!state.fog || state.phase === 'over') return;
      const at = eyes(state, observer);
      const door = pick(
        DOORS.flatMap((square, i) => (at[square] || state.chars.some((c) => c.square === square) ? [] : [i])),
        chance,
      );
      if (door !== undefined) state.doors[door] = 1 - (state.doors[door] as number);
    },
  },
  {
    rule: 'S65.activity',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      if (!hiddenFoes(state, observer).includes(state.active)) return;
      state.apLeft = chance.int((state.chars[state.active]?.ap as number) + 1);
      const seat = state.seats > state.active ? state.active : state.active % 2;
      if (chance.int(2) === 0) state.asked[seat] = (state.asked[seat] as number) + 1 + chance.int(3);
    },
  },
  {
    rule: 'S65.memory',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      if (!state.fog || state.phase === 'over') return;
      const side = observer === 'spectator' ? chance.int(2) : 1 - sideOf(observer);
      const last = pick(state.knows[side]?.last.filter((_, i) => charSide(i) !== side) ?? [], chance);
      if (last !== undefined) last.square = pick(FLOOR, chance) as number;
    },
  },
  {
    rule: 'S65.asked',
    disclosedBy: SHOWN,
    perturb(state, observer, chance) {
      if (!state.fog || state.phase !== 'play') return;
      const others = state.asked.flatMap((_, seat) =>
        observer !== 'spectator' && sideOf(seat) === sideOf(observer) ? [] : [seat],
      );
      const seat = pick(others, chance);
      if (seat !== undefined) state.asked[seat] = (state.asked[seat] as number) + 1 + chance.int(3);
    },
  },
  {
    rule: 'S63.plot',
    disclosedBy: ['S63.end'],
    perturb(state, observer, chance) {
      if (state.phase === 'over') return;
      const side = observer === 'spectator' ? chance.int(2) : 1 - sideOf(observer);
      if (state.plots[side] !== 0) state.plots[side] = 3 - (state.plots[side] as number);
    },
  },
];
