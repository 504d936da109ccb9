/** When time is up, what the alarm is, and where people start: said in the status, in the list and in the briefing. */
import { count } from '@shutterbox/kernel';
import { isRoomOf } from '../scenario/room-of.ts';
import { castOf, scenarioOf, shipOf } from '../scenario/scenario.ts';
import type { Place } from '../scenario/types.ts';
import type { Options, Table, Who } from '../types.ts';

type OfOptions = Pick<Table, 'options'>;

/** What happens when the clock ends. */
export function clockLine(view: OfOptions): string {
  const { alarm, limit } = scenarioOf(view);
  return `Time is up ${count(limit, 'turn')} after the ${alarm.includes('sighted') ? 'alarm' : 'start'}. Then ${winsThen(view)}.`;
}

const LARGER_SHARE = 'the side with the larger share still standing wins';

function winsThen(view: OfOptions): string {
  const { atLimit, sides } = scenarioOf(view);
  switch (atLimit) {
    case 'bridge':
      return 'the side that holds the bridge alone wins';
    case 'share':
      return LARGER_SHARE;
    case 'jump':
      return `${winners(sides[0])} if the ship has jumped. If not, ${LARGER_SHARE}`;
    case 'first':
      return winners(sides[0]);
    case 'second':
      return winners(sides[1]);
  }
}

/** "the crew wins", "the pirates win". */
function winners(side: string): string {
  return `the ${side} ${isPlural(side) ? 'win' : 'wins'}`;
}

export function isPlural(side: string): boolean {
  return side.endsWith('s');
}

export function alarmLine(view: OfOptions): string {
  const { alarm, alarmAfter, sides } = scenarioOf(view);
  if (alarm.length === 0) return '';
  const caged = alarm.includes('sighted') ? `The ${sides[1]} start caged. ` : '';
  const latest = alarmAfter > 0 ? ` After turn ${alarmAfter} it goes off anyway.` : '';
  return `${caged}${frozenLine(view)} That raises the alarm.${latest}`;
}

/** S-14.4, S-14.24. */
export function frozenLine(view: OfOptions): string {
  const { alarm, sides } = scenarioOf(view);
  const causes = [
    alarm.includes('sighted') ? 'someone sees an escaped animal' : '',
    alarm.includes('attacked') ? 'one of them survives an attack awake' : '',
    alarm.includes('bridge') ? 'a passenger steps onto the bridge' : '',
  ];
  return `The ${sides[0]} can’t act until ${causes.filter((cause) => cause !== '').join(', or ')}.`;
}

/** "Drive room", for the first room that fits; of two ships locked together, the ship. */
export function roomName(view: OfOptions, place: Place): string {
  const { rooms } = shipOf(view.options);
  if (place.room === 'any' && place.ship !== undefined) return place.ship === 0 ? 'the trader' : 'the scout';
  return rooms.find((room) => isRoomOf(room, place))?.name ?? 'anywhere';
}

/** Where someone will start, before they are placed; '' where that is free. */
export function startRoom(view: { readonly options: Options }, who: Who): string {
  if (scenarioOf(view).placement === 'anywhere') return '';
  const place = castOf(view.options).flatMap(({ places }) => places)[who];
  return place === undefined ? '' : roomName(view, place);
}
