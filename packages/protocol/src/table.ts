/** Tables: creating them, taking and leaving seats. */
import './jitless.ts';
import { type DeepReadonly, LEVELS } from '@shutterbox/kernel';
import { z } from 'zod';
import { chosenName } from './identity.ts';
import { standingAnswer } from './play.ts';
import { json, MOST_SEATS, nonce, OPTIONS_CHARACTERS, token } from './text.ts';

/** Milliseconds for each decision: no deadline, a minute, ten minutes, a day. */
export const PACES = [0, 60_000, 600_000, 86_400_000] as const;

const botLevel = z.enum(LEVELS);
export type BotLevel = DeepReadonly<z.infer<typeof botLevel>>;

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('me'),
    name: chosenName.exactOptional().meta({ description: 'The player’s name, if several share a device.' }),
  }),
  z.strictObject({ kind: z.literal('bot'), level: botLevel }),
]);

export const createRequest = z.strictObject({
  game: z.string().min(1).max(32),
  options: json(OPTIONS_CHARACTERS)
    .exactOptional()
    .meta({ description: "By the game's own spec; what is missing takes its default." }),
  seats: z.array(seatWish).min(1).max(MOST_SEATS),
  listed: z.boolean().default(false),
  pace: z.literal(PACES).default(0).meta({ description: 'Milliseconds a decision; 0 for no deadline.' }),
  hints: z.boolean().default(false).meta({ description: 'Whether every player may ask for hints; it never changes.' }),
});
export type CreateRequest = DeepReadonly<z.infer<typeof createRequest>>;

export const joinRequest = z.strictObject({ nonce: nonce.exactOptional(), name: chosenName.exactOptional() });
/** What is left out stays as it is. */
export const termsRequest = z.strictObject({
  options: json(OPTIONS_CHARACTERS).exactOptional(),
  listed: z.boolean().exactOptional(),
  pace: z.literal(PACES).exactOptional(),
});
export type TermsRequest = DeepReadonly<z.infer<typeof termsRequest>>;

export const rematchRequest = z.strictObject({
  sit: z
    .boolean()
    .default(true)
    .meta({ description: 'False: your seats are left open, and you join them with nonces of your own.' }),
});
export const levelRequest = z.strictObject({ level: botLevel.default('normal') });
export const claimRequest = z.strictObject({ token });
export const nothing = z.strictObject({});

const seatInfo = z.object({
  seat: z.int(),
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  level: z.string().meta({ description: 'The level of the bot, or of the bot that plays for an absent person.' }),
  away: z.boolean().meta({ description: 'A bot plays for the person until he is back.' }),
  mine: z.boolean(),
  kept: z.object({ name: z.string(), yours: z.boolean(), until: z.number() }).exactOptional().meta({
    description: 'For an open seat in a rematch: for whom it is kept, and until when, by the host’s clock.',
  }),
  standing: z
    .array(standingAnswer)
    .exactOptional()
    .meta({ description: 'Your standing answers; only for your own seats.' }),
});
export type SeatInfo = DeepReadonly<z.infer<typeof seatInfo>>;

const matchStatus = z.enum(['open', 'running', 'over']);

/** A match in a list. */
const matchSummary = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  listed: z.boolean(),
  pace: z.number(),
  hints: z.boolean().meta({ description: 'Whether every player may ask for hints.' }),
  status: matchStatus,
  number: z.int(),
  seats: z.array(seatInfo),
  waits: z.array(z.int()).meta({ description: 'The seats that have to decide, as far as you may know.' }),
  deadline: z.number().meta({ description: 'When time runs out, by the clock of the host; 0 for never.' }),
  created: z.number(),
  updated: z.number(),
  rematchOf: z.string(),
  goes: z.number().exactOptional().meta({
    description: 'When a finished match will be deleted, by the host’s clock; missing if it stays.',
  }),
});
export type MatchSummary = DeepReadonly<z.infer<typeof matchSummary>>;

export const matchList = z.object({ matches: z.array(matchSummary) });

export const tableInfo = z.object({
  ...matchSummary.shape,
  rules: z.int(),
  version: z.int().meta({ description: 'Rises with every change of the seats.' }),
  commitment: z.string().meta({ description: 'SHA-256 of the secret behind the chance.' }),
  host: z.boolean(),
  now: z.number().meta({ description: 'The host’s clock, for counting down to the deadline.' }),
  rematch: z.string().meta({ description: 'The match that is played once more after this one, if there is one.' }),
});
export type TableInfo = DeepReadonly<z.infer<typeof tableInfo>>;

/** Who has the table open. */
export const here = z.object({
  seats: z.array(z.int()).meta({ description: 'The seats of people who have the table open now.' }),
  watching: z.int().meta({ description: 'How many have it open without a seat; the tabs of one browser count once.' }),
});
export type Here = DeepReadonly<z.infer<typeof here>>;

const preset = z.object({
  id: z.string(),
  label: z.string(),
  help: z.string(),
  options: z.record(z.string(), z.unknown()),
});
const field = z.object({ name: z.string(), kind: z.enum(['boolean', 'integer', 'choice', 'document']) }).loose();

const seating = z.object({
  counts: z.array(z.int()).meta({ description: 'How many can play, with the default options.' }),
  min: z.int(),
  max: z.int(),
  base: z.int().exactOptional().meta({ description: 'More seats than this are beyond the base game.' }),
  labels: z.array(z.string()).exactOptional(),
  sides: z
    .object({ names: z.array(z.string()), bySeats: z.array(z.array(z.int())).exactOptional() })
    .exactOptional()
    .meta({
      description: 'The side of each seat, for each of the counts; without bySeats, sides arise inside the match.',
    }),
});

export const gameInfo = z.object({
  id: z.string(),
  rules: z.int(),
  seats: seating,
  options: z.array(field).meta({ description: 'label, help, default, rule; and min, max, choices or maxLength.' }),
  presets: z.array(preset),
});
export type GameInfo = DeepReadonly<z.infer<typeof gameInfo>>;

export const gameList = z.object({ games: z.array(gameInfo) });
