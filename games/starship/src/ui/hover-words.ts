/** What a resting pointer is told of a square: who stands there and how, what lies there, and what a door beside it costs. */
import { capital, list } from '@shutterbox/kernel';
import type { Place } from '@shutterbox/ui/board';
import { isOpen } from '../grid/step.ts';
import { isAnimal, occupant } from '../people.ts';
import { NONE, type Portal, type PortalId, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { itemName, longName, portalKind } from '../text/names.ts';
import type { View } from '../types.ts';
import { takenWords } from './handling.ts';
import { evades, postureWords } from './people/looks.ts';
import { doorIn, squareIn } from './places.ts';

export function hoverWords(place: Place, view: View): string {
  const door = doorIn(place);
  if (door !== NONE) return `${capital(portalWords(view, door))}.`;
  const square = squareIn(place, view);
  if (square === NONE) return '';
  const lines = [personLine(view, square), thingsLine(view, square), portalsLine(view, square)];
  return lines.filter((line) => line !== '').join(' ');
}

/** Only where there is more to say than the counter shows. */
function personLine(view: View, square: Square): string {
  const who = occupant(view, square);
  if (who === NONE || (!evades(view, who) && view.bodies[who]?.cover === NONE)) return '';
  return `${longName(view, who)}: ${postureWords(view, who)}.`;
}

/** "On the floor: laser rifle and halberd." With the weight and the skill of who acts, where it is one thing. */
function thingsLine(view: View, square: Square): string {
  const things = [...view.items.keys()].filter((item) => isAt(view, item, square));
  if (things.length === 0) return '';
  const names = list(things.map((item) => itemName(view, item)));
  const { who } = view.act;
  const [only] = things;
  const one = things.length === 1 && only !== undefined && who !== NONE && !isAnimal(view, who);
  return `On the floor: ${names}${one ? ` (${takenWords(view, who, only)})` : ''}.`;
}

function isAt({ items }: View, item: number, square: Square): boolean {
  const { at, holder, portal } = items[item] ?? { at: NONE, holder: NONE, portal: NONE };
  return at === square && holder === NONE && portal === NONE;
}

function portalsLine(view: View, square: Square): string {
  const beside = planOf(view).portalsBeside[square] ?? [];
  return view.turn === 0 || view.act.aiming
    ? ''
    : beside.map((portal) => `${capital(portalWords(view, portal))}.`).join(' ');
}

/** S-6.3 to S-6.5: "Hatch: 5 AP to open", "sliding door: 1 AP to open, and 3 AP until it has". */
function portalWords(view: View, id: PortalId): string {
  const plan = planOf(view);
  const { kind, outer } = plan.portals[id] as Portal;
  if (outer) return `${portalKind(kind)}: it stays shut`;
  const deed = isOpen(plan, view.open, id) ? 'shut' : 'open';
  return `${portalKind(kind)}: ${PRICES[kind].replace('@', deed)}`;
}

const STUD = '1 AP to @ it, and it moves 3 AP later';
const PRICES: Readonly<Record<Portal['kind'], string>> = {
  door: STUD,
  iris: STUD,
  cargo: STUD,
  lift: '1 AP for the stud',
  hatch: '5 AP to @ it',
  plate: 'a whole turn to @ it',
  bulkheadPlate: 'a whole turn to @ it',
};
