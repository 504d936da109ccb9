/** The ships that scenarios are played on, alone, locked together or landed. Each plan is made once. */
import { BEOWULF } from './data/ships/beowulf.ts';
import { INTREPID } from './data/ships/intrepid.ts';
import { withSight } from './grid/sight.ts';
import { compilePlan } from './plan/compile.ts';
import { drawingOf } from './plan/document.ts';
import { landed } from './plan/ground.ts';
import { joined } from './plan/join.ts';
import type { Plan, PlanDocument, PlanDrawing } from './plan/types.ts';

/** Twenty squares lie between the cargo door and the returning crew, who start within sight of it. */
const FIELD = { depth: 23, margin: 3 } as const;

const DRAWINGS = {
  intrepid: () => drawingOf(INTREPID),
  beowulf: () => drawingOf(BEOWULF),
  /** The Intrepid above, so that both bows point the same way. */
  lockedTogether: () =>
    joined(
      'Beowulf and Intrepid',
      { ship: drawingOf(BEOWULF), lock: 'Port air lock' },
      { ship: drawingOf(INTREPID), lock: 'Air lock' },
    ),
  landedBeowulf: () => landed('Beowulf on the ground', drawingOf(BEOWULF), FIELD),
} as const satisfies Readonly<Record<string, () => PlanDrawing>>;

export type ShipId = keyof typeof DRAWINGS;

const plans = new Map<ShipId, Plan>();

export function planOfShip(ship: ShipId): Plan {
  const plan = plans.get(ship) ?? withSight(compilePlan(DRAWINGS[ship]()));
  plans.set(ship, plan);
  return plan;
}

/** Plans of players, by their text: a table of sight takes a moment to make, and every message of a match brings the document again. */
const MOST_DRAWN = 8;
const drawn = new Map<string, Plan>();

export function planOfDocument(document: PlanDocument): Plan {
  const key = JSON.stringify(document);
  const plan = drawn.get(key) ?? withSight(compilePlan(drawingOf(document)));
  drawn.delete(key);
  drawn.set(key, plan);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  return plan;
}
