/** What is asked, in words. */
import { type Decision, say, type Words, who, whose } from '@shutterbox/kernel';
import type { DecisionKind, View } from '../types.ts';

const QUESTIONS: Readonly<Record<DecisionKind, readonly [mine: string, theirs: string]>> = {
  research: ['Research: draw a card, or go on to Preparation?', 'is doing research'],
  offer: ['Do you offer a token to reserve the drawn card?', 'may make an offer'],
  card: ['What happens to the card you drew?', 'decides what to do with the drawn card'],
  reserves: ['Step A: do you place reserved animals?', 'may place reserved animals'],
  dice: ['Step B: where do your dice go?', 'places dice'],
  tokens: ['Step C: where do your tokens go?', 'places tokens'],
  explore: ['Which habitat do you explore next?', 'chooses a habitat to explore'],
  failed: ['The exploration failed. Spend 2 tokens on a re-roll, or give up?', 'may re-roll for 2 tokens'],
  reroll: ['Which die do you roll again?', 'chooses a die to roll again'],
  photograph: ['Which animal do you photograph next?', 'chooses an animal to photograph'],
};

/** W-5.4: once the first token is down, the re-roll must be paid in full. */
export const SECOND_TOKEN = 'The re-roll costs one more token. Where do you take it from?';

export function questionText({ seat, kind }: Decision, view: View): Words {
  const [mine, theirs] = QUESTIONS[kind as DecisionKind];
  const begun = kind === 'failed' && view.paid > 0;
  if (kind === 'reroll' && view.roll.length === 1 && seat === view.observer) return 'Roll the die again.';
  if (seat === view.observer) return begun ? SECOND_TOKEN : mine;
  if (kind === 'offer') return say`Waiting for ${whose(seat)} offer.`;
  return say`${who(seat)} ${begun ? 'chooses one more token for the re-roll' : theirs}.`;
}
