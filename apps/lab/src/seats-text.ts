import type { GameDefinition } from '@shutterbox/kernel';

/** "3 seats", "5 seats, beyond the base game". */
export function seatsText<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, options: O, seats: number): string {
  const { base = seats } = game.seats(options);
  return `${seats} seats${seats > base ? ', beyond the base game' : ''}`;
}
