/** What the lobby lets you choose. */
import { OPTIONS } from './options-read.ts';
import { seating } from './seats.ts';

export const game = { options: OPTIONS, seats: seating };
