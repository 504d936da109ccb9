/** Sentences: plain text, or a list of parts if they name a seat; clients fill in the names. */
import './jitless.ts';
import { z } from 'zod';
import { seatNumber } from './text.ts';

/** The limit for one sentence: the longest, a score sheet of all seats, takes a fifth of it. */
const MOST_CHARACTERS = 4 * 1024;
const MOST_PARTS = 128;

const text = z.string().max(MOST_CHARACTERS);
const seatPart = z
  .strictObject({ seat: seatNumber, as: z.enum(['You', 'you', 'Your', 'your', 'yours']) })
  .meta({ description: "A seat: to its own player the word in `as`, to others its name, or its name with 's." });

export const words = z
  .union([
    text,
    z
      .array(z.union([text, seatPart]))
      .min(1)
      .max(MOST_PARTS)
      .readonly(),
  ])
  .meta({ description: 'A sentence: a string, or a list of parts if it names a seat.' });
