/** What is asked, in words. */
import { type Decision, say, type Words, who } from '@shutterbox/kernel';
import { MOST_ROLLS } from '../dice.ts';
import type { DecisionKind, View } from '../types.ts';
import { terrainNames } from './words.ts';

const QUESTIONS: Readonly<Record<DecisionKind, readonly [mine: string, theirs: string]>> = {
  roll: ['Claim a route, roll again, or stop?', 'chooses whether to claim a route or roll again'],
  bonus: ['You earned the bonus. Which free tile do you claim?', 'chooses a bonus tile'],
  photo: ['Which photo do you take?', 'chooses a photo'],
};
const LAST_ROLL: readonly [mine: string, theirs: string] = [
  'That was your last roll. Which route do you claim?',
  'chooses a route to claim',
];

export function questionText({ seat, kind }: Decision, view: View): Words {
  const last = kind === 'roll' && view.rolls === MOST_ROLLS;
  const [mine, theirs] = last ? LAST_ROLL : QUESTIONS[kind as DecisionKind];
  if (seat !== view.observer) return say`${who(seat)} ${theirs}.`;
  return kind === 'roll' ? `${dice(view)} ${mine}` : mine;
}

/** "Roll 2 of 3: mountain, marsh, marsh and desert; bonus for routes of 3." */
function dice({ rolls, dice: rolled, bonus }: View): string {
  return `Roll ${rolls} of ${MOST_ROLLS}: ${terrainNames(rolled)}${bonus === 0 ? '' : `; bonus for routes of ${bonus}`}.`;
}
