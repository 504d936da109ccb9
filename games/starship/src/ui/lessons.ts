/** The first question of each kind, explained. What the game is about stands under 'aim': whoever chooses a lane has long begun. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../answers.ts';

export const LESSONS: Readonly<Record<DecisionKind, Lesson>> = {
  reroll: {
    title: 'Your characters',
    text: 'They were rolled on dice. Once, before anything else, you may roll all of them again.',
    rule: 'S-15.13',
  },
  table: {
    title: 'Two skill tables',
    text: 'Choose a table, and the dice choose from it. The first has blades, bows and sporting arms, the second military arms and energy weapons.',
    rule: 'S-15.4',
  },
  skill: {
    title: 'A skill and its weapon',
    text: 'Each skill makes you better with one weapon, and lets you own it.',
    rule: 'S-15.4',
  },
  chamber: {
    title: 'Six chambers',
    text: 'A snub pistol takes a different round in each chamber. The first one you load is fired first.',
    rule: 'S-7.19',
  },
  wear: {
    title: 'Armor',
    text: 'Armor changes what an enemy has to throw. Each kind is there once for your side.',
    rule: 'S-14.8',
  },
  side: {
    title: 'Choose in secret',
    text: 'Nobody learns your side before everybody has chosen.',
    rule: 'S-14.16',
  },
  keep: {
    title: 'Where a gun is kept',
    text: 'In your stateroom it is yours alone. In the locker anyone can take it.',
    rule: 'S-14.13',
  },
  place: {
    title: 'Where you start',
    text: 'Press a marked square, then the way you face. Quick start chooses good squares for you.',
    rule: 'S-14.5',
  },
  turn: {
    title: 'Action points',
    text: 'The number in a square is what it costs to go there. Solid lines leave you 8 AP for an aimed attack, dashed lines 4 for a snap attack. What is left at the end of the turn is lost.',
    rule: 'S-2.1',
  },
  claim: {
    title: 'Going first',
    text: 'Your character has more AP than the one who is next, and may act before it.',
    rule: 'S-3.3',
  },
  pick: {
    title: 'The die has fallen',
    text: 'Picking something up costs what the die shows. Pay it, or leave the thing for 1 AP.',
    rule: 'S-7.7',
  },
  aim: {
    title: 'One ship, two sides',
    text: 'Everybody acts once a turn, those with the fewest action points first. Doors stop steps and sight. A side with nobody left standing has lost.',
    rule: 'S-14.9',
  },
  react: {
    title: 'Your chance to react',
    text: 'Somebody came close, or into a lane that you cover. Attack now for no AP, or hold back.',
    rule: 'S-8.7',
  },
  wound: {
    title: 'Where it hurts',
    text: 'Each die comes off one characteristic. With one at 0 you are unconscious, with two seriously wounded, with three dead.',
    rule: 'S-12.4',
  },
  orders: {
    title: 'Standing orders',
    text: 'Your characters follow their orders without asking you. You may change them at any time.',
    rule: 'S-3.10',
  },
};
