/** Playing: answers in, updates out. */
import './jitless.ts';
import type { DeepReadonly } from '@shutterbox/kernel';
import { z } from 'zod';
import {
  ACTION_CHARACTERS,
  clientId,
  decisionId,
  entryNumber,
  isWithin,
  json,
  MOST_ACTIONS,
  MOST_STANDING,
  STANDING_CHARACTERS,
  seatNumber,
} from './text.ts';
import { words } from './words.ts';

export const action = json(ACTION_CHARACTERS);

const MOST_UNDONE = 1_000;

export const answersRequest = z.strictObject({
  client: clientId,
  seat: seatNumber,
  decision: decisionId,
  actions: z.array(action).min(1).max(MOST_ACTIONS),
});
export type AnswersRequest = DeepReadonly<z.infer<typeof answersRequest>>;

export const undoRequest = z.strictObject({
  client: clientId,
  seat: seatNumber,
  count: z.int().min(1).max(MOST_UNDONE).default(1),
});
export type UndoRequest = DeepReadonly<z.infer<typeof undoRequest>>;

export const standingAnswer = z.strictObject({
  kind: z.string().min(1).max(64).meta({ description: 'The kind of decision.' }),
  subject: z.int().exactOptional(),
  action,
});
export type StandingAnswer = DeepReadonly<z.infer<typeof standingAnswer>>;
export const standingAnswers = z
  .array(standingAnswer)
  .max(MOST_STANDING)
  .refine((answers) => isWithin(answers, STANDING_CHARACTERS), {
    error: `must have at most ${STANDING_CHARACTERS} characters as JSON`,
  });
export const standingRequest = z.strictObject({ answers: standingAnswers });

/** In a query everything is text. */
const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'must be a whole number')
  .transform(Number);
export const legalQuery = z.strictObject({ seat: whole.pipe(seatNumber), decision: whole.pipe(decisionId) });
export const updateQuery = z.strictObject({
  seat: whole.pipe(seatNumber).exactOptional().meta({ description: 'One of your seats; a spectator if left out.' }),
  from: whole.pipe(entryNumber).default(-1).meta({ description: 'The last entry number that you have.' }),
});

export const done = z.object({
  number: z.int().meta({ description: 'The newest entry that resulted.' }),
  dropped: z
    .int()
    .meta({ description: 'Actions at the end of the batch that were not done, because something happened first.' }),
  left: z.array(z.unknown()).meta({ description: 'Those actions. Send them again if you still want to do them.' }),
});
export type Done = DeepReadonly<z.infer<typeof done>>;

export const legalInfo = z.object({
  decision: z.int(),
  actions: z.array(z.object({ action: z.unknown(), words })),
});
export type LegalInfo = DeepReadonly<z.infer<typeof legalInfo>>;

const stepInfo = z.object({
  number: z.int(),
  kind: z.enum(['setup', 'answer', 'undo']),
  seat: z.int().exactOptional(),
  takesBack: z.array(z.int()).exactOptional(),
  events: z.array(z.unknown()),
  words: z.array(words),
});

export type StepInfo = DeepReadonly<z.infer<typeof stepInfo>>;

const decisionInfo = z.object({
  id: z.int(),
  seat: z.int(),
  kind: z.string(),
  subject: z.int().exactOptional(),
  optional: z.literal(true).exactOptional(),
  hidden: z.literal(true).exactOptional(),
  sealed: z.literal(true).exactOptional(),
  knownTo: z.array(z.int()).exactOptional(),
  words,
});

const outcome = z.object({
  rank: z.array(z.number()),
  score: z.array(z.number()),
  side: z.array(z.number()).exactOptional(),
  reason: z.string(),
});

export const update = z.object({
  observer: z.union([z.int(), z.literal('spectator')]),
  number: z.int().meta({ description: 'The newest entry; use it as `from` in the next request.' }),
  steps: z.array(stepInfo).meta({ description: 'What happened since `from`, as this observer may know it.' }),
  left: z.int().meta({ description: 'Older steps that were left out, because there are very many.' }),
  view: z.unknown().meta({ description: "All that this observer may know, in the game's own shape." }),
  pending: z.array(decisionInfo),
  legal: z.array(legalInfo).meta({ description: 'The answers to your own decisions, optional ones too.' }),
  undo: z.object({ count: z.int(), why: z.string() }),
  outcome: outcome.exactOptional(),
});
export type Update = DeepReadonly<z.infer<typeof update>>;

/** For clients that have the game's words themselves. */
export const brief = update.extend({
  steps: z.array(stepInfo.omit({ words: true })),
  view: z.unknown().exactOptional().meta({ description: 'The first view on this line.' }),
  changes: z
    .unknown()
    .exactOptional()
    .meta({ description: 'What became different since the last view on this line; missing if nothing did.' }),
  pending: z.array(decisionInfo.omit({ words: true })),
  legal: z.array(z.object({ decision: z.int(), actions: z.array(z.unknown()) })),
});
export type Brief = DeepReadonly<z.infer<typeof brief>>;

export const moment = update.pick({ observer: true, number: true, view: true, pending: true, outcome: true });
export type Moment = DeepReadonly<z.infer<typeof moment>>;

export const momentQuery = updateQuery.pick({ seat: true }).extend({ at: whole.pipe(entryNumber.min(0)) });

/** The kernel's own format, which has a decoder of its own. */
export const record = z.looseObject({
  format: z.string(),
  game: z.string(),
  rules: z.int(),
  match: z.string(),
  seats: z.int(),
  options: z.unknown(),
  entries: z.array(z.unknown()),
});
