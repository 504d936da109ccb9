/** What a match is about, in a few lines made from its scenario: the aim, the clock, who starts where, the alarm, the weapons. */
import { count, list } from '@shutterbox/kernel';
import { NONE } from '../plan/types.ts';
import { isRoomOf } from '../scenario/fit.ts';
import { castOf, scenarioOf, shipOf } from '../scenario/scenario.ts';
import type { Place, Role } from '../scenario/types.ts';
import type { Options, Side, Table, Who } from '../types.ts';
import { sideName } from './names.ts';

type OfOptions = Pick<Table, 'options'>;

/** `side` is NONE where it is still to be chosen. */
export function briefingLines(view: Table, side: Side): readonly string[] {
  const lines = [
    `${aimLine(view, side)} ${clockLine(view)}`,
    alarmLine(view),
    weaponsLine(view),
    startLine(view, side),
  ];
  return lines.filter((line) => line !== '');
}

function aimLine(view: Table, side: Side): string {
  if (side === NONE) return 'A side with nobody left standing loses.';
  const foes = 1 - side;
  const all = castOf(view.options).filter((row) => row.side === foes && FIGHTS.includes(row.role));
  const number = all.flatMap(({ places }) => places).length;
  const passengers = side === 0 && view.options.passengers ? ', and keep a passenger standing' : '';
  return `You play the ${sideName(view, side)}. Put all ${number} ${sideName(view, foes)} out of action${passengers}.`;
}

/** Whom a side cannot lose by. */
const FIGHTS: readonly Role[] = ['crew', 'captain', 'passenger', 'animal'];

/** What happens when the clock ends. */
export function clockLine(view: OfOptions): string {
  const { alarm, limit, atLimit } = scenarioOf(view);
  const wins =
    atLimit === 'bridge' ? 'the side that holds the bridge alone wins' : 'the side with the larger share standing wins';
  return `Time is up ${count(limit, 'turn')} after the ${alarm.includes('sighted') ? 'alarm' : 'start'}: then ${wins}.`;
}

export function alarmLine(view: OfOptions): string {
  const { alarm, alarmAfter, sides } = scenarioOf(view);
  if (!alarm.includes('sighted')) return '';
  const latest = alarmAfter > 0 ? ` After turn ${alarmAfter} it goes off anyway.` : '';
  return `The ${sides[1]} start caged. ${frozenLine(view)} That raises the alarm.${latest}`;
}

/** S-14.4. */
export function frozenLine(view: OfOptions): string {
  const { sides } = scenarioOf(view);
  return `The ${sides[0]} can’t act until someone sees an escaped animal.`;
}

function weaponsLine(view: OfOptions): string {
  return scenarioOf(view).weapons === 'locker'
    ? 'Weapons lie in the ship’s locker: fetch them there. Bars on the plan are clubs.'
    : 'Blades are worn. Other weapons lie where their owners keep them.';
}

function startLine(view: Table, side: Side): string {
  if (scenarioOf(view).placement === 'anywhere') return 'Both sides take turns to place their people.';
  if (side === NONE) return '';
  return `You start in: ${roomsOf(view, side)}. The ${sideName(view, 1 - side)}: ${roomsOf(view, 1 - side)}.`;
}

/** "Bridge (2), Drive room and Stateroom 4". */
function roomsOf(view: Table, side: Side): string {
  const places = castOf(view.options).flatMap((row) => (row.side === side ? row.places : []));
  const rooms = new Map<string, number>();
  for (const place of places) rooms.set(roomName(view, place), (rooms.get(roomName(view, place)) ?? 0) + 1);
  return list([...rooms].map(([name, people]) => (people === 1 ? name : `${name} (${people})`)));
}

/** "Drive room", for the first room that fits. */
function roomName(view: OfOptions, place: Place): string {
  return shipOf(view.options).rooms.find((room) => isRoomOf(room, place))?.name ?? 'anywhere';
}

/** Where someone will start, before they are placed; '' where that is free. */
export function startRoom(view: { readonly options: Options }, who: Who): string {
  if (scenarioOf(view).placement === 'anywhere') return '';
  const place = castOf(view.options).flatMap(({ places }) => places)[who];
  return place === undefined ? '' : roomName(view, place);
}
