/** The open streams of this server. */

import type { ServerResponse } from 'node:http';
import { no, type Result, yes } from '@shutterbox/host';
import { update, updateQuery } from '@shutterbox/protocol';
import { whoOf } from '../presence/who.ts';
import { observerFor, tableIn } from './lookup.ts';
import type { Ports } from './ports.ts';
import { type Call, route } from './route.ts';
import { Stream } from './stream.ts';

export class Streams {
  private readonly open = new Set<Stream>();

  get size(): number {
    return this.open.size;
  }

  /** A route whose result is a function that begins to write. */
  route(ports: Ports) {
    return route({
      method: 'GET',
      path: '/matches/:match/stream',
      summary: 'Streams the updates of a match, one per line, from an entry number on. Ends with the match.',
      query: updateQuery,
      reply: update,
      run: (call) => this.begin(ports, call),
    });
  }

  close(): void {
    for (const stream of [...this.open]) stream.end();
  }

  private async begin(
    ports: Ports,
    { asker, request, params, query }: Call<undefined, { readonly seat?: number; readonly from: number }>,
  ): Promise<Result<(response: ServerResponse) => void>> {
    const { limits, metrics, log } = ports;
    const table = await tableIn(ports, params);
    if (!table.ok) return table;
    const observer = await observerFor(table.value, asker.visitor, query.seat);
    if (!observer.ok) return observer;
    const disconnect = limits.connections.take(asker.address);
    if (disconnect === undefined) {
      metrics.limited.inc({ what: 'connections' });
      return no('rate.tooMany', 'There are too many connections from your address.');
    }
    return yes((response) => {
      const shut = ports.doors.enter(asker.device, () => stream.end());
      const leave = ports.presence.enter(table.value.id, whoOf(asker, request));
      const stream = new Stream(response, {
        table: table.value,
        visitor: asker.visitor,
        observer: observer.value,
        from: query.from,
        failed: (error) => log.error({ error, match: table.value.id }, 'a stream failed'),
        ended: () => {
          this.open.delete(stream);
          shut();
          leave();
          disconnect();
        },
      });
      this.open.add(stream);
    });
  }
}
