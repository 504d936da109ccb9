/** Every broken game, by what is wrong with it. */
import { COPIES } from './copies.ts';
import { FOG } from './fog.ts';
import { GUESSES } from './guesses.ts';
import { JSON_FAULTS } from './json.ts';
import { LEAKS } from './leaks.ts';
import { LEGAL } from './legal.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { RECORDS } from './records.ts';
import { SIDES } from './sides.ts';
import type { Broken } from './toys.ts';
import { WORDS } from './words.ts';

export const BROKEN: readonly Broken[] = [
  ...LEAKS,
  ...FOG,
  ...SIDES,
  ...GUESSES,
  ...COPIES,
  ...JSON_FAULTS,
  ...LEGAL,
  ...OPTIONS,
  ...QUESTIONS,
  ...RECORDS,
  ...WORDS,
];
