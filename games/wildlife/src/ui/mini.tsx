/** A small print: a photograph in a portfolio, a card in reserve. */
import { memo, type ReactNode } from 'react';
import { animalOf } from '../cards.ts';
import type { Card } from '../types.ts';
import { Photo } from './photo.tsx';
import { cardPlace } from './places.ts';
import { NOTHING_WANTED, type Wanted } from './wanted.ts';
import { printWords } from './words.ts';

export const Mini = memo(function Mini({
  card,
  mark,
  wanted = NOTHING_WANTED,
  moves = false,
}: {
  readonly card: Card;
  readonly mark?: 'prestige' | 'difficulty';
  readonly wanted?: Wanted;
  /** This is the card itself, so it is seen moving. */
  readonly moves?: boolean;
}): ReactNode {
  const { prestige, difficulty } = animalOf(card);
  const words = printWords(card, wanted);
  return (
    <span
      className={`wl-mini ${mark ?? 'bare'}`}
      role="img"
      aria-label={words}
      title={words}
      data-flip={moves ? cardPlace(card) : undefined}
    >
      <Photo card={card} />
      {mark !== undefined && <b>{mark === 'prestige' ? prestige : difficulty}</b>}
    </span>
  );
});
