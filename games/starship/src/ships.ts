/** The ships that scenarios are played on. */
import { BEOWULF } from './data/ships/beowulf.ts';
import { INTREPID } from './data/ships/intrepid.ts';
import { planOfDocument } from './plan/document.ts';
import type { Plan, PlanDocument } from './plan/types.ts';

export const SHIPS = { intrepid: INTREPID, beowulf: BEOWULF } as const satisfies Readonly<Record<string, PlanDocument>>;
export type ShipId = keyof typeof SHIPS;

export function planOfShip(ship: ShipId): Plan {
  return planOfDocument(SHIPS[ship]);
}
