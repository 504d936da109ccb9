/** What processes tell each other about who is where. */
import { z } from 'zod';

const note = z.object({
  from: z.string(),
  /** `change`: of these tables; `all`: there are no others; `end`: the process is shutting down. */
  kind: z.enum(['change', 'all', 'end']),
  /** Asks the receiver to tell everything it knows. */
  asks: z.boolean(),
  /** By match, who is there, with spaces between; '' for nobody. */
  tables: z.record(z.string(), z.string()),
});
export type Note = z.infer<typeof note>;

/** Undefined for a note that only another version understands. */
export function noteIn(text: string): Note | undefined {
  try {
    return note.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
