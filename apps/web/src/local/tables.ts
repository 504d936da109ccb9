/** The tables of this browser, as the worker has them. */
import {
  away,
  back,
  givenToBot,
  handedOver,
  left,
  no,
  type SeatsChange,
  STAND_IN_LEVEL,
  summaryInfo,
  type Table,
  Tables,
  taken,
  yes,
} from '@shutterbox/host';
import type { Moment } from '@shutterbox/protocol';
import type { Reply, SeatDeed } from '../host/host.ts';
import { LOCAL_PREFIX } from '../host/local-id.ts';
import type { Bots } from './bots.ts';
import { BroadcastBus } from './broadcast-bus.ts';
import type { IdbStorage } from './idb-storage.ts';
import type { LocalCalls } from './messages.ts';
import { loadRules, rulesOf } from './rules.ts';

/** There is one person here, who holds all seats that no bot has. */
export const ME = 'me';
const MOST_LISTED = 200;

const UNKNOWN_MATCH = no('match.unknown', 'There is no such match in this browser.');
const ELSEWHERE = no('seat.local', 'A match in this browser stays in it: its seats cannot be moved.');

export class LocalTables implements LocalCalls {
  private readonly storage: IdbStorage;
  private readonly bots: Bots;
  private readonly tables: Tables;

  constructor(storage: IdbStorage, bots: Bots) {
    this.storage = storage;
    this.bots = bots;
    this.tables = new Tables(rulesOf, storage, new BroadcastBus(), Date.now, LOCAL_PREFIX);
  }

  create: LocalCalls['create'] = async (request, name) => {
    await loadRules(request.game);
    const { game, options = {}, seats, pace = 0 } = request;
    const made = await this.tables.create({ game, options, seats, pace, listed: false }, { visitor: ME, name });
    return made.ok ? this.told(made.value) : made;
  };

  mine: LocalCalls['mine'] = async () => {
    const mine = await this.storage.matchesOf(ME, MOST_LISTED);
    return yes(mine.map((each) => plain(summaryInfo(each, ME))));
  };

  table: LocalCalls['table'] = (match) => this.with(match, (table) => this.told(table));

  seat: LocalCalls['seat'] = (match, seat, deed, name) =>
    this.with(match, async (table) => {
      const change = changeOf(seat, deed, name);
      if (change === undefined) return ELSEWHERE;
      const changed = await table.changeSeats(change);
      return changed.ok ? this.told(table) : changed;
    });

  rematch: LocalCalls['rematch'] = (match, name) =>
    this.with(match, async (table) => {
      const made = await this.tables.rematch(table, { visitor: ME, name });
      return made.ok ? this.told(made.value) : made;
    });

  moment: LocalCalls['moment'] = (match, observer, at) =>
    this.with(match, async (table) => {
      const moment = await table.moment(observer, at);
      return moment.ok ? yes(moment.value as Moment) : moment;
    });

  record: LocalCalls['record'] = (match) => this.with(match, (table) => table.record());

  forget: LocalCalls['forget'] = async (match) => {
    await this.storage.deleteMatch(match);
    this.tables.forget(match);
    return yes(null);
  };

  /** The game's rules must be here before its tables can be. */
  async get(match: string): Promise<Table | undefined> {
    const stored = await this.storage.match(match);
    if (stored === undefined) return undefined;
    await loadRules(stored.head.game);
    return this.tables.get(match);
  }

  private async with<T>(match: string, use: (table: Table) => Promise<Reply<T>>): Promise<Reply<T>> {
    const table = await this.get(match);
    return table === undefined ? UNKNOWN_MATCH : use(table);
  }

  private async told(table: Table) {
    void this.bots.nudge(table);
    return yes(plain(await table.info(ME)));
  }
}

/** The protocol's arrays can be written to. */
function plain<T extends { readonly seats: readonly unknown[]; readonly waits: readonly unknown[] }>(info: T) {
  return { ...info, seats: [...info.seats] as T['seats'][number][], waits: [...info.waits] as T['waits'][number][] };
}

function changeOf(seat: number, deed: SeatDeed, name: string): SeatsChange | undefined {
  switch (deed.kind) {
    case 'join':
      return taken(seat, ME, name, deed.nonce ?? '');
    case 'leave':
      return left(seat, ME);
    case 'bot':
      return givenToBot(seat, ME, deed.level ?? STAND_IN_LEVEL);
    case 'away':
      return away(seat, ME, deed.level ?? STAND_IN_LEVEL);
    case 'back':
      return back(seat, ME);
    case 'hand-over':
      return handedOver(seat, ME, deed.level ?? STAND_IN_LEVEL);
    case 'claim':
      return undefined;
  }
}
