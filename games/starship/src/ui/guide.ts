/**
 * Three first turns aboard the Wren. The seed lets the guard pick the carbine up for 2 AP, fells the first animal with one shot,
 * and has the second one come through covering fire, badly hurt. What happens then is up to the learner.
 */
import { defaultOptions } from '@shutterbox/kernel';
import { AT_CHOICE, AT_PRIMARY, atPlace, type Guide, type Pin } from '@shutterbox/ui/guide';
import { act, END, STEPS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { howOf, READY } from '../combat/means.ts';
import { FIRST_WATCH } from '../data/first-watch.ts';
import { OPTIONS } from '../options-read.ts';
import type { Square } from '../plan/types.ts';
import type { Options } from '../types.ts';
import { doorPlace, placeOf } from './places.ts';

const VIEW = { options: { ...defaultOptions(OPTIONS), ...FIRST_WATCH } };

const COLUMNS = 9;
/** Squares of the Wren, by column and row. */
function at(column: number, row: number): Square {
  return row * COLUMNS + column;
}

const LOCKER = at(2, 0);
const BEFORE_DOOR = at(4, 1);
const BEHIND_DOOR = at(5, 1);
const FIRST_CAGE = at(6, 0);
const SECOND_CAGE = at(6, 2);
const SHOWS_ITSELF = at(7, 1);
const STEPPED_BACK = at(3, 1);

const DOOR = 0;
const CARBINE = 0;
const [GUARD, FIRST_ANIMAL] = [0, 1] as const;
const [EAST, WEST] = [1, 3] as const;
const AIMED = howOf(READY, false, false);

function step(direction: number): Action {
  return STEPS[direction] ?? END;
}
const [NORTH_STEP, EAST_STEP, SOUTHEAST_STEP, WEST_STEP] = [step(0), step(2), step(3), step(6)] as const;

/** Squares are not elements, but those that may be pressed are marked. */
function atSquare(square: Square): Pin {
  return `[data-can="${placeOf(square, VIEW)}"]`;
}

/** A character stands there. */
function atPerson(square: Square): Pin {
  return atPlace(placeOf(square, VIEW));
}

export const guide: Guide<Options, Action> = {
  options: FIRST_WATCH,
  seats: 2,
  seed: 478,
  steps: [
    {
      kind: 'place',
      title: 'Two animals behind a door',
      text: 'You are the guard on a small ship. Two animals are loose in its hold. A side with nobody left standing has lost. Every turn, each of you acts once.',
      now: '',
      pins: [],
      answers: [],
    },
    {
      kind: 'place',
      title: 'Where you start',
      text: 'Your carbine lies in the locker {1}, so start there. You see and shoot only in the direction you face. In this lesson you look east, at the door; later you choose.',
      now: 'Press the square {1}.',
      pins: [atSquare(LOCKER)],
      answers: [act('place', LOCKER, EAST)],
      bots: [act('place', FIRST_CAGE, WEST), act('place', SECOND_CAGE, WEST)],
    },
    {
      kind: 'turn',
      title: 'Action points',
      text: 'Everything costs action points (AP). You have 14 a turn, the animals 15, and the one with the fewest acts first. Picking something up costs as many AP as a die shows.',
      now: 'Press Pick up {1}.',
      pins: [AT_CHOICE],
      answers: [act('pick', CARBINE)],
    },
    {
      kind: 'pick',
      title: 'Pay the die',
      text: 'The die shows 2. You could leave the carbine for 1 AP and try again later, but 2 is a good price.',
      now: 'Press the large button {1}.',
      pins: [AT_PRIMARY],
      answers: [act('take')],
    },
    {
      kind: 'turn',
      title: 'Walk',
      text: 'The number in a square is what it costs to go there. Inside the solid line you keep 8 AP, enough for an aimed shot. Inside the dashed line you keep 4, for a quick one.',
      now: 'Press the square before the door {1}. On a touch screen, press it twice.',
      pins: [atSquare(BEFORE_DOOR)],
      answers: [EAST_STEP, SOUTHEAST_STEP],
    },
    {
      kind: 'turn',
      title: 'Open the door',
      text: 'Animals cannot open doors, but you want a clear shot. The door takes 3 AP to slide open. Use that time to step back: going backward costs double, but you keep facing the door.',
      now: 'Press the door {1}, then the square behind you {2}.',
      pins: [atPlace(doorPlace(DOOR)), atSquare(STEPPED_BACK)],
      answers: [act('work', DOOR), WEST_STEP],
    },
    {
      kind: 'turn',
      title: 'End your turn',
      text: 'You lose the AP that you do not use. The door opens now, and then the animals act.',
      now: 'Press End turn {1}.',
      pins: [AT_CHOICE],
      answers: [END],
      bots: [SOUTHEAST_STEP, END, END],
    },
    {
      kind: 'turn',
      title: 'An aimed shot',
      text: 'An animal {1} has come into view. Press it once to see what you need on two dice, and why. The shot costs 8 AP.',
      now: 'Press the animal {1}, then the large button {2}.',
      pins: [atPerson(SHOWS_ITSELF), AT_PRIMARY],
      answers: [act('attack', FIRST_ANIMAL, AIMED)],
    },
    {
      kind: 'turn',
      title: 'One is down',
      text: 'A hit, and it falls. Wounds fill boxes: an animal has one row until it is out, and one more until it is dead. The other one is out of your sight, so you cannot shoot at it.',
      now: 'Press End turn {1}.',
      pins: [AT_CHOICE],
      answers: [END],
      bots: [WEST_STEP, END],
    },
    {
      kind: 'turn',
      title: 'Cover the doorway',
      text: 'The other animal hides beside the door. Do not go in: cover the doorway. It takes your whole turn; then you shoot at any enemy who comes into your line of fire, and you evade: they need 3 more to hit you.',
      now: 'Press Cover {1}.',
      pins: [AT_CHOICE],
      answers: [act('cover')],
    },
    {
      kind: 'aim',
      title: 'Choose the line',
      text: 'Your line of fire runs from you to the square that you choose. You will shoot by standing order, without being asked; press your figure in the order of action to change that.',
      now: 'Press the square behind the door {1}, then the large button {2}.',
      pins: [atSquare(BEHIND_DOOR), AT_PRIMARY],
      answers: [act('aim', BEHIND_DOOR)],
      bots: [NORTH_STEP, WEST_STEP, act('attack', GUARD, AIMED), END],
    },
    {
      kind: 'turn',
      title: 'Now it is your match',
      text: 'Your shot has hurt it badly, and it has struck back: 2 off your dexterity. At 0 you would fall. A carbine is poor at close range, so step back before you shoot. You win once both animals are down; after turn 12 the side with the larger share still standing wins.',
      now: '',
      pins: [],
      answers: [],
    },
  ],
};
