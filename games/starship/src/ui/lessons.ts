/** The first question of each kind, explained. What the match is about is told before (`briefing.ts`). */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../answers.ts';

export const LESSONS: Readonly<Record<DecisionKind, Lesson>> = {
  reroll: {
    title: 'Your characters',
    text: 'Dice decided what they can do. Before the match starts, you may roll all of them again, once.',
    rule: 'S-15.13',
  },
  table: {
    title: 'Two skill tables',
    text: 'Choose a table, and the dice choose from it. The first has blades, bows and sporting arms, the second military arms and energy weapons.',
    rule: 'S-15.4',
  },
  skill: {
    title: 'A skill and its weapon',
    text: 'Each skill makes you better with one weapon, and you own that weapon. Where it says “no weapon”, you learn only the skill.',
    rule: 'S-15.4',
  },
  chamber: {
    title: 'Kinds of rounds',
    text: 'A snub pistol takes a different round in each chamber; the first one you load is fired first. Other guns hold one kind at a time.',
    rule: 'S-18.7',
  },
  wear: {
    title: 'Armor',
    text: 'Armor changes the number an enemy has to roll. Your side has one of each kind.',
    rule: 'S-14.8',
  },
  side: {
    title: 'Choose in secret',
    text: 'Nobody learns your side until everyone has chosen.',
    rule: 'S-14.16',
  },
  bid: {
    title: 'Bid for the stronger side',
    text: 'The lower bid plays the stronger side. If it is below 6 AP, every character of the other side gets the difference as extra AP each turn.',
    rule: 'S-14.39',
  },
  plot: {
    title: 'Who is in the plot',
    text: 'Four of the six passengers are hijackers. The crew does not know which. The other two do nothing, so choose the four who can fight.',
    rule: 'S-14.22',
  },
  grenadier: {
    title: 'Grenades',
    text: 'One hijacker has eight hand grenades, and no other weapon.',
    rule: 'S-14.26',
  },
  papers: {
    title: 'Customs men or pirates',
    text: 'Customs men win if the traders antagonize them. Pirates have to fight. The traders do not know what you are.',
    rule: 'S-14.29',
  },
  keep: {
    title: 'Where a gun is kept',
    text: 'In your stateroom it is yours alone. In the locker anyone can take it.',
    rule: 'S-14.13',
  },
  place: {
    title: 'Where you start',
    text: 'Press a marked square, then the way you face. Quick start places everyone for you.',
    rule: 'S-14.5',
  },
  turn: {
    title: 'Action points',
    text: 'The number in a square is what it costs to go there. Within the solid line you keep the AP for an aimed attack with your weapon, within the dashed line for a snap attack. You lose AP that you do not use.',
    rule: 'S-2.1',
  },
  claim: {
    title: 'Going first',
    text: 'Your character has more AP than the next one, so you may act first.',
    rule: 'S-3.3',
  },
  pick: {
    title: 'Pay what the die shows?',
    text: 'Picking something up costs as many AP as the die shows. Pay them, or leave it for 1 AP.',
    rule: 'S-7.7',
  },
  aim: {
    title: 'A lane to cover',
    text: 'You fire once at each enemy who steps into your lane, and the button says what you need to hit. Until your next turn you also evade: enemies need 3 more to hit you.',
    rule: 'S-13.3',
  },
  lob: {
    title: 'Where it lands',
    text: 'Roll your dexterity or less, or the grenade falls short. It goes off when you have spent 8 more AP, or at the end of your turn.',
    rule: 'S-18.10',
  },
  wall: {
    title: 'Through the wall',
    text: 'A wall cannot be missed. 100 points breach a partition or make a hole in a bulkhead, 1000 breach a bulkhead.',
    rule: 'S-20.1',
  },
  react: {
    title: 'Your chance to react',
    text: 'An enemy came close, or into a lane that you cover. Attack now for no AP, or hold back.',
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
