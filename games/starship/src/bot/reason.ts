/**
 * Why an answer is worth considering, in a sentence for its player. Written from the view of the seat that is asked: so it is the same
 * sentence whatever is hidden from that seat.
 */
import type { Decision } from '@shutterbox/kernel';
import type { Action, ActionType } from '../answers.ts';
import { unpack } from '../combat/wound-results.ts';
import { skillName } from '../data/skills.ts';
import { canSee } from '../grid/sight.ts';
import { bodyOf, sheetOf, skillLevel } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { personName } from '../text/names.ts';
import type { State, View, Who } from '../types.ts';
import { view as viewOf } from '../view.ts';
import {
  attackReason,
  blastReason,
  coverReason,
  laneReason,
  reactReason,
  reloadReason,
  weaponReason,
} from './reason/arms.ts';
import { inSight, portalReason, stepReason, turnReason, wayReason } from './reason/moves.ts';

/** `who`: the character that the question is about. */
type Writer = (action: Action, view: View, who: Who) => string;

export function reason(state: State, { seat, subject }: Decision, action: Action): string {
  const view = viewOf(state, seat);
  return WRITERS[action.type](action, view, subject ?? (view.act.who === NONE ? 0 : view.act.who));
}

const FREE_HANDS = 'That leaves both hands free.';
const FUSE = 'An armed grenade goes off after 8 more AP, or at the end of the turn.';
const HOLE = 'A wall that gives way lets you see and walk through, and the air out.';

const WRITERS: Readonly<Record<ActionType, Writer>> = {
  quick: () => 'Everyone is armed and placed by what suits them.',
  reroll: ({ on }) => (on === 0 ? 'New characters might be weaker.' : 'You may roll again only once.'),
  table: () => 'The table decides what your people can learn.',
  skill: ({ on }, view, who) => skillReason(view, who, on),
  chamber: () => 'Rounds are fired in the order in which you load them.',
  wear: () => 'Armor decides what the others must throw to hit you.',
  side: () => 'Nobody learns your choice before all have chosen.',
  bid: () => 'The lower bid plays the stronger side.',
  plot: () => 'Nobody else knows who is in the plot until it shows.',
  grenadier: () => 'Only your own side knows who has the grenades.',
  papers: () => 'The other side cannot tell which you are.',
  keep: () => 'That is where someone has to fetch it later.',
  place: ({ on }, view, who) => placeReason(view, who, on),
  step: ({ on }, view, who) => stepReason(view, who, on),
  run: ({ on }, view, who) => stepReason(view, who, on),
  turn: ({ on }, view, who) => turnReason(view, who, on),
  push: ({ on }, view, who) => stepReason(view, who, on),
  steady: (_, view, who) => `Out of control, ${personName(view, who)} can neither attack nor react.`,
  sneak: (_, view, who) => `${personName(view, who)} is harder to hit by 3, and every move costs three times as much.`,
  haul: ({ on, how }, view, who) => `${stepReason(view, who, on).slice(0, -1)}, with ${personName(view, how)} along.`,
  work: ({ on }, view, who) => portalReason(view, who, on),
  force: () => 'A door that is forced no longer keeps anyone out.',
  jam: () => 'Nobody works it before that thing is taken away.',
  valves: () => 'Nobody sees or walks through a shut iris valve.',
  gravity: (_, { gravity }) =>
    gravity ? 'Without gravity people must pull themselves along.' : 'With gravity everyone can walk again.',
  climb: ({ on }, view, who) => wayReason(view, who, otherEnd(view, who, on)),
  ride: ({ on }, view, who) => wayReason(view, who, on),
  draw: ({ on }, view, who) => weaponReason(view, who, view.items[on]),
  produce: ({ on }, view, who) => weaponReason(view, who, view.plot.hidden[who]?.[on]),
  stow: () => FREE_HANDS,
  drop: () => FREE_HANDS,
  pick: () => 'A die decides what it costs: 1 to 6 AP.',
  take: () => 'Leaving it would cost 1 AP and bring nothing.',
  leave: (_, { act }) => `Leaving it costs 1 AP, taking it ${act.cost}.`,
  swear: () => 'After a failed try something else must come first, and this costs 1 AP.',
  reload: (_, view, who) => reloadReason(view, who),
  selector: () => 'Bursts hit more easily, and use up more rounds.',
  light: () => 'In the dark everyone is harder to hit.',
  bayonet: () => 'With a bayonet a rifle also serves next to an enemy.',
  attack: ({ on, how }, view, who) => attackReason(view, who, on, how),
  cover: (_, view, who) => coverReason(view, who),
  aim: ({ on }, view, who) => laneReason(view, who, on),
  mark: ({ on }, view, who) =>
    `${personName(view, who)} fires for no AP each time ${personName(view, on)} moves in front and in sight.`,
  arm: () => FUSE,
  toss: () => FUSE,
  lob: ({ on }, view, who) => blastReason(view, who, on),
  breach: () => HOLE,
  wall: () => HOLE,
  setUp: () => 'It fires only once it is set up.',
  power: (_, { power }) =>
    power ? 'Without power there is no gravity, and lifts stand still.' : 'With power the lifts run again.',
  revive: () => 'On a roll of 5 or less a sleeper dies, otherwise they act from the next turn on.',
  free: ({ on }, view) => `${personName(view, on)} can act again once free.`,
  first: ({ on }, view, who) => `${personName(view, who)} still acts later this turn, after ${personName(view, on)}.`,
  end: (_, view, who) => endReason(view, who),
  claim: ({ on }, view) => (view.act.who === NONE ? 'Nobody acts before.' : claimReason(view, on)),
  pass: (_, view, who) => `${personName(view, who)} still acts later this turn.`,
  react: ({ on, how }, view) => reactReason(view, on, how),
  hold: () => 'Holding back uses up neither a round nor strength.',
  bear: ({ on }, view, who) => woundReason(view, who, on),
  order: () => 'An order answers for you, so that you are not asked.',
};

