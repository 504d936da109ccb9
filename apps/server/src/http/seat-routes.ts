/** What can be done with a seat. */

import {
  away,
  back,
  claimed,
  declined,
  givenToBot,
  handedOver,
  left,
  linked,
  newNonce,
  type Result,
  type Table,
  taken,
  yes,
} from '@shutterbox/host';
import type { Seat } from '@shutterbox/kernel';
import {
  claimRequest,
  done,
  joinRequest,
  levelRequest,
  linkReply,
  nothing,
  standingRequest,
  tableInfo,
} from '@shutterbox/protocol';
import { hashOf, newToken } from '../identity/secrets.ts';
import { baseOf } from './links.ts';
import { seatIn, tableIn } from './lookup.ts';
import { NO_PERSON } from './match-routes.ts';
import type { Ports } from './ports.ts';
import { type Call, type Route, route } from './route.ts';
import { NOBODY } from './visitor-routes.ts';

type Change = Parameters<Table['changeSeats']>[0];

const STANDING_BYTES = 320 * 1024;

export function seatRoutes(ports: Ports): readonly Route[] {
  const { visitors, settings, presence, nudge } = ports;

  async function at<B>(
    { params }: Call<B, undefined>,
    use: (table: Table, seat: Seat) => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> {
    const table = await tableIn(ports, params);
    if (!table.ok) return table;
    const seat = seatIn(params);
    return seat.ok ? use(table.value, seat.value) : seat;
  }

  function change<B>(call: Call<B, undefined>, make: (seat: Seat) => Change | Promise<Change | undefined>) {
    return at(call, async (table, seat) => {
      const wanted = await make(seat);
      if (wanted === undefined) return NOBODY;
      // A page that takes a seat opens its own connection a moment later.
      presence.enter(table.id, call.asker.visitor)();
      const changed = await table.changeSeats(wanted);
      if (!changed.ok) return changed;
      nudge();
      return yes(await table.info(call.asker.visitor));
    });
  }

  const shared = { method: 'POST', reply: tableInfo, visitor: true } as const;
  return [
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/join',
      summary: 'Takes an open seat.',
      body: joinRequest,
      run: (call) =>
        change(call, async (seat) => {
          const visitor = await visitors.known(call.asker.visitor);
          return visitor && taken(seat, visitor.id, call.body.name ?? visitor.name, call.body.nonce ?? newNonce());
        }),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/leave',
      summary: 'Leaves your seat before the start. The player who created the table can also remove a bot.',
      body: nothing,
      run: (call) => change(call, (seat) => left(seat, call.asker.visitor)),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/decline',
      summary: 'Gives up the seat kept for you in a rematch.',
      body: nothing,
      run: (call) => change(call, (seat) => declined(seat, call.asker.visitor)),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/bot',
      summary: 'Gives an open seat to a bot before the start. Only for the player who created the table.',
      body: levelRequest,
      run: (call) => change(call, (seat) => withPerson(givenToBot(seat, call.asker.visitor, call.body.level))),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/link',
      summary:
        'Creates a link that moves your seat to another device or person. It is shown only once, and older links stop working.',
      body: nothing,
      reply: linkReply,
      run: (call) =>
        at(call, async (table, seat) => {
          const token = newToken();
          const changed = await table.changeSeats(linked(seat, call.asker.visitor, hashOf(token)));
          if (!changed.ok) return changed;
          const base = baseOf(call.request, settings.SITE_URL);
          return yes({ token, url: `${base}/match/${table.id}/seat/${seat}#${token}` });
        }),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/claim',
      summary: 'Takes over a seat with the token of its link. The token works once.',
      body: claimRequest,
      rate: 'guess',
      run: (call) =>
        change(call, async (seat) => {
          const visitor = await visitors.known(call.asker.visitor);
          return visitor && claimed(seat, visitor.id, visitor.name, hashOf(call.body.token));
        }),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/hand-over',
      summary: 'Leaves a running match for good. A bot takes the seat.',
      body: levelRequest,
      run: (call) => change(call, (seat) => handedOver(seat, call.asker.visitor, call.body.level)),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/away',
      summary: 'Lets a bot play for you until you come back. Answering a decision also brings you back.',
      body: levelRequest,
      run: (call) => change(call, (seat) => away(seat, call.asker.visitor, call.body.level)),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/back',
      summary: 'Takes over from the bot again.',
      body: nothing,
      run: (call) => change(call, (seat) => back(seat, call.asker.visitor)),
    }),
    route({
      ...shared,
      path: '/matches/:match/seats/:seat/standing',
      summary:
        'Replaces your standing answers: each is given at once, wherever it is legal, to decisions of its kind (and subject).',
      body: standingRequest,
      reply: done,
      bytes: STANDING_BYTES,
      run: (call) =>
        at(call, async (table, seat) => {
          const stood = await table.stand(call.asker.visitor, seat, call.body.answers);
          if (stood.ok) nudge();
          return stood;
        }),
    }),
  ];
}

/** The same change, unless only bots would be left. */
function withPerson(change: Change): Change {
  return (seats, stored, now) => {
    const changed = change(seats, stored, now);
    return changed.ok && changed.value.every(({ kind }) => kind === 'bot') ? NO_PERSON : changed;
  };
}
