/** What is asked, in a title and a line. */
import { capital, count } from '@shutterbox/kernel';
import type { Prompt } from '@shutterbox/ui';
import type { DecisionKind } from '../answers.ts';
import { assumed } from '../assumed.ts';
import { provoker } from '../combat/reactions.ts';
import { isIdle } from '../knowledge/secrets.ts';
import { bodyOf, itemOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { roundsToChoose, unfilled, unkept } from '../setup/stages.ts';
import { frozenLine, isPlural } from '../text/clock.ts';
import { bodyWords, itemName, longName, personName } from '../text/names.ts';
import type { View, Who } from '../types.ts';
import { hasWon } from './decided.ts';
import { ApBar } from './dock/ap-bar.tsx';
import { takenWords } from './handling.ts';
import { isAiming, kindOf, type ShipQuestion, type ShipRoom } from './kit.ts';

const EYEBROWS: Readonly<Record<DecisionKind, string>> = {
  reroll: 'Set-up',
  table: 'Set-up',
  skill: 'Set-up',
  chamber: 'Set-up',
  wear: 'Set-up',
  side: 'Set-up, in secret',
  bid: 'Set-up, in secret',
  plot: 'Set-up, in secret',
  grenadier: 'Set-up, in secret',
  papers: 'Set-up, in secret',
  keep: 'Set-up',
  place: 'Set-up',
  turn: 'Your decision',
  claim: 'Going first',
  pick: 'Picking up',
  aim: 'Covering',
  lob: 'Throwing',
  wall: 'Firing at a wall',
  react: 'Reaction',
  wound: 'Wounds',
  orders: 'Standing orders',
};

export function prompt(room: ShipRoom, question: ShipQuestion): Prompt {
  const kind = kindOf(question);
  const { view } = room;
  const who = question.subject ?? NONE;
  const acts = kind === 'turn' || kind === 'pick' || isAiming(kind);
  return {
    eyebrow: acts ? longName(view, who) : kind === 'react' ? stoppedWords(view) : EYEBROWS[kind],
    title: TITLES[kind](view, who),
    hint: kind === 'turn' ? <ApBar room={room} who={who} /> : HINTS[kind](view, who),
  };
}

/** In the other side's turn, at the step that caused it. */
function stoppedWords(view: View): string {
  const { who } = view.act;
  return who === NONE ? EYEBROWS.react : `${personName(view, who)}’s turn, paused`;
}

type Writer = (view: View, who: Who) => string;

const TITLES: Readonly<Record<DecisionKind, Writer>> = {
  reroll: () => 'Keep your characters?',
  table: (view, who) => `A skill table for ${personName(view, who)}`,
  skill: (view, who) => `Choose ${personName(view, who)}’s next skill`,
  chamber: (view) => `Load the ${itemName(view, unfilled(view))}`,
  wear: (view, who) => `What does ${longName(view, who)} wear?`,
  side: () => 'Which side are you on?',
  bid: () => 'Bid for the stronger side',
  plot: () => 'Who is in the plot?',
  grenadier: () => 'Who has the grenades?',
  papers: () => 'What are your people?',
  keep: (view) => `Where is the ${itemName(view, unkept(view))} kept?`,
  place: (view, who) => `Where does ${longName(view, who)} start?`,
  turn: (view, who) => (bodyOf(view, who).status === 'active' ? turnTitle(view, who) : 'Nothing to do'),
  claim: (view, who) => `Does ${personName(view, who)} go before ${personName(view, view.act.who)}?`,
  pick: (view) => `${view.act.cost} AP for the ${itemName(view, view.act.picking)}?`,
  aim: (view, who) => `What does ${personName(view, who)} cover?`,
  lob: (view, who) => `Where does ${personName(view, who)} throw the grenade?`,
  wall: (view, who) => `Which wall does ${personName(view, who)} fire at?`,
  react: (view) => reactTitle(view),
  wound: (view, who) => `${personName(view, who)} is hit. Where?`,
  orders: () => 'Orders for your characters',
};

function turnTitle(view: View, who: Who): string {
  if (hasWon(view, who)) return 'You win at the end of this turn';
  if (isIdle(view, who)) return 'Not in the plot: end the turn';
  if (bodyOf(view, who).caged) return 'Caged. Wait for the roll?';
  if (view.act.fumbled) return 'Nothing taken. What next?';
  return view.act.begun ? 'What next?' : 'Move, attack or wait?';
}

function reactTitle(view: View): string {
  const { mover } = view.react;
  if (mover === NONE) return 'A door opens. Who fires?';
  const beside = view.bodies.some(({ cover }, who) => cover === NONE && provoker(assumed(view), who) !== NONE);
  return `${personName(view, mover)} comes ${beside ? 'close. Who attacks?' : 'into covering fire. Who fires?'}`;
}

/** One skill for each roll, in their order. */
function rollWords([now, ...then]: readonly number[]): string {
  return `You rolled a ${now}.${then.length === 0 ? ' It is the last.' : ` Still to come: ${then.join(', ')}.`}`;
}

/** S-7.19, S-18.7. */
function chamberHint(view: View): string {
  const { weapon, ammo } = itemOf(view, unfilled(view));
  const rounds = roundsToChoose(weapon);
  if (rounds === 1) return 'A magazine holds one kind of rounds.';
  return `Round ${1 + ammo.length} of ${rounds}. It is fired in this order.`;
}

/** S-14.5, S-14.4: what comes after it is not known yet. */
function placeHint(view: View, who: Who): string {
  const { placement, alarm, sides } = scenarioOf(view);
  const first = sheetOf(view, who).side === 0 && placement === 'rooms';
  const after = first ? ` The ${sides[1]} ${isPlural(sides[1]) ? 'are' : 'is'} placed afterwards.` : '';
  const frozen = first && alarm.includes('sighted') ? ` ${frozenLine(view)}` : '';
  return `Press a marked square, then choose where to face.${after}${frozen}`;
}

const HINTS: Readonly<Record<DecisionKind, Writer>> = {
  reroll: () => 'You may roll all of them again, once.',
  table: (view, who) => `${bodyWords(sheetOf(view, who))}. ${count(sheetOf(view, who).count, 'skill')} to roll.`,
  skill: (view, who) => `${bodyWords(sheetOf(view, who))}. ${rollWords(sheetOf(view, who).rolls)}`,
  chamber: chamberHint,
  wear: () => 'Your side has one of each kind.',
  side: () => 'Nobody learns it until everyone has chosen.',
  bid: () => 'The lower bid plays it. What it leaves of 6 AP goes to the other side each turn.',
  plot: (view) =>
    `Choose the ${scenarioOf(view).plot?.count} passengers in the plot. Your choice stays hidden from the crew.`,
  grenadier: () => 'Eight of them, and no other weapon.',
  papers: () => 'Your choice stays hidden from the traders.',
  keep: () => 'You fetch it from there. Others who get there first can take it.',
  place: placeHint,
  turn: () => '',
  claim: () => 'This changes the order only for this turn.',
  pick: (view, who) => `${capital(takenWords(view, who, view.act.picking))}. Or leave it, for 1 AP.`,
  aim: () => 'Press a square in front of you. The line to it is your lane.',
  lob: () => 'Press a square in front of you, up to 10 squares away.',
  wall: () => 'Press a square beside the wall.',
  react: () => 'One answer for this step. Attacks cost no AP.',
  wound: (view) => `The dice: ${view.hurt.dice.join(', ')}. At 0 you fall.`,
  orders: () => 'Your characters follow orders at once, without asking you.',
};
