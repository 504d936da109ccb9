/** S-6.4, S-6.12, S-6.13: what keeps a portal from moving, what is on the move, and what has opened. */
import { NONE, type PortalId } from '../plan/types.ts';
import type { State } from '../types.ts';

/** The item that jams or blocks a portal, or NONE. */
export function jamOf({ items }: Pick<State, 'items'>, portal: PortalId): number {
  for (let item = 0; item < items.length; item++) if (items[item]?.portal === portal) return item;
  return NONE;
}

export function isMoving({ act: { waits } }: Pick<State, 'act'>, portal: PortalId): boolean {
  for (let i = 0; i < waits.length; i += 2) if (waits[i] === portal || waits[i] === ~portal) return true;
  return false;
}

/** S-13.4: people who cover may see someone new. */
export function opened({ react }: Pick<State, 'react'>, portal: PortalId): void {
  react.portal = portal;
  react.done = 0;
}

/** A portal that was moved by something else does not also arrive. */
export function stopWait({ act }: Pick<State, 'act'>, id: PortalId): void {
  for (let i = 0; i < act.waits.length; i += 2) {
    if (act.waits[i] !== id && act.waits[i] !== ~id) continue;
    act.waits = act.waits.toSpliced(i, 2);
    return;
  }
}
