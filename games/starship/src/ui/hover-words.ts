/** What a resting pointer is told of a square: who stands there and how, what lies there, and what a door beside it costs. */
import { capital, list } from '@shutterbox/kernel';
import type { Place } from '@shutterbox/ui/board';
import { assumed } from '../assumed.ts';
import { isOpen } from '../grid/step.ts';
import { forceCost, isWrecker } from '../move/force.ts';
import { whyOutside } from '../move/portals.ts';
import { isAnimal, occupant, seatOf } from '../people.ts';
import { NONE, type Portal, type PortalId, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { itemName, longName, portalKind } from '../text/names.ts';
import { SNEAKING_TIMES } from '../turn/spend.ts';
import type { View, Who } from '../types.ts';
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

/** S-6.3 to S-6.6: "hatch: 5 AP to open it", "sliding door: animals can’t open it". */
function portalWords(view: View, id: PortalId): string {
  const plan = planOf(view);
  const portal = plan.portals[id] as Portal;
  const name = portalKind(portal.kind);
  const barred = portal.outer ? whyOutside(assumed(view), plan, portal) : undefined;
  if (barred !== undefined)
    return `${name}: ${barred.code === 'outside' ? 'it stays shut' : 'it opens only while the inner one is shut'}`;
  const deed = isOpen(plan, view.open, id) ? 'shut' : 'open';
  const who = workerOf(view);
  if (who !== NONE && isAnimal(view, who)) return `${name}: ${animalWords(view, who, portal, deed)}`;
  // S-5.8.
  const times = view.act.sneaking && view.act.who === who ? SNEAKING_TIMES : 1;
  return `${name}: ${PRICES[portal.kind](times).replace('@', deed)}`;
}

/** Who would work it: the character who acts, on the observer's turn; otherwise anyone of theirs. */
function workerOf(view: View): Who {
  const { act, observer, sheets } = view;
  if (act.who !== NONE && (observer === 'spectator' || seatOf(view, act.who) === observer)) return act.who;
  const own = [...sheets.keys()].filter((who) => seatOf(view, who) === observer);
  return own.find((who) => !isAnimal(view, who)) ?? own[0] ?? NONE;
}

/** S-6.6, S-14.36. */
function animalWords(view: View, who: Who, { id, kind }: Portal, deed: string): string {
  const breaks = isWrecker(assumed(view), who) && deed === 'open' && (kind === 'door' || kind === 'iris');
  return breaks ? `${forceCost(assumed(view), id)} AP to try to force it` : `animals can’t ${deed} it`;
}

const stud = (times: number): string => `${times} AP to @ it, and it moves 3 AP later`;
const wholeTurn = (): string => 'a whole turn to @ it';
const PRICES: Readonly<Record<Portal['kind'], (times: number) => string>> = {
  door: stud,
  iris: stud,
  cargo: stud,
  lift: (times) => `${times} AP for the stud`,
  hatch: (times) => `${5 * times} AP to @ it`,
  plate: wholeTurn,
  bulkheadPlate: wholeTurn,
};
