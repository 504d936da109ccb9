/** The messages of the socket at /ws. */
import './jitless.ts';
import type { DeepReadonly } from '@shutterbox/kernel';
import { z } from 'zod';
import { refusal } from './errors.ts';
import { action, answersRequest, brief, done, legalInfo, standingAnswers, undoRequest, update } from './play.ts';
import { here, tableInfo } from './table.ts';
import { clientId, decisionId, entryNumber, matchId, seatNumber } from './text.ts';

/** The limit for one message, in bytes. */
export const MESSAGE_BYTES = 64 * 1024;

/** Why the server closes a socket. */
export const CLOSED = {
  restarting: 1001,
  tooMany: 1008,
  tooSlow: 1013,
  badRequest: 4400,
  signedOut: 4401,
  unknownMatch: 4404,
} as const;

/** The subprotocol of clients that know the words and the last view: they get `brief` in place of `update`. */
export const BRIEF = 'shutterbox.brief';

const { client, seat, decision } = answersRequest.shape;

export const socketQuery = z.strictObject({
  match: matchId,
  from: z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(entryNumber)
    .default(-1),
});

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), client, seat, decision, action }),
  z.strictObject({ type: z.literal('batch'), ...answersRequest.shape }),
  z.strictObject({ type: z.literal('undo'), ...undoRequest.shape }),
  z.strictObject({ type: z.literal('legal'), client: clientId, seat: seatNumber, decision: decisionId }),
  z.strictObject({ type: z.literal('standing'), client, seat, answers: standingAnswers }),
  z.strictObject({ type: z.literal('ping'), client: clientId.exactOptional() }),
]);
export type ClientMessage = DeepReadonly<z.infer<typeof clientMessage>>;

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('table'), table: tableInfo }),
  z.object({ type: z.literal('update'), update }),
  z.object({ type: z.literal('brief'), brief }),
  z.object({ type: z.literal('here'), ...here.shape }),
  z.object({ type: z.literal('done'), client: z.string(), ...done.shape }),
  z.object({ type: z.literal('legal'), client: z.string(), legal: legalInfo }),
  z.object({
    type: z.literal('refused'),
    client: z.string().exactOptional().meta({ description: 'Missing if the message had no client id.' }),
    error: refusal,
  }),
  z.object({ type: z.literal('pong'), client: z.string().exactOptional() }),
]);
export type ServerMessage = DeepReadonly<z.infer<typeof serverMessage>>;
