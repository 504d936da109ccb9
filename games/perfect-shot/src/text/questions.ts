/** What is asked, in words. */
import { type Decision, say, type Words, who } from '@shutterbox/kernel';
import type { DecisionKind, View } from '../types.ts';

const QUESTIONS: Readonly<Record<DecisionKind, readonly [mine: string, theirs: string]>> = {
  turn: ['Place a card, or take an album?', 'places a card or takes an album'],
  arrange: ['You can arrange your albums at any time.', 'can arrange albums'],
  confirm: ['Arrange your albums for the last time, then confirm.', 'arranges albums and confirms'],
  confirmed: ['You have confirmed. You can take it back until everyone has.', 'has confirmed'],
};

export function questionText({ seat, kind }: Decision, view: View): Words {
  const [mine, theirs] = QUESTIONS[kind as DecisionKind];
  return seat === view.observer ? mine : say`${who(seat)} ${theirs}.`;
}
