/** Playing by HTTP; the stream has a file of its own. */
import { no, yes } from '@shutterbox/host';
import {
  answersRequest,
  done,
  legalInfo,
  legalQuery,
  moment,
  momentQuery,
  record,
  undoRequest,
  update,
  updateQuery,
} from '@shutterbox/protocol';
import { counted } from './act.ts';
import { observerFor, tableIn } from './lookup.ts';
import type { Ports } from './ports.ts';
import { type Route, route } from './route.ts';

/** A whole batch of the largest actions. */
const ANSWER_BYTES = 512 * 1024;

export function playRoutes(ports: Ports): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/matches/:match/answers',
      summary: 'Answers one of your decisions with an action, or with several as a batch.',
      body: answersRequest,
      reply: done,
      visitor: true,
      bytes: ANSWER_BYTES,
      run: async ({ asker, params, body }) => {
        const table = await tableIn(ports, params);
        if (!table.ok) return table;
        return counted(ports, table.value, () => table.value.answer({ visitor: asker.visitor }, body));
      },
    }),
    route({
      method: 'POST',
      path: '/matches/:match/undo',
      summary: 'Undoes your latest entries, as long as nothing new was revealed.',
      body: undoRequest,
      reply: done,
      visitor: true,
      run: async ({ asker, params, body }) => {
        const table = await tableIn(ports, params);
        if (!table.ok) return table;
        return counted(ports, table.value, () => table.value.undo({ visitor: asker.visitor }, body));
      },
    }),
    route({
      method: 'GET',
      path: '/matches/:match/legal',
      summary: 'The legal answers to one of your decisions, including optional ones.',
      query: legalQuery,
      reply: legalInfo,
      visitor: true,
      run: async ({ asker, params, query }) => {
        const table = await tableIn(ports, params);
        return table.ok ? table.value.legal(asker.visitor, query.seat, query.decision) : table;
      },
    }),
    route({
      method: 'GET',
      path: '/matches/:match/update',
      summary: 'The current view for one of your seats or for a spectator, and what happened since an entry number.',
      query: updateQuery,
      reply: update,
      run: async ({ asker, params, query }) => {
        const table = await tableIn(ports, params);
        if (!table.ok) return table;
        const observer = await observerFor(table.value, asker.visitor, query.seat);
        if (!observer.ok) return observer;
        const news = await table.value.update(observer.value, query.from);
        return news === undefined ? no('match.notStarted', 'The match has not started yet.') : yes(news);
      },
    }),
    route({
      method: 'GET',
      path: '/matches/:match/moment',
      summary: 'The view after an entry, for one of your seats or for a spectator.',
      query: momentQuery,
      reply: moment,
      rate: 'lookBack',
      run: async ({ asker, params, query }) => {
        const table = await tableIn(ports, params);
        if (!table.ok) return table;
        const observer = await observerFor(table.value, asker.visitor, query.seat);
        return observer.ok ? table.value.moment(observer.value, query.at) : observer;
      },
    }),
    route({
      method: 'GET',
      path: '/matches/:match/record',
      summary: 'The whole match including its secret, once it is over. Check it with `shutterbox verify`.',
      reply: record,
      rate: 'lookBack',
      run: async ({ params }) => {
        const table = await tableIn(ports, params);
        return table.ok ? table.value.record() : table;
      },
    }),
  ];
}
