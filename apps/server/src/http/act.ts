/** Answers and undos of people, the same on HTTP and on the socket. */

import { MATCH_REFUSALS, type Seat } from '@shutterbox/kernel';
import type { AnswersRequest, UndoRequest } from '@shutterbox/protocol';
import type { Table } from '../table/table.ts';
import type { Done, Result } from '../table/types.ts';
import type { Ports } from './ports.ts';

export function answer(ports: Ports, table: Table, visitor: string, request: AnswersRequest): Promise<Result<Done>> {
  const client = clientOf(request.seat, request.client);
  return counted(ports, () => table.answer({ visitor }, { ...request, client }));
}

export function undo(ports: Ports, table: Table, visitor: string, request: UndoRequest): Promise<Result<Done>> {
  const client = clientOf(request.seat, request.client);
  return counted(ports, () => table.undo({ visitor }, { ...request, client }));
}

/** Two seats may both count their answers from one: each has names of its own. */
function clientOf(seat: Seat, client: string): string {
  return `${seat}.${client}`;
}

async function counted({ metrics, nudge }: Ports, act: () => Promise<Result<Done>>): Promise<Result<Done>> {
  const end = metrics.answerSeconds.startTimer();
  const result = await act();
  end();
  metrics.answers.inc({ result: result.ok ? 'done' : labelOf(result.refusal.code) });
  if (result.ok) nudge();
  return result;
}

/** Games have codes without number; a label must not. */
function labelOf(code: string): string {
  return Object.hasOwn(MATCH_REFUSALS, code) || code.startsWith('seat.') || code.startsWith('match.') ? code : 'rule';
}
