/** In the fog (S-22.4): enemies out of sight are looked for where they were last seen, and then in the nearest squares that nobody sees. */
import { clone } from '../clone.ts';
import { range } from '../grid/range.ts';
import { hasSquare } from '../grid/vista.ts';
import { campOf } from '../knowledge/camp.ts';
import { areEnemies, bit, bodyOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Memory, State, Who } from '../types.ts';

/** A guess with the enemies where it is worth looking for them; another guess would put them somewhere else. */
export function imagined(state: State, who: Who): State {
  const memory = state.fog?.memories[campOf(state, who)];
  if (memory === undefined) return state;
  const unseen = unseenEnemies(state, memory, who);
  if (unseen.length === 0) return state;
  const copy = clone(state);
  const plan = planOf(state);
  for (const enemy of unseen)
    Object.assign(bodyOf(copy, enemy), standing(bodyOf(state, enemy), memory, enemy), { at: NONE });
  for (const enemy of unseen) bodyOf(copy, enemy).at = spotFor(copy, plan, memory, enemy, bodyOf(state, enemy).at);
  return copy;
}

function unseenEnemies(state: State, memory: Memory, who: Who): readonly Who[] {
  return state.bodies.flatMap((body, other) =>
    areEnemies(state, who, other) &&
    (memory.known & bit(other)) === 0 &&
    bodyOf(state, other).at !== NONE &&
    standing(body, memory, other).status === 'active'
      ? [other]
      : [],
  );
}

/** A guess may have let them fall where nobody saw it; a bot that counts on this would wait for a victory that is none. */
function standing(guessed: Body, { bodies }: Memory, enemy: Who): Body {
  const last = bodies[enemy];
  return guessed.status === 'active' || last?.status !== 'active' ? guessed : last;
}

/** Another deck counts as far. */
const OTHER_DECK = 1000;

function spotFor(state: State, plan: Plan, { seen, places }: Memory, enemy: Who, guessed: Square): Square {
  const last = places[enemy] === NONE ? guessed : (places[enemy] as Square);
  let best = guessed;
  let nearest = Number.POSITIVE_INFINITY;
  for (let square = 0; square < plan.squares; square++) {
    if (hasSquare(seen, square)) continue;
    const squares = range(plan, last, square);
    const far = squares === NONE ? OTHER_DECK : squares;
    if (far >= nearest || state.bodies.some(({ at, status }) => at === square && status === 'active')) continue;
    best = square;
    nearest = far;
  }
  return best;
}
