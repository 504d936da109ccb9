/** The dice you want to keep. They stay held from roll to roll of a turn, until you change your mind. */
import { scoped, useScoped } from '@shutterbox/ui/board';
import type { View } from '../types.ts';

interface Held {
  readonly turn: string;
  readonly hold: number;
}

const HELD = scoped<Held | undefined>(undefined);

export function useHeld(view: View): readonly [hold: number, set: (hold: number) => void] {
  const [held, set] = useScoped(HELD);
  const turn = `${view.turn} ${view.turns.join(' ')}`;
  return [held?.turn === turn ? held.hold : 0, (hold) => set({ turn, hold })];
}
