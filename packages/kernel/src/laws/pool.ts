/** Actions by their type: rare ones get as much room as common ones. */
import type { Chance } from '../game.ts';
import { isRecord } from '../options.ts';

/** Actions kept of each type, for trying out elsewhere. */
const KEPT_A_TYPE = 40;

function typeOf(action: unknown): string {
  return isRecord(action) ? String(action.type) : '';
}

/** Chooses a listed type at random, then an action of that type. */
export function anyOfType<A>(legal: readonly A[], chance: Chance): A {
  const types = [...new Set(legal.map(typeOf))];
  const type = types[chance.int(types.length)];
  const some = legal.filter((action) => typeOf(action) === type);
  return some[chance.int(some.length)] as A;
}

export class Pool<A> {
  readonly actions: A[] = [];
  /** The indices of the actions of each type. */
  private readonly places = new Map<string, number[]>();

  keep(actions: readonly A[], chance: Chance): void {
    for (const action of actions) {
      const places = this.places.get(typeOf(action)) ?? [];
      this.places.set(typeOf(action), places);
      if (places.length < KEPT_A_TYPE) places.push(this.actions.push(action) - 1);
      else this.actions[places[chance.int(KEPT_A_TYPE)] as number] = action;
    }
  }
}
