/** What you can do, in words: a name that no other answer to the same question has, and what it costs. */

import { list } from '@shutterbox/kernel';
import type { Action, ActionType } from '../answers.ts';
import { isHolding, isSnap, isWeakened, meansOf, profileUsed, THROW, weaponUsed } from '../combat/means.ts';
import { neededThrow } from '../combat/reasons.ts';
import { attackCost } from '../combat/target.ts';
import { unpack } from '../combat/wound-results.ts';
import { ARMORS } from '../data/armors.ts';
import { skillName } from '../data/skills.ts';
import { REFILL } from '../gear/reload.ts';
import { isOpen, stepTo } from '../grid/step.ts';
import { veilOf } from '../knowledge/veil.ts';
import { changeOf } from '../orders.ts';
import { bodyOf } from '../people.ts';
import { type Direction, NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { type Item, LEGITIMATE, type View, type Who } from '../types.ts';
import { alsoHitWords, landingWords, reactionWords, wallWords } from './also-hit.ts';
import {
  ammoName,
  armsName,
  directionName,
  facingName,
  hiddenName,
  itemName,
  longName,
  personName,
  portalName,
  sideName,
  squareName,
  wallName,
} from './names.ts';
import { orderWords } from './orders.ts';

type Writer = (action: Action, view: View) => string;

export function actionText(action: Action, view: View): string {
  return WRITERS[action.type](action, view);
}

function actor({ act, pending }: View): Who {
  return act.who === NONE ? (pending[0]?.subject ?? 0) : act.who;
}

const WRITERS: Readonly<Record<ActionType, Writer>> = {
  quick: () => 'Quick start: choose the rest for me',
  reroll: ({ on }) => (on === 0 ? 'Keep these characters' : 'Roll all your characters again'),
  table: ({ on }) =>
    on === 0
      ? 'First skill table: blades, bows, pistols, sporting arms'
      : 'Second skill table: pistols, military arms, energy weapons',
  skill: ({ on }) => `Learn ${skillName(on)}`,
  chamber: ({ on }) => `Load ${ammoName(on)}`,
  wear: ({ on }) => `Wear ${ARMORS[on]?.name.toLowerCase() ?? 'nothing'}`,
  side: ({ on }, view) => `Join the ${sideName(view, on)}`,
  bid: ({ on }) => (on === 0 ? 'Bid nothing' : `Bid ${on} AP`),
  plot: ({ on }, view) => `In the plot: ${list(namesOf(view, on))}`,
  grenadier: ({ on }, view) => `${personName(view, on)} has the grenades`,
  papers: ({ on }) => (on === LEGITIMATE ? 'Be what you seem: customs men' : 'Be pirates'),
  keep: ({ on }) => (on === 0 ? 'Keep it in the stateroom' : "Keep it in the ship's locker"),
  place: ({ on, how }, view) => `Start at ${squareName(view, on)}, facing ${facingName(how)}`,
  step: ({ on }, view) => `${view.gravity ? 'Step' : 'Pull yourself'} ${directionName(on)}${destination(on, view)}`,
  run: ({ on }, view) => `Run ${directionName(on)}${destination(on, view)}`,
  turn: ({ on }) => `Turn ${facingName(on)}`,
  push: ({ on }) => `Push off and drift ${directionName(on)}`,
  steady: () => 'Steady yourself',
  sneak: () => 'Sneak this turn',
  haul: ({ on, how }, view) => `Carry ${personName(view, how)} ${directionName(on)}`,
  work: ({ on }, view) => `${isOpen(planOf(view), view.open, on) ? 'Shut' : 'Open'} ${portalName(view, on)}`,
  force: ({ on }, view) => `Force ${portalName(view, on)}`,
  jam: ({ on, how }, view) => `Jam the ${itemName(view, how)} into ${portalName(view, on)}`,
  valves: () => 'Shut all iris valves',
  gravity: (_, view) => `Switch the gravity ${view.gravity ? 'off' : 'on'}`,
  climb: ({ on }, view) => climbText(on, view),
  ride: ({ on }, view) => `Ride to ${squareName(view, on)}`,
  draw: ({ on }, view) => `Draw the ${itemName(view, on)}`,
  produce: ({ on }, view) => `Bring out the ${hiddenName(view, actor(view), on)}`,
  stow: ({ on }, view) => `Put away the ${itemName(view, on)}`,
  drop: ({ on }, view) => `Drop the ${itemName(view, on)}`,
  pick: ({ on }, view) => `Reach for the ${itemName(view, on)}`,
  take: ({ on: _ }, view) => `Take the ${itemName(view, view.act.picking)} for ${view.act.cost} AP`,
  leave: (_, view) => `Leave the ${itemName(view, view.act.picking)}`,
  swear: () => 'Swear',
  reload: ({ on }) => (on === REFILL ? 'Put a bolt into the magazine' : `Reload (${ammoName(on)})`),
  selector: (_, view) => `Switch to ${readyItem(view)?.auto === true ? 'single rounds' : 'bursts'}`,
  light: (_, view) => `Turn the light ${isDark(view) ? 'on' : 'off'}`,
  bayonet: (_, view) => (readyItem(view)?.bayonet === 1 ? 'Take the bayonet off' : 'Fix the bayonet'),
  attack: attackText,
  cover: () => 'Cover (takes the whole turn)',
  aim: ({ on }, view) => `Cover ${squareName(view, on)}`,
  mark: ({ on }, view) => `Cover ${longName(view, on)}`,
  arm: () => 'Arm the grenade',
  toss: ({ how }) => (how > 0 ? 'Throw the grenade, holding on' : 'Throw the grenade'),
  lob: ({ on }, view) => `Throw it to ${squareName(view, on)}${landingWords(view, actor(view), on)}`,
  breach: () => 'Fire at a wall',
  wall: ({ on, how }, view) => `Fire at ${wallName(view, on * 4 + how)}${wallWords(view, actor(view), on * 4 + how)}`,
  setUp: ({ on }, view) => `Set up the ${itemName(view, on)} (takes the whole turn)`,
  power: (_, view) => `Switch the ship's power ${view.power ? 'off' : 'on'}`,
  revive: ({ on }, view) => `Revive ${personName(view, on)}`,
  free: ({ on }, view) => `Free ${personName(view, on)}`,
  first: ({ on }, view) => `Let ${personName(view, on)} go first`,
  end: (_, view) => `End ${personName(view, actor(view))}'s turn`,
  claim: ({ on }, view) => `${personName(view, on)} goes first`,
  pass: () => 'Keep your place',
  react: ({ on, how }, view) =>
    `${personName(view, on)} attacks ${withWhat(on, how, view)}${reactionWords(view, on, how)}`,
  hold: () => 'Hold back',
  bear: ({ on }) => bearText(on),
  order: ({ on, how }, view) => `${personName(view, on)}: ${orderWords(changeOf(how, view.sheets.length) ?? {}, view)}`,
};

/** Those whom the bits of a plot name, of all who may be in it. */
function namesOf(view: View, bits: number): readonly string[] {
  const { plotting } = veilOf(view);
  const all = view.sheets.flatMap(({ role }, who) => (role === plotting ? [who] : []));
  return all.filter((_, i) => ((bits >> i) & 1) === 1).map((who) => personName(view, who));
}

function readyItem(view: View): Item | undefined {
  return view.items[bodyOf(view, actor(view)).ready];
}

function isDark(view: View): boolean {
  return view.dark.includes(planOf(view).room[bodyOf(view, actor(view)).at] as number);
}

function destination(direction: number, view: View): string {
  const plan = planOf(view);
  const to = stepTo(plan, view.open, bodyOf(view, actor(view)).at, direction as Direction);
  return to === NONE ? '' : ` to ${squareName(view, to)}`;
}

function climbText(way: number, view: View): string {
  const { upper, lower } = planOf(view).ways[way] ?? { upper: NONE, lower: NONE };
  return bodyOf(view, actor(view)).at === lower
    ? `Climb up to ${squareName(view, upper)}`
    : `Climb down to ${squareName(view, lower)}`;
}

function withWhat(who: Who, how: number, view: View): string {
  const means = meansOf(how);
  const weapon = weaponUsed(view, who, means);
  const words = weapon === NONE ? 'nothing' : armsName(view, who, weapon, how);
  const manner = [
    means === THROW && 'thrown',
    isWeakened(how) && 'weakened',
    !isSnap(how) && 'aimed',
    isHolding(how) && 'holding on',
  ];
  return ['with '.concat(words), ...manner.filter((each) => each !== false)].join(', ');
}

/** What it takes, as the table shows it: "Attack on Animal 3 with the revolver, aimed: 8 AP, 7+". */
function attackText({ on, how }: Action, view: View): string {
  const who = actor(view);
  const needed = neededThrow(view, who, on, how, profileUsed(view, who, meansOf(how)));
  return `${isSnap(how) ? 'Snap attack' : 'Attack'} on ${longName(view, on)} ${withWhat(who, how, view)}${alsoHitWords(view, who, on, how)}: ${attackCost(view, who, how)} AP, ${needed}+`;
}

function bearText(packed: number): string {
  const [str, dex, end] = unpack(packed);
  return `Keep strength ${str}, dexterity ${dex}, endurance ${end}`;
}
