/** The question, in a title and a line. */
import { count } from '@shutterbox/kernel';
import { legalOf, type OnTurn, type Prompt } from '@shutterbox/ui';
import type { View } from '../types.ts';
import { kindOf, type ShotQuestion, type ShotRoom } from './kit.ts';

export function prompt({ view }: Pick<ShotRoom, 'view'>, question: ShotQuestion): Prompt {
  switch (kindOf(question)) {
    case 'turn':
      return turnPrompt(view, question);
    case 'arrange':
      return {
        eyebrow: 'Your albums',
        title: 'Arrange your albums.',
        hint:
          view.byHand[question.seat] === true
            ? 'New tiles wait until you place them.'
            : 'The game keeps them in their best order until you move a tile.',
      };
    case 'confirm':
      return {
        eyebrow: 'The turns are over',
        title: view.byHand[question.seat] === true ? 'Which albums go on the score pad?' : 'Confirm your albums.',
        hint: 'Points are counted when everyone has confirmed.',
      };
    case 'confirmed':
      return {
        eyebrow: 'Confirmed',
        title: 'You have confirmed.',
        hint: 'You can take it back until the last player confirms.',
      };
  }
}

function turnPrompt(view: View, question: ShotQuestion): Prompt {
  const eyebrow = chapter(view);
  if (legalOf(question, 'photo').length === 0)
    return { eyebrow, title: 'Take an album.', hint: 'You have no card left to place.' };
  if (legalOf(question, 'photo').length === question.legal.length)
    return { eyebrow, title: 'Place a card in the rack.', hint: 'All albums are taken.' };
  return {
    eyebrow,
    title: 'Place a card in the rack, or take an album.',
    hint: 'You see what your lenses catch once the card is down.',
  };
}

/** At the end all arrange their albums at once. */
export function onTurn({ phase, turn }: Pick<View, 'phase' | 'turn'>): OnTurn | undefined {
  return phase === 'turns' ? { seat: turn, doing: 'choosing' } : undefined;
}

/** "Round 5 · 8 cards to draw", "Round 9 of 10" once the deck is empty, "Last round". */
export function chapter(view: Pick<View, 'phase' | 'turns' | 'turn' | 'rounds' | 'deck'>): string {
  if (view.phase !== 'turns') return view.phase === 'over' ? 'Finished' : 'Last albums';
  const round = (view.turns[view.turn] ?? 0) + 1;
  if (round === view.rounds) return 'Last round';
  if (view.rounds > 0) return `Round ${round} of ${view.rounds}`;
  return `Round ${round} · ${count(view.deck, 'card')} to draw`;
}
