/** A visitor's identity: a chosen name, and links that prove it. */
import './jitless.ts';
import type { DeepReadonly } from '@shutterbox/kernel';
import { z } from 'zod';
import { token } from './text.ts';

export const NAME_CHARACTERS = 24;
/** Before it is cleaned: separate accents and joined emoji take several code units per character. */
const RAW_NAME_CHARACTERS = 256;
/** Marks on one letter: more would run into the lines above and below. */
const MOST_MARKS = 2;

/** Control, format (bidi too), private, unassigned; line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const SPACES = /\s+/gu;
const PILED_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** A name as others may see it; '' where nothing is left. */
export function cleanName(raw: string): string {
  const seen = raw.normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(PILED_MARKS, '$1');
  return seen.replace(SPACES, ' ').trim();
}

export const chosenName = z
  .string()
  .min(1)
  .max(RAW_NAME_CHARACTERS)
  .transform(cleanName)
  .refine((cleaned) => cleaned !== '', { error: 'must have at least one visible character' })
  .refine((cleaned) => [...cleaned].length <= NAME_CHARACTERS, {
    error: `must have at most ${NAME_CHARACTERS} characters`,
  })
  .meta({ description: `1 to ${NAME_CHARACTERS} characters, after cleaning.` });

export const nameRequest = z.strictObject({ name: chosenName });
export type NameRequest = DeepReadonly<z.infer<typeof nameRequest>>;

export const recoverRequest = z.strictObject({
  token,
  signOutOthers: z
    .boolean()
    .default(false)
    .meta({ description: 'True: every device that was signed in before is signed out.' }),
});
export type RecoverRequest = DeepReadonly<z.infer<typeof recoverRequest>>;

export const visitorReply = z.object({ name: z.string() });
export type VisitorReply = DeepReadonly<z.infer<typeof visitorReply>>;

export const newVisitorReply = z.object({
  name: z.string(),
  token: z.string().meta({ description: 'For `Authorization: Bearer …`. Anyone who has it can act as you.' }),
});
export type NewVisitorReply = DeepReadonly<z.infer<typeof newVisitorReply>>;

const device = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'The family of its browser and system; nothing else is kept of it.' }),
  first: z.string().meta({ description: 'The day on which it was first seen, such as 2026-11-16 (UTC).' }),
  last: z.string().meta({ description: 'The day on which it was last seen.' }),
  current: z.boolean().meta({ description: 'Whether this is the device you are using.' }),
});
export type DeviceInfo = DeepReadonly<z.infer<typeof device>>;

export const deviceList = z.object({ devices: z.array(device) });
export type DeviceList = DeepReadonly<z.infer<typeof deviceList>>;

export const onlyDeviceReply = z.object({
  signedOut: z.int().meta({ description: 'How many others there were.' }),
  token: z.string().exactOptional().meta({ description: 'Your new token, if you sent a bearer token.' }),
});
export type OnlyDeviceReply = DeepReadonly<z.infer<typeof onlyDeviceReply>>;

export const linkReply = z.object({
  token: z.string().meta({ description: 'Shown only once.' }),
  url: z.string(),
});
export type LinkReply = DeepReadonly<z.infer<typeof linkReply>>;
