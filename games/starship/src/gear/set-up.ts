/** S-19.3, S-19.4: a machine gun is set up by two. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { areAdjacent } from '../grid/step.ts';
import { areEnemies, bodyOf, changeItem, isAnimal, isPresent, itemOf, weaponOf } from '../people.ts';
import { NONE, type Plan } from '../plan/types.ts';
import { ANIMALS_CANNOT, FULL, NO_CREW, NOT_WHOLE_TURN, ON_LADDER } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { isFresh, spend } from '../turn/spend.ts';
import type { ItemId, State, Table, Who } from '../types.ts';

const TURNS = 4;

/** Who holds it ready, or NONE. */
function gunnerOf(state: Table, item: ItemId): Who {
  const { holder } = state.items[item] ?? { holder: NONE };
  return holder !== NONE && bodyOf(state, holder).ready === item ? holder : NONE;
}

/** Two friends next to each other. */
function areMates(state: Table, plan: Plan, a: Who, b: Who): boolean {
  const one = bodyOf(state, a);
  const other = bodyOf(state, b);
  if (a === b || areEnemies(state, a, b) || isAnimal(state, b) || !isPresent(one) || !isPresent(other)) return false;
  return areAdjacent(plan, state.open, one.at, other.at);
}

export function whySetUp(state: Table, who: Who, item: ItemId): Rejection | undefined {
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  const gunner = gunnerOf(state, item);
  if (gunner === NONE || !weaponOf(state, item).setUp) return NO_CREW;
  if (bodyOf(state, who).ladder) return ON_LADDER;
  const plan = planOf(state);
  const crewed =
    who === gunner
      ? state.bodies.some((_, mate) => areMates(state, plan, gunner, mate))
      : areMates(state, plan, gunner, who);
  if (!crewed) return NO_CREW;
  if (itemOf(state, item).steps > 0) return FULL;
  return isFresh(state) && !state.act.sneaking ? undefined : NOT_WHOLE_TURN;
}

/** Done when both of a pair have given it four turns in a row. */
export function setUp(state: State, who: Who, item: ItemId, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  const turns = body.serving === item ? body.reloading + 1 : 1;
  spend(state, who, body.ap);
  body.reloading = turns;
  body.serving = item;
  const done = isServed(state, who, item);
  if (done) changeItem(state, item, { steps: 1 });
  cx.emit?.({ type: 'gear', who, item, deed: done ? 'placed' : 'placing' });
}

function isServed(state: State, who: Who, item: ItemId): boolean {
  const plan = planOf(state);
  const gunner = gunnerOf(state, item);
  const hasGiven = (each: Who) => bodyOf(state, each).serving === item && bodyOf(state, each).reloading >= TURNS;
  if (!hasGiven(gunner) || !hasGiven(who)) return false;
  return state.bodies.some(
    (_, mate) => hasGiven(mate) && areMates(state, plan, gunner, mate) && (mate === who || gunner === who),
  );
}

/** S-19.4: you take it down when you move. */
export function takeDown(state: State, item: ItemId): void {
  if (itemOf(state, item).steps > 0 && weaponOf(state, item).setUp) changeItem(state, item, { steps: 0 });
}
