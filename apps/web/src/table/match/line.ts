/** A table's connection to its host. Messages that were sent but not yet done are sent again over a new connection. */
import type { Question, Seat } from '@shutterbox/kernel';
import type { ClientMessage, ServerMessage } from '@shutterbox/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { Host, TableLink } from '../../host/host.ts';
import { newestNumber } from './feed.ts';
import type { TableModel } from './model.ts';
import { withSent } from './outbox.ts';

export class TableLine {
  private readonly host: Host;
  private readonly match: string;
  private readonly store: StoreApi<TableModel>;
  private readonly hear: (message: ServerMessage) => void;
  private link: TableLink | undefined;

  constructor(host: Host, match: string, store: StoreApi<TableModel>, hear: (message: ServerMessage) => void) {
    this.host = host;
    this.match = match;
    this.store = store;
    this.hear = hear;
  }

  open(): void {
    this.link = this.host.connect(this.match, () => this.heardAll(), {
      hear: this.hear,
      state: (link) => this.store.setState({ link }),
    });
    // The previous connection may have broken mid-message; the host handles each message only once.
    for (const { message, number } of this.store.getState().sent) if (number === undefined) this.link.send(message);
  }

  close(): void {
    this.link?.close();
    this.link = undefined;
  }

  send(message: ClientMessage & { readonly client: string }, seat: Seat, question?: Question): void {
    const added = { client: message.client, seat, message, question, number: undefined };
    this.store.setState((model) => ({
      ...withSent(model, added),
      missed: undefined,
      moment: undefined,
      again: undefined,
    }));
    this.link?.send(message);
  }

  /** The number that all of the player's own seats have. */
  private heardAll(): number {
    const feeds = [...this.store.getState().feeds.values()];
    return feeds.length === 0 ? -1 : Math.min(...feeds.map(newestNumber));
  }
}
