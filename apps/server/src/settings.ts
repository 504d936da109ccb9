/** Settings from the environment; `.env.example` explains each. */
import { z } from 'zod';

const MOST_DAYS = 36_500;
const days = z.coerce.number().int().min(1).max(MOST_DAYS);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.shutterbox/data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis://')
    .optional(),
  KEEP_MATCHES_DAYS: days.optional(),
  KEEP_BOT_MATCHES_DAYS: days.default(30),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.infer<typeof schema>;

/** The settings, or a sentence for each wrong one. Empty values count as absent. */
export function settingsFrom(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly value: Settings } | { readonly ok: false; readonly problems: readonly string[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`) };
}
