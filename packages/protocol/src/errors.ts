/** What every refusal looks like, over HTTP and on the socket. */
import './jitless.ts';
import type { DeepReadonly } from '@shutterbox/kernel';
import { z } from 'zod';

export const refusal = z.object({
  code: z.string().meta({ description: 'Stable; for programs.' }),
  sentence: z.string().meta({ description: 'For people, ready to show.' }),
  rule: z.string().exactOptional().meta({ description: 'The game rule behind it.' }),
});
export type Refusal = DeepReadonly<z.infer<typeof refusal>>;

export const errorReply = z.object({ error: refusal });
export type ErrorReply = DeepReadonly<z.infer<typeof errorReply>>;

const MOST_PROBLEMS = 3;

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/**
 * What a stranger sent, read by a schema. Limits on a list's length are checked even if it is no list, and a made-up `length` that is an
 * object may throw there.
 */
export function readAs<T>(schema: z.ZodType<T>, json: unknown): Read<T> {
  try {
    const { success, data, error } = schema.safeParse(json);
    return success ? { ok: true, value: data } : { ok: false, problem: problemOf(error) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, problem: 'Invalid input.' };
  }
}

/** What is wrong with something that a schema refused, in one sentence that repeats nothing of what was sent. */
export function problemOf(error: z.ZodError): string {
  const problems = error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
    const place = path.map(String).join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  return `${problems.join('; ')}.`;
}
