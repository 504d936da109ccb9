/** A photo as a little print; face down it shows its back. */
import { memo, type ReactNode } from 'react';
import { ANIMALS, type Animal, FACE_DOWN } from '../types.ts';
import { animalPicture } from './pictures.ts';

interface PrintProps {
  readonly animal: Animal;
  /** This print flies to the player who takes it. */
  readonly flip?: string;
}

export const Print = memo(function Print({ animal, flip }: PrintProps): ReactNode {
  const down = animal === FACE_DOWN;
  return (
    <span className={`da-print ${down ? 'back' : (ANIMALS[animal] ?? '')}`} data-flip={flip}>
      <span className="da-shot">
        {down ? (
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 10h6l2-4h8l2 4h6v16H4Z" />
            <circle cx="16" cy="17.5" r="6" />
          </svg>
        ) : (
          <img src={animalPicture(animal)} alt="" decoding="async" draggable={false} />
        )}
      </span>
    </span>
  );
});
