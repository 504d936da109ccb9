/** The browser itself as the host of matches. */
import type { TableInfo } from '@shutterbox/protocol';
import type { Host, Reply, SeatDeed } from './host.ts';
import { DATABASE } from './local-id.ts';
import { LocalLink } from './local-link.ts';
import { localWorker } from './local-worker.ts';

const NOT_HERE = {
  ok: false,
  refusal: {
    code: 'seat.local',
    sentence: 'This match lives in this browser, so its seats cannot move to another device.',
  },
} as const;

/** Visitors who have never played here do not load the worker. */
async function hasMatches(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // A browser that cannot list its databases may still have ours: the worker finds out.
    return true;
  }
}

async function seat(match: string, number: number, deed: SeatDeed): Promise<Reply<TableInfo>> {
  switch (deed.kind) {
    case 'away':
    case 'back':
    case 'hand-over':
      return localWorker().call('seat', match, number, deed);
    case 'join':
    case 'leave':
    case 'decline':
    case 'bot':
    case 'claim':
      return NOT_HERE;
  }
}

/** `name`: the name of the person at this browser. */
export function localHost(name: () => string): Host {
  return {
    kind: 'local',
    terms: async () => NOT_HERE,
    create: (request) => localWorker().call('create', request, name()),
    mine: async () => ((await hasMatches()) ? localWorker().call('mine') : { ok: true, value: [] }),
    openTables: async () => ({ ok: true, value: [] }),
    table: (match) => localWorker().call('table', match),
    seat,
    seatLink: async () => NOT_HERE,
    rematch: (match) => localWorker().call('rematch', match, name()),
    moment: (match, observer, at) => localWorker().call('moment', match, observer, at),
    record: (match) => localWorker().call('record', match),
    connect: (match, from, listener) => new LocalLink(match, from, listener),
  };
}
