/** Matches: making them, finding them, and once more. */
import {
  createRequest,
  type MatchSummary,
  matchList,
  nothing,
  OPTIONS_CHARACTERS,
  tableInfo,
} from '@shutterbox/protocol';
import type { SeatRow, MatchSummary as StoredSummary } from '../storage/storage.ts';
import { BOT_LEVELS, type BotLevel, holds, no, STAND_IN_LEVEL, yes } from '../table/seats.ts';
import { newNonce, type SeatWish } from '../table/tables.ts';
import { tableIn } from './lookup.ts';
import type { Ports } from './ports.ts';
import { type Route, route } from './route.ts';
import { NOBODY } from './visitor-routes.ts';

const MOST_LISTED = 100;
/** Options in any script, and the rest of the request. */
const CREATE_BYTES = 2 * OPTIONS_CHARACTERS;

export function matchRoutes(ports: Ports): readonly Route[] {
  const { storage, tables, visitors, nudge } = ports;
  return [
    route({
      method: 'POST',
      path: '/matches',
      summary: 'Make a match. It starts once every seat is taken.',
      body: createRequest,
      reply: tableInfo,
      status: 201,
      visitor: true,
      rate: 'newMatch',
      bytes: CREATE_BYTES,
      run: async ({ asker, body }) => {
        const maker = await visitors.known(asker.visitor);
        if (maker === undefined) return NOBODY;
        const seats = body.seats.map(
          (seat): SeatWish => (seat.kind === 'me' ? { kind: 'me', nonce: seat.nonce ?? newNonce() } : seat),
        );
        const made = await tables.create(
          { ...body, options: body.options, seats },
          { visitor: maker.id, name: maker.name },
        );
        if (!made.ok) return made;
        nudge();
        return yes(await made.value.info(asker.visitor));
      },
    }),
    route({
      method: 'GET',
      path: '/matches',
      summary: 'Listed matches with an open seat.',
      reply: matchList,
      run: async ({ asker }) => {
        const open = await storage.openMatches(MOST_LISTED);
        return yes({ matches: open.map((each) => summaryFor(each, asker.visitor)) });
      },
    }),
    route({
      method: 'GET',
      path: '/matches/mine',
      summary: 'Matches in which you have a seat.',
      reply: matchList,
      visitor: true,
      run: async ({ asker }) => {
        const mine = await storage.matchesOf(asker.visitor, MOST_LISTED);
        return yes({ matches: mine.map((each) => summaryFor(each, asker.visitor)) });
      },
    }),
    route({
      method: 'GET',
      path: '/matches/:match',
      summary: 'The table: who sits where, and how it stands.',
      reply: tableInfo,
      run: async ({ asker, params }) => {
        const table = await tableIn(ports, params);
        return table.ok ? yes(await table.value.info(asker.visitor)) : table;
      },
    }),
    route({
      method: 'POST',
      path: '/matches/:match/rematch',
      summary:
        'The same once more: your seats are yours, bots sit where they sat, other seats are open. Once a match: whoever asks later gets the same.',
      body: nothing,
      reply: tableInfo,
      visitor: true,
      rate: 'newMatch',
      run: async ({ asker, params }) => {
        const table = await tableIn(ports, params);
        if (!table.ok) return table;
        const [old, seats, maker] = [
          await table.value.info(asker.visitor),
          await table.value.seats(),
          await visitors.known(asker.visitor),
        ];
        if (maker === undefined) return NOBODY;
        if (!seats.some(({ seat }) => holds(seats, asker.visitor, seat)))
          return no('seat.notYours', 'Only those who played may ask for a rematch.');
        if (old.status !== 'over') return no('match.running', 'A rematch can be had when the match is over.');
        const known = await rematchOf(ports, old.id, seats);
        if (known !== undefined) return yes(await known.info(asker.visitor));
        const { game, options, listed, pace } = old;
        const wish = {
          game,
          options,
          listed,
          pace,
          seats: seats.map((row) => again(row, asker.visitor)),
          rematchOf: old.id,
        };
        const made = await tables.create(wish, { visitor: maker.id, name: maker.name });
        if (!made.ok) return made;
        nudge();
        return yes(await made.value.info(asker.visitor));
      },
    }),
  ];
}

/** The rematch that somebody else at the table has asked for already. */
async function rematchOf({ storage, tables }: Ports, match: string, seats: readonly SeatRow[]) {
  const people = new Set(seats.map(({ visitor }) => visitor).filter((visitor) => visitor !== ''));
  for (const visitor of people) {
    const found = (await storage.matchesOf(visitor, MOST_LISTED)).find(({ head }) => head.rematchOf === match);
    if (found !== undefined) return tables.get(found.head.id);
  }
  return undefined;
}

function again(row: SeatRow, visitor: string): SeatWish {
  if (row.kind === 'bot') return { kind: 'bot', level: levelOf(row.level) };
  return row.visitor === visitor ? { kind: 'me', nonce: newNonce() } : { kind: 'open' };
}

function levelOf(text: string): BotLevel {
  return BOT_LEVELS.find((level) => level === text) ?? STAND_IN_LEVEL;
}

/** Built up, so that nothing else of the row gets out. */
function summaryFor({ head, tail, seats }: StoredSummary, asking: string): MatchSummary {
  return {
    id: head.id,
    game: head.game,
    options: head.options,
    listed: head.listed,
    pace: head.pace,
    status: tail.status,
    number: tail.number,
    seats: seats.map(({ seat, kind, name, level, away, visitor }) => ({
      seat,
      kind,
      name,
      level,
      away,
      mine: kind === 'person' && asking !== '' && visitor === asking,
    })),
    deadline: tail.deadline,
    created: head.created,
    updated: tail.updated,
    rematchOf: head.rematchOf,
  };
}
