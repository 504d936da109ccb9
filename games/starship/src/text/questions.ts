/** What is asked. */
import { type Decision, list, say, who as seatName, type Words } from '@shutterbox/kernel';
import type { DecisionKind } from '../answers.ts';
import { bodyOf, itemOf } from '../people.ts';
import { unfilled, unkept } from '../setup/stages.ts';
import type { View, Who } from '../types.ts';
import { itemName, longName, personName, weaponName } from './names.ts';

type Asker = (view: View, who: Who) => string;

const QUESTIONS: Readonly<Record<DecisionKind, Asker>> = {
  reroll: () => 'Keep your characters, or roll them all again?',
  table: (view, who) => `Which skill table for ${personName(view, who)}, with ${view.sheets[who]?.count ?? 0} rolls?`,
  skill: (view, who) => `Which skill for ${personName(view, who)}?`,
  chamber: (view) => `Which rounds for the ${weaponName(itemOf(view, unfilled(view)).weapon)}?`,
  wear: (view, who) => `What does ${longName(view, who)} wear?`,
  side: () => 'Which side are you on? Nobody sees your choice until everyone has chosen.',
  bid: () =>
    'How many of 6 AP a turn do you need to play the stronger side? The rest goes to the other side. Nobody sees your bid before all are in.',
  plot: () => 'Which passengers are in the plot? Nobody else learns it.',
  grenadier: () => 'Who has the grenades?',
  papers: () => 'Are your people customs men, or pirates? Nobody else learns it.',
  keep: (view, who) => `Where does ${personName(view, who)} keep the ${itemName(view, unkept(view))}?`,
  place: (view, who) => `Where does ${longName(view, who)} start?`,
  turn: (view, who) => `What does ${longName(view, who)} do with ${bodyOf(view, who).ap} AP?`,
  claim: (view, who) => `Does ${personName(view, who)} go first?`,
  pick: (view) => `The ${itemName(view, view.act.picking)} costs ${view.act.cost} AP. Take it?`,
  aim: (view, who) => `What does ${personName(view, who)} cover?`,
  lob: (view, who) => `Where does ${personName(view, who)} throw the grenade?`,
  wall: (view, who) => `Which wall does ${personName(view, who)} fire at?`,
  react: () => 'Who attacks?',
  wound: (view, who) =>
    `${personName(view, who)} is hit for ${list(view.hurt.dice.map(String))}. Where do the wounds go?`,
  orders: () => 'Change the orders of your characters.',
};

/** Where the question speaks to its seat, others hear this. */
const OTHERS: Readonly<Record<string, string>> = {
  reroll: 'may roll all characters again.',
  side: 'chooses a side.',
  bid: 'makes a bid.',
  plot: 'chooses who is in the plot.',
  grenadier: 'chooses in secret who has the grenades.',
  papers: 'chooses in secret what the customs men are.',
  orders: 'may give orders.',
};

export function questionText({ kind, seat, subject = 0 }: Decision, view: View): Words {
  if (seat !== view.observer && kind in OTHERS) return say`${seatName(seat)} ${OTHERS[kind] ?? ''}`;
  const words = QUESTIONS[kind as DecisionKind](view, subject);
  return seat === view.observer ? words : say`${seatName(seat)}: ${words}`;
}
