/** S-20.6 to S-20.8: vacuum: who stays out of it, who lets it in, and who shuts it out. */
import type { Action } from '../answers.ts';
import { airless } from '../grid/pressure.ts';
import { isOpen } from '../grid/step.ts';
import { leadsOutside } from '../hull/air.ts';
import { isInVacuum, keepsAir } from '../hull/suits.ts';
import { areEnemies, bodyOf, isPresent } from '../people.ts';
import { type CompartmentId, NONE, type OpenPortals, type Plan, type Portal, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import type { Quest } from './quests.ts';
import { flip } from './scene.ts';
import { isFoe } from './targets.ts';

const FRIEND = -2;
const BYSTANDER = -0.5;
/** Half an enemy without a suit is reason enough. */
const ENOUGH = 0.5;
const FLIGHT_PULL = 12;

/** Shuts a door to space behind which friends cannot breathe; opens one where only enemies cannot. */
export function airDeed(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  if (scenarioOf(state).outside !== 'vacuum') return undefined;
  const plan = planOf(state);
  return legal.find(
    ({ type, on }) => type === 'work' && plan.portals[on]?.outer === true && gainOf(state, plan, who, on) >= ENOUGH,
  );
}

/** What working a portal to the outside would change. */
function gainOf(state: State, plan: Plan, who: Who, portal: number): number {
  const now = isOpen(plan, state.open, portal) ? state.airless : [];
  const after = airlessWith(state, plan, portal);
  let gain = 0;
  for (const [other, body] of state.bodies.entries()) {
    if (!isPresent(body) || staysSealed(state, other)) continue;
    const compartment = plan.compartment[body.at] as CompartmentId;
    const change = (after.includes(compartment) ? 1 : 0) - (now.includes(compartment) ? 1 : 0);
    gain += change * weightOf(state, who, other);
  }
  return gain;
}

/** S-16.9: a suit that has been opened holds until the turn is over, and then no more. */
function staysSealed(state: State, who: Who): boolean {
  return keepsAir(state, who) && bodyOf(state, who).pierced === 0;
}

/** Opening this portal would leave friends without air, or the character itself. */
export function suffocatesFriends(state: State, who: Who, portal: number): boolean {
  const plan = planOf(state);
  return (
    scenarioOf(state).outside === 'vacuum' &&
    plan.portals[portal]?.outer === true &&
    gainOf(state, plan, who, portal) < 0
  );
}

function weightOf(state: State, who: Who, other: Who): number {
  if (isFoe(state, who, other)) return 1;
  return areEnemies(state, who, other) ? BYSTANDER : FRIEND;
}

/** With power on, valves shut by themselves (S-20.7). */
function airlessWith(state: State, plan: Plan, portal: number): readonly CompartmentId[] {
  const masks = state.open.slice();
  flip(masks, plan, portal);
  if (state.power)
    for (const valve of plan.portals) if (shutsItself(plan, state.open, valve)) flip(masks, plan, valve.id);
  return airless(plan, masks, state.holes).flatMap((lost, id) => (lost ? [id] : []));
}

function shutsItself(plan: Plan, open: OpenPortals, valve: Portal): boolean {
  return valve.kind === 'iris' && isOpen(plan, open, valve.id) && !leadsOutside(plan, valve);
}

/** To the door that lets the vacuum in; where it came through a wall, to where there is air. */
export function flight(state: State, who: Who): Quest | undefined {
  if (state.airless.length === 0 || keepsAir(state, who) || !isInVacuum(state, who)) return undefined;
  const plan = planOf(state);
  const doors = plan.portals.flatMap(({ id, outer, beside }) => (outer && isOpen(plan, state.open, id) ? beside : []));
  const goals = doors.length > 0 ? doors : breathable(state, plan);
  return { goals: goals.filter((square) => square !== NONE), pull: FLIGHT_PULL };
}

function breathable({ airless: lost }: State, plan: Plan): readonly Square[] {
  return plan.rooms.flatMap(({ squares }) =>
    squares.filter((square) => !lost.includes(plan.compartment[square] as CompartmentId)),
  );
}
