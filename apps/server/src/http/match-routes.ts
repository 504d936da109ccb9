/** Matches: creating them, finding them, and rematches. */
import { no, summaryInfo, yes } from '@shutterbox/host';
import {
  createRequest,
  matchList,
  OPTIONS_CHARACTERS,
  rematchRequest,
  tableInfo,
  termsRequest,
} from '@shutterbox/protocol';
import { tableIn } from './lookup.ts';
import type { Ports } from './ports.ts';
import { type Route, route } from './route.ts';
import { NOBODY } from './visitor-routes.ts';

const MOST_LISTED = 100;
/** Room for options in any script, and for the rest of the request. */
const CREATE_BYTES = 2 * OPTIONS_CHARACTERS;

/** Bots play each other in the lab: `shutterbox sim` and `duel`. */
export const NO_PERSON = no('seats.bad', 'At least one person must play.');

export function matchRoutes(ports: Ports): readonly Route[] {
  const { storage, tables, visitors, nudge } = ports;
  return [
    route({
      method: 'POST',
      path: '/matches',
      summary: 'Creates a match. It starts once every seat is taken.',
      body: createRequest,
      reply: tableInfo,
      status: 201,
      visitor: true,
      rate: 'newMatch',
      bytes: CREATE_BYTES,
      run: async ({ asker, body }) => {
        if (body.seats.every(({ kind }) => kind === 'bot')) return NO_PERSON;
        const maker = await visitors.known(asker.visitor);
        if (maker === undefined) return NOBODY;
        const made = await tables.create({ ...body, options: body.options }, { visitor: maker.id, name: maker.name });
        if (!made.ok) return made;
        nudge();
        return yes(await made.value.info(asker.visitor));
      },
    }),
    route({
      method: 'GET',
      path: '/matches',
      summary: 'Lists public matches with an open seat.',
      reply: matchList,
      run: async ({ asker }) => {
        const open = await storage.openMatches(MOST_LISTED);
        return yes({ matches: open.map((each) => summaryInfo(each, asker.visitor)) });
      },
    }),
    route({
      method: 'GET',
      path: '/matches/mine',
      summary: 'Lists your matches.',
      reply: matchList,
      visitor: true,
      run: async ({ asker }) => {
        const mine = await storage.matchesOf(asker.visitor, MOST_LISTED);
        return yes({ matches: mine.map((each) => summaryInfo(each, asker.visitor)) });
      },
    }),
    route({
      method: 'GET',
      path: '/matches/:match',
      summary: 'The table: who has which seat, and the state of the match.',
      reply: tableInfo,
      run: async ({ asker, params }) => {
        const table = await tableIn(ports, params);
        return table.ok ? yes(await table.value.info(asker.visitor)) : table;
      },
    }),
    route({
      method: 'POST',
      path: '/matches/:match/terms',
      summary: 'Changes options, pace or listing before the start. Only for the player who created the table.',
      body: termsRequest,
      reply: tableInfo,
      visitor: true,
      bytes: CREATE_BYTES,
      run: async ({ asker, params, body }) => {
        const table = await tableIn(ports, params);
        return table.ok ? table.value.changeTerms(asker.visitor, body) : table;
      },
    }),
    route({
      method: 'POST',
      path: '/matches/:match/rematch',
      summary:
        'Creates a rematch with the seats rotated by one. Every player’s seat is kept for them, and the bots play again. There is one rematch per match: a second request returns the same one.',
      body: rematchRequest,
      reply: tableInfo,
      visitor: true,
      rate: 'newMatch',
      run: async ({ asker, params, body }) => {
        const table = await tableIn(ports, params);
        if (!table.ok) return table;
        const maker = await visitors.known(asker.visitor);
        if (maker === undefined) return NOBODY;
        const made = await tables.rematch(table.value, { visitor: maker.id, name: maker.name }, body.sit);
        if (!made.ok) return made;
        nudge();
        return yes(await made.value.info(asker.visitor));
      },
    }),
  ];
}
