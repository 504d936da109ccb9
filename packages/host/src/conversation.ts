/** One visitor at one table: sends what each of their seats may know, and receives messages. Used over sockets and within a browser. */
import type { Observer } from '@shutterbox/kernel';
import type { ClientMessage, Done, Refusal, ServerMessage } from '@shutterbox/protocol';
import { Follower } from './follower.ts';
import type { Table } from './table.ts';
import type { Result } from './types.ts';

export interface ConversationPorts {
  send(message: ServerMessage): void;
  /** Runs an answer or an undo; a server counts them. */
  act(work: () => Promise<Result<Done>>): Promise<Result<Done>>;
  failed(error: unknown): void;
}

interface News {
  readonly number: number;
  readonly message: ServerMessage;
}

export class Conversation {
  private readonly table: Table;
  private readonly visitor: string;
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
      () => this.tell(),
      (error) => ports.failed(error),
    );
    this.unlisten = table.listen(() => this.follower.nudge());
    this.follower.nudge();
  }

  /** Resolves when everything in progress is done. */
  async end(): Promise<void> {
    this.unlisten();
    await this.follower.stop();
  }

  refuse(error: Refusal, client?: string): void {
    this.ports.send({ type: 'refused', ...(client === undefined ? {} : { client }), error });
  }

  async hear(message: ClientMessage): Promise<void> {
    const { table, visitor, ports } = this;
    switch (message.type) {
      case 'ping':
        return ports.send({ type: 'pong', ...(message.client === undefined ? {} : { client: message.client }) });
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
        const legal = await table.legal(visitor, seat, decision);
        if (!legal.ok) return this.refuse(legal.refusal, client);
        return ports.send({ type: 'legal', client, legal: legal.value });
      }
    }
  }

  private async reply(client: string, work: () => Promise<Result<Done>>): Promise<void> {
    const result = await this.ports.act(work);
    if (result.ok) this.ports.send({ type: 'done', client, ...result.value });
    else this.refuse(result.refusal, client);
  }

  private async tell(): Promise<void> {
    const { number, table, observers } = await this.table.glance(this.visitor);
    if (table !== this.lastTable) {
      this.lastTable = table;
      this.ports.send({ type: 'table', table: await this.table.info(this.visitor) });
    }
    for (const observer of this.told.keys()) if (!observers.includes(observer)) this.told.delete(observer);
    for (const observer of observers) await this.tellObserver(observer, number);
    this.first = false;
  }

  private async tellObserver(observer: Observer, number: number): Promise<void> {
    const last = this.told.get(observer);
    if (last === number) return;
    const from = last ?? (this.first ? this.from : -1);
    const news = this.inBrief
      ? await this.briefly(observer, from, last !== undefined)
      : await this.fully(observer, from);
    if (news === undefined) return;
    this.told.set(observer, news.number);
    this.ports.send(news.message);
  }

  private async briefly(observer: Observer, from: number, follows: boolean): Promise<News | undefined> {
    const brief = await this.table.brief(observer, from, follows);
    return brief && { number: brief.number, message: { type: 'brief', brief } };
  }

  private async fully(observer: Observer, from: number): Promise<News | undefined> {
    const update = await this.table.update(observer, from);
    return update && { number: update.number, message: { type: 'update', update } };
  }
}
