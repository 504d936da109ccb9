/** One visitor at one table: sends what each of their seats may know, and receives messages. Used over sockets and within a browser. */
import type { Observer } from '@shutterbox/kernel';
import type { ClientMessage, Done, LegalInfo, Refusal, ServerMessage } from '@shutterbox/protocol';
import { Follower } from './follower.ts';
import type { Onlooker, Present } from './present.ts';
import type { Table } from './table.ts';
import type { Result } from './types.ts';

export interface ConversationPorts {
  send(message: ServerMessage): void;
  /** Runs an answer or an undo; a server counts them. */
  act(work: () => Promise<Result<Done>>): Promise<Result<Done>>;
  failed(error: unknown): void;
}

export class Conversation implements Onlooker {
  private readonly table: Table;
  readonly visitor: string;
  private readonly ports: ConversationPorts;
  private readonly follower: Follower;
  private readonly unlisten: () => void;
  /** The last number told to each observer. */
  private readonly told = new Map<Observer, number>();
  private readonly from: number;
  private readonly inBrief: boolean;
  private lastTable = '';
  private first = true;

  /** `inBrief`: the listener has the words, and the view it was told last. */
  constructor(table: Table, visitor: string, from: number, ports: ConversationPorts, inBrief = false) {
    this.table = table;
    this.visitor = visitor;
    this.from = from;
    this.inBrief = inBrief;
    this.ports = ports;
    this.follower = new Follower(
      () => table.look(this),
      (error) => ports.failed(error),
      () => table.lookAtOnce(this),
    );
    this.unlisten = table.listen(() => this.follower.nudge());
    // Once the caller that begins the conversation has it.
    queueMicrotask(() => this.follower.nudge());
  }

  /** Resolves when everything in progress is done. */
  async end(): Promise<void> {
    this.unlisten();
    await this.follower.stop();
  }

  refuse(error: Refusal, client?: string): void {
    this.ports.send({ type: 'refused', ...(client === undefined ? {} : { client }), error });
  }

  hear(message: ClientMessage): Promise<void> {
    const { table, visitor, ports } = this;
    switch (message.type) {
      case 'ping':
        ports.send({ type: 'pong', ...(message.client === undefined ? {} : { client: message.client }) });
        return Promise.resolve();
      case 'answer': {
        const { client, seat, decision, action } = message;
        return this.reply(client, () => table.answer({ visitor }, { client, seat, decision, actions: [action] }));
      }
      case 'batch': {
        const { client, seat, decision, actions } = message;
        return this.reply(client, () => table.answer({ visitor }, { client, seat, decision, actions }));
      }
      case 'undo': {
        const { client, seat, count } = message;
        return this.reply(client, () => table.undo({ visitor }, { client, seat, count }));
      }
      case 'standing': {
        const { client, seat, answers } = message;
        return this.reply(client, () => table.stand(visitor, seat, answers));
      }
      case 'legal': {
        const { client, seat, decision } = message;
        return this.tellLegal(client, table.legal(visitor, seat, decision));
      }
    }
  }

  private async tellLegal(client: string, asked: Promise<Result<LegalInfo>>): Promise<void> {
    const legal = await asked;
    if (!legal.ok) return this.refuse(legal.refusal, client);
    this.ports.send({ type: 'legal', client, legal: legal.value });
  }

  private async reply(client: string, work: () => Promise<Result<Done>>): Promise<void> {
    const result = await this.ports.act(work);
    if (!result.ok) return this.refuse(result.refusal, client);
    const { number, dropped, left } = result.value;
    this.ports.send({ type: 'done', client, number, dropped, left });
  }

  known(observers: readonly Observer[]): number {
    let least = Number.POSITIVE_INFINITY;
    for (const observer of observers) least = Math.min(least, this.told.get(observer) ?? this.start);
    return least;
  }

  see(present: Present): void {
    if (present.table !== this.lastTable) {
      this.lastTable = present.table;
      this.ports.send({ type: 'table', table: present.info() });
    }
    for (const observer of this.told.keys()) if (!present.observers.includes(observer)) this.told.delete(observer);
    for (const observer of present.observers) this.tell(present, observer);
    this.first = false;
  }

  private tell(present: Present, observer: Observer): void {
    const last = this.told.get(observer);
    if (last === present.number) return;
    const from = last ?? this.start;
    const message = this.inBrief
      ? briefly(present, observer, from, last !== undefined)
      : fully(present, observer, from);
    if (message === undefined) return;
    this.told.set(observer, present.number);
    this.ports.send(message);
  }

  /** What a listener has who was told nothing yet. */
  private get start(): number {
    return this.first ? this.from : -1;
  }
}

function briefly(present: Present, observer: Observer, from: number, follows: boolean): ServerMessage | undefined {
  const brief = present.brief(observer, from, follows);
  return brief && { type: 'brief', brief };
}

function fully(present: Present, observer: Observer, from: number): ServerMessage | undefined {
  const update = present.update(observer, from);
  return update && { type: 'update', update };
}
