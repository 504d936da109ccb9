/** Answers and undos of people, counted alike on HTTP and on the socket. */
import type { Result, Table } from '@shutterbox/host';
import { MATCH_REFUSALS } from '@shutterbox/kernel';
import type { Done } from '@shutterbox/protocol';
import type { Ports } from './ports.ts';

export async function counted(
  { metrics, nudge }: Ports,
  table: Table,
  act: () => Promise<Result<Done>>,
): Promise<Result<Done>> {
  const began = performance.now();
  const result = await act();
  metrics.answerSeconds.observe((performance.now() - began) / 1_000);
  if (result.ok) metrics.done.inc();
  else metrics.answers.inc({ result: labelOf(result.refusal.code) });
  if (table.botWaits) nudge();
  return result;
}

/** Games may have any number of codes, but a label must have few values. */
function labelOf(code: string): string {
  return Object.hasOwn(MATCH_REFUSALS, code) || code.startsWith('seat.') || code.startsWith('match.') ? code : 'rule';
}
