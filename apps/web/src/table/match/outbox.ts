/** Sent messages and their results. */
import type { Question, Seat } from '@shutterbox/kernel';
import type { ClientMessage } from '@shutterbox/protocol';
import { type Feed, newest } from './feed.ts';
import type { Sent, TableModel } from './model.ts';

/** Said where nothing better is known; the dock names what it was. */
export const STOPPED = 'Your move stopped on the way. Look again before you go on.';

type Outbox = Pick<TableModel, 'sent' | 'left' | 'refusal'>;

/** The question that an answer of the seat's is for. */
export function questionFor({ feeds }: Pick<TableModel, 'feeds'>, seat: Seat, id: number): Question | undefined {
  const feed = feeds.get(seat);
  return (feed && newest(feed))?.pending.find((each) => each.seat === seat && each.id === id);
}

/** Answering a standing question keeps the rest of a plan; any other answer replaces it. */
export function withSent({ sent, left }: Outbox, added: Sent): Outbox {
  const keepsRest = added.message.type === 'standing' || added.question?.optional === true;
  return {
    sent: [...sent, added],
    left: keepsRest || left?.question.seat !== added.seat ? left : undefined,
    refusal: undefined,
  };
}

/** `rest`: actions of a batch that were not done. */
export function withDone(
  { sent, left, feeds }: Outbox & Pick<TableModel, 'feeds'>,
  client: string,
  number: number,
  rest: readonly unknown[],
): Outbox {
  const question = sent.find((each) => each.client === client)?.question;
  const waiting = sent.map((each) => (each.client === client ? { ...each, number } : each));
  const interrupted = rest.length > 0;
  return {
    sent: waiting.filter((each) => !isShown(each, feeds.get(each.seat))),
    left: interrupted && question !== undefined ? { question, actions: rest } : left,
    refusal: interrupted ? { sentence: STOPPED } : undefined,
  };
}

/** The same list if nothing of it has been shown yet. */
export function stillSent(sent: readonly Sent[], feed: Feed): readonly Sent[] {
  const waiting = sent.filter((each) => each.seat !== feed.observer || !isShown(each, feed));
  return waiting.length === sent.length ? sent : waiting;
}

/** Until the result is on the table, the question still looks open. */
function isShown({ number }: Sent, feed: Feed | undefined): boolean {
  return number !== undefined && (feed === undefined || number <= (feed.now?.number ?? -1));
}

/** The message that answers a question with these actions, one after the other. */
export function answerOf(
  seat: Seat,
  question: number,
  actions: readonly unknown[],
): ClientMessage & { client: string } {
  const client = newClient();
  return actions.length === 1
    ? { type: 'answer', client, seat, decision: question, action: actions[0] }
    : { type: 'batch', client, seat, decision: question, actions: [...actions] };
}

const CLIENT_BYTES = 12;

/** A message id, so that a resent message is done only once. (`randomUUID` is missing over plain http.) */
export function newClient(): string {
  return [...crypto.getRandomValues(new Uint8Array(CLIENT_BYTES))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
}
