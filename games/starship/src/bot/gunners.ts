/** S-19.3, S-19.4: a machine gun is set up by two while nobody is near, and stays where it is. */
import type { Action } from '../answers.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { canSee } from '../grid/sight.ts';
import { areAdjacent } from '../grid/step.ts';
import { areEnemies, bodyOf, isAnimal, isPresent, itemOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Item, State, Who } from '../types.ts';
import { distancesFrom } from './field.ts';
import { foesFor } from './targets.ts';

/** Four turns take a while: enemies must be at least this many squares of way off. */
const FAR_OFF = 20;
/** With fewer turns left it is too late in the game. */
const LOADED = 1;

export function gunnerDeed(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  const setUp = legal.find(({ type }) => type === 'setUp');
  if (setUp !== undefined) return isSafe(state, who) ? setUp : undefined;
  const { ready } = bodyOf(state, who);
  if (ready !== NONE) return undefined;
  const draw = legal.find(({ type, on }) => type === 'draw' && isGun(itemOf(state, on)));
  return draw !== undefined && hasMate(state, who) && isSafe(state, who) ? draw : undefined;
}

/** Behind a gun that is set up: moving would take it down. */
export function isEmplaced(state: State, who: Who): boolean {
  const { ready } = bodyOf(state, who);
  return ready !== NONE && isGun(itemOf(state, ready)) && itemOf(state, ready).steps > 0;
}

function isGun({ weapon, broken, loaded }: Item): boolean {
  return (WEAPONS[weapon] as Weapon).setUp && !broken && loaded >= LOADED;
}

function hasMate(state: State, who: Who): boolean {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  return state.bodies.some(
    (body, other) =>
      other !== who &&
      isPresent(body) &&
      !areEnemies(state, who, other) &&
      !isAnimal(state, other) &&
      areAdjacent(plan, state.open, at, body.at),
  );
}

function isSafe(state: State, who: Who): boolean {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const field = distancesFrom(plan, state.open, true, at);
  return foesFor(state, who).every((foe) => {
    const there = bodyOf(state, foe).at;
    return (field[there] as number) >= FAR_OFF && !canSee(plan, state.open, at, there);
  });
}