function skillReason(view: View, who: Who, skill: number): string {
  const level = skillLevel(sheetOf(view, who), skill);
  return level === NONE
    ? `Without the skill, an attack with it needs 5 more on the dice.`
    : `That is ${skillName(skill)} at level ${level + 1}.`;
}

function placeReason(view: View, who: Who, at: Square): string {
  const plan = planOf(view);
  let seen = 0;
  for (let square = 0; square < plan.squares; square++) if (canSee(plan, view.open, at, square)) seen++;
  return `${personName(view, who)} sees ${seen === 1 ? 'only that square' : `${seen} squares`} from there.`;
}

function otherEnd(view: View, who: Who, way: number): Square {
  const { upper, lower } = planOf(view).ways[way] ?? { upper: NONE, lower: NONE };
  return bodyOf(view, who).at === lower ? upper : lower;
}

function endReason(view: View, who: Who): string {
  const { ap } = bodyOf(view, who);
  const [enemy] = inSight(view, who);
  const seen = enemy === undefined ? 'no enemy in sight' : `${personName(view, enemy)} in sight`;
  return `${personName(view, who)} has ${ap} AP left and ${seen}.`;
}

function claimReason(view: View, who: Who): string {
  return `${personName(view, who)} then acts before ${personName(view, view.act.who)}.`;
}

/** S-12.5. */
const FALLEN = ['', 'unconscious: one characteristic is', 'badly wounded: two characteristics are', 'dead: all are'];

function woundReason(view: View, who: Who, packed: number): string {
  const gone = unpack(packed).filter((left) => left === 0).length;
  const name = personName(view, who);
  return gone === 0 ? `No characteristic is at 0, so ${name} fights on.` : `${name} is ${FALLEN[gone]} at 0.`;
}
