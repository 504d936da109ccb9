/** The worker's end of a page's line to one table. A failure ends the line; the page reconnects and gets what it missed. */
import { Conversation, type Table } from '@shutterbox/host';
import type { ClientMessage, ServerMessage } from '@shutterbox/protocol';
import { complainOf, failureOf } from './failure.ts';
import type { LineState } from './messages.ts';

/** There is one person here, who has every seat that is not a bot's. */
export const ME = 'me';

export interface LinePorts {
  /** Undefined if there is no such match. */
  table(match: string): Promise<Table | undefined>;
  /** Called when a bot may have something to answer. */
  nudge(table: Table): Promise<void>;
  state(state: LineState): void;
  send(message: ServerMessage): void;
}

export class Line {
  private readonly ports: LinePorts;
  private conversation: Conversation | undefined;
  private unlisten: (() => void) | undefined;
  /** Messages that arrive before the table is loaded wait for it. */
  private work: Promise<void>;
  private ended = false;

  constructor(match: string, from: number, ports: LinePorts) {
    this.ports = ports;
    this.work = this.open(match, from).catch((error) => this.fail(error));
  }

  say(message: ClientMessage): void {
    this.work = this.work.then(() => this.hear(message));
  }

  end(): void {
    this.ended = true;
    this.unlisten?.();
    void this.conversation?.end();
  }

  private async open(match: string, from: number): Promise<void> {
    const table = await this.ports.table(match);
    if (this.ended) return;
    if (table === undefined) return this.ports.state('gone');
    this.ports.state('open');
    this.conversation = new Conversation(table, ME, from, {
      send: (message) => this.ports.send(message),
      act: (work) => work(),
      failed: (error) => this.fail(error),
    });
    const nudge = () => void this.ports.nudge(table).catch((error) => this.fail(error));
    this.unlisten = table.listen(nudge);
    nudge();
  }

  private async hear(message: ClientMessage): Promise<void> {
    // The page sends it again on its next line.
    if (this.ended) return;
    try {
      await this.conversation?.hear(message);
    } catch (error) {
      // Not sent again: a message that fails once would fail again.
      this.conversation?.refuse(failureOf(error), message.client);
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (this.ended) return;
    complainOf(error);
    this.end();
    this.ports.state('lost');
  }
}
