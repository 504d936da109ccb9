/** The opening is shown once: the map unfolds, tiles are laid, photos dealt, and the jeeps drive up. */
import { useOpening } from '@shutterbox/ui/board';
import type { RefObject } from 'react';
import type { View } from '../types.ts';
import type { SafariRoom } from './kit.ts';

/** Milliseconds at normal speed. */
const UNFOLDING = 1900;

export function useUnfolding(
  root: RefObject<HTMLElement | null>,
  { view, number }: SafariRoom,
  still: boolean,
): boolean {
  const { map, terrains, first, turns } = view;
  return useOpening(root, {
    game: 'diceafari',
    // The set-up serves as an id: no two matches are laid alike.
    match: [map, first, turns.length, ...terrains].join(),
    number,
    begins: !still && isBeginning(view),
    ms: UNFOLDING,
  });
}

/** The observer has not had a turn yet, and nobody has had two. */
export function isBeginning({
  observer,
  turn,
  turns,
  rolls,
  owners,
}: Pick<View, 'observer' | 'turn' | 'turns' | 'rolls' | 'owners'>): boolean {
  if (turns.some((each) => each > 1)) return false;
  if (observer === 'spectator') return turns.every((each) => each === 0) && rolls === 1;
  return turns[observer] === 0 && !owners.includes(observer) && (turn !== observer || rolls === 1);
}
