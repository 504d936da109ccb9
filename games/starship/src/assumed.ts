/** A view as a state, with default orders in place of unknown ones: for everything that does not depend on orders. */
import { stateOf } from './clone.ts';
import { fogAssumed } from './knowledge/assumed-fog.ts';
import { firstOrders } from './orders.ts';
import { NONE } from './plan/types.ts';
import { scenarioOf } from './scenario/scenario.ts';
import type { Body, Sheet, State, View } from './types.ts';

/** Views are never changed: each is asked about many times. */
const STATES = new WeakMap<View, State>();

export function assumed(view: View): State {
  const known = STATES.get(view);
  if (known !== undefined) return known;
  const scenario = scenarioOf(view);
  const state = stateOf(
    view,
    view.orders.map(
      (orders, who) =>
        orders ?? firstOrders(view.sheets[who] as Sheet, view.bodies[who] as Body, scenario, view.options),
    ),
    view.chosen.map((side, seat) => (side === NONE && view.sealed[seat] === true ? 0 : side)),
    view.plot,
    fogAssumed(view),
  );
  STATES.set(view, state);
  return state;
}
