/** A photograph: far ground out of focus, the animal and its shadow, near ground out of focus. */
import { memo, type ReactNode } from 'react';
import { animalOf } from '../cards.ts';
import type { Card, HabitatName } from '../types.ts';
import { animalPicture, backdrop } from './pictures.ts';

/** Where an animal of no habitat is shown when it lies in none. */
const ANYWHERE: HabitatName = 'rainforest';

export function backgroundOf(card: Card): HabitatName {
  const { habitat } = animalOf(card);
  return habitat === 'any' ? ANYWHERE : habitat;
}

export interface PhotoProps {
  readonly card: Card;
  /** Where it lies; its natural habitat unless given. */
  readonly habitat?: HabitatName | undefined;
}

export const Photo = memo(function Photo({ card, habitat }: PhotoProps): ReactNode {
  const animal = animalOf(card);
  const home = habitat ?? backgroundOf(card);
  const take = card % 2 === 0 ? 'a' : 'b';
  return (
    <span className={`wl-photo${card % 3 === 1 ? ' turned' : ''}`}>
      <img className="far" src={backdrop(home, take, 'back')} alt="" decoding="async" draggable={false} />
      <span className="shadow" />
      <img className="beast" src={animalPicture(animal.name)} alt="" decoding="async" draggable={false} />
      <img className="near" src={backdrop(home, take, 'front')} alt="" decoding="async" draggable={false} />
    </span>
  );
});
