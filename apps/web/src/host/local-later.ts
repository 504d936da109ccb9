/** The browser as the host of matches, loaded when a match of its own is opened, made or looked for. */
import type { ClientMessage } from '@shutterbox/protocol';
import type { Host, LinkListener, TableLink } from './host.ts';

export function localHostLater(load: () => Promise<Host>): Host {
  return {
    kind: 'local',
    terms: async (...args) => (await load()).terms(...args),
    create: async (request) => (await load()).create(request),
    mine: async () => (await load()).mine(),
    openTables: async () => ({ ok: true, value: [] }),
    table: async (match) => (await load()).table(match),
    seat: async (...args) => (await load()).seat(...args),
    seatLink: async (...args) => (await load()).seatLink(...args),
    rematch: async (match) => (await load()).rematch(match),
    moment: async (...args) => (await load()).moment(...args),
    record: async (match) => (await load()).record(match),
    connect: (match, from, listener) => new LaterLink(load(), match, from, listener),
  };
}

/** Messages sent before the host is loaded are passed on as soon as it is. */
class LaterLink implements TableLink {
  private link: TableLink | undefined;
  private readonly unsaid: ClientMessage[] = [];
  private closed = false;

  constructor(host: Promise<Host>, match: string, from: () => number, listener: LinkListener) {
    listener.state('connecting');
    host.then(
      ({ connect }) => {
        if (this.closed) return;
        this.link = connect(match, from, listener);
        for (const message of this.unsaid) this.link.send(message);
      },
      () => listener.state('lost'),
    );
  }

  send(message: ClientMessage): void {
    if (this.link === undefined) this.unsaid.push(message);
    else this.link.send(message);
  }

  close(): void {
    this.closed = true;
    this.link?.close();
  }
}
