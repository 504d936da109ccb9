/** Rules that few matches need, explained in the first turn in which they matter. */
import type { Briefing, OwnQuestion } from '@shutterbox/ui';
import type { Action, ActionType } from '../answers.ts';
import { isIdle } from '../knowledge/secrets.ts';
import { sideOfSeat } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';

interface Moment extends Briefing {
  is(view: View, question: OwnQuestion<Action>): boolean;
}

const can =
  (type: ActionType): Moment['is'] =>
  (_, { legal }) =>
    legal.some(({ action }) => action.type === type);

function isBystander(view: View): boolean {
  return view.act.who !== NONE && isIdle(view, view.act.who);
}

const MOMENTS: readonly Moment[] = [
  {
    about: 'fog',
    title: 'Fog of war',
    text: 'You see only what your own people see. A dashed counter stands where someone was last seen, with the turn. Nobody asks you anything in the others’ turns, so give your orders beforehand.',
    rule: 'S-22.1',
    is: ({ sight }) => sight !== null,
  },
  {
    about: 'hidden plot',
    title: 'Anyone may be a hijacker',
    text: 'Nobody knows who is in the plot until they do something. A passenger who moves, opens a door or draws a weapon is one of them.',
    rule: 'S-14.22',
    is: (view, { seat }) => scenarioOf(view).plot !== null && sideOfSeat(view, seat) === 0,
  },
  {
    about: 'own plot',
    title: 'Nobody suspects you yet',
    text: 'A hijacker passes for a passenger until they do anything but end their turn. The crew cannot act before the alarm, so get into position first.',
    rule: 'S-17.4',
    is: (view, { seat }) => scenarioOf(view).plot !== null && sideOfSeat(view, seat) === 1 && !isBystander(view),
  },
  {
    about: 'bystander',
    title: 'Not in the plot',
    text: 'This passenger knows nothing of your plan, and does nothing. You can only end their turn.',
    rule: 'S-14.23',
    is: isBystander,
  },
  {
    about: 'customs men',
    title: 'Customs men or pirates?',
    text: 'If they are customs men, you lose as soon as you attack one, or let one see a gun in your hand or a weapon too large to wear. If they are pirates, they only wait for their chance.',
    rule: 'S-14.30',
    is: (view, { seat }) => scenarioOf(view).papers && sideOfSeat(view, seat) === 0,
  },
  {
    about: 'vacuum',
    title: 'No air in there',
    text: 'Everyone in a dotted room takes 2 dice of wounds at the beginning of each turn. Sealed suits protect, until a hit damages them. A shut valve, hatch or bulkhead keeps the air in.',
    rule: 'S-20.8',
    is: ({ airless }) => airless.length > 0,
  },
  {
    about: 'zero-G',
    title: 'No gravity',
    text: 'Nobody walks. Move along a wall for 4 AP a square, or push off for 3 AP and drift one square for every 2 AP you spend. After an attack, and where a drift ends, you roll to keep control.',
    rule: 'S-21.4',
    is: ({ gravity }) => !gravity,
  },
  {
    about: 'grenade',
    title: 'A grenade',
    text: 'Arm it for 2 AP and throw it for 4, in the same turn: an armed grenade that you keep goes off in your hand. It hits everyone in its square, and perhaps those next to it, friends too.',
    rule: 'S-18.9',
    is: can('arm'),
  },
  {
    about: 'machine gun',
    title: 'A machine gun is set up',
    text: 'You and a friend next to you both give it four whole turns in a row. Then you can fire it, as long as you stay where you are.',
    rule: 'S-19.3',
    is: can('setUp'),
  },
];

export function moments(view: View, question: OwnQuestion<Action>): readonly Briefing[] {
  return question.kind === 'turn' ? MOMENTS.filter(({ is }) => is(view, question)) : [];
}
