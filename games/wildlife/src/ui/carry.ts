/** Dice, tokens and reserved cards are carried from the dock to a place of the board. */
import { useDrag } from '@shutterbox/ui';
import type { WildQuestion, WildRoom } from './kit.ts';
import { dropAt } from './send.ts';
import { aimed, type Picked, picked } from './signals.ts';

export function useCarry(room: WildRoom, question: WildQuestion, hand: Picked): ReturnType<typeof useDrag> {
  return useDrag({
    onStart: () => picked.set(hand),
    onOver: (place) => aimed.set(place),
    onDrop: (place) => dropAt(room, question, place),
  });
}
