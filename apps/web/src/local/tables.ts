/** This browser's tables, in the worker. */
import {
  away,
  back,
  handedOver,
  no,
  type SeatsChange,
  STAND_IN_LEVEL,
  summaryInfo,
  type Table,
  Tables,
  yes,
} from '@shutterbox/host';
import type { Moment } from '@shutterbox/protocol';
import type { Reply } from '../host/host.ts';
import { LESSON_PREFIX, LOCAL_PREFIX } from '../host/local-id.ts';
import { BroadcastBus } from './broadcast-bus.ts';
import type { IdbStorage } from './idb-storage.ts';
import { ME } from './line.ts';
import type { LocalCalls, LocalDeed } from './messages.ts';
import { loadRules, rulesOf } from './rules.ts';

const MOST_LISTED = 200;

const UNKNOWN_MATCH = no('match.unknown', 'There is no such match in this browser.');

export class LocalTables implements LocalCalls {
  private readonly storage: IdbStorage;
  private readonly tables: Tables;

  constructor(storage: IdbStorage) {
    this.storage = storage;
    this.tables = new Tables(rulesOf, storage, new BroadcastBus(), Date.now, LOCAL_PREFIX);
  }

  create: LocalCalls['create'] = async (request, name) => {
    await loadRules(request.game);
    const { game, options = {}, seats, pace = 0, hints } = request;
    const wish = { game, options, seats, pace, hints, listed: false };
    const made = await this.tables.create(wish, { visitor: ME, name });
    return made.ok ? this.told(made.value) : made;
  };

  learn: LocalCalls['learn'] = async ({ game, options, bots, arranged }, name) => {
    await loadRules(game);
    const others = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const);
    const wish = { game, options, seats: [{ kind: 'me' } as const, ...others], pace: 0, listed: false, arranged };
    const made = await this.tables.create(wish, { visitor: ME, name }, LESSON_PREFIX);
    return made.ok ? this.told(made.value) : made;
  };

  mine: LocalCalls['mine'] = async () => {
    const mine = await this.storage.matchesOf(ME, MOST_LISTED);
    return yes(mine.map((each) => plain(summaryInfo(each, ME))));
  };

  table: LocalCalls['table'] = (match) => this.with(match, (table) => this.told(table));

  seat: LocalCalls['seat'] = (match, seat, deed) =>
    this.with(match, async (table) => {
      const changed = await table.changeSeats(changeOf(seat, deed));
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

  /** A game's rules must be loaded before its tables. */
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
    return yes(plain(await table.info(ME)));
  }
}

/** The protocol's arrays are mutable. */
function plain<T extends { readonly seats: readonly unknown[]; readonly waits: readonly unknown[] }>(info: T) {
  return { ...info, seats: [...info.seats] as T['seats'][number][], waits: [...info.waits] as T['waits'][number][] };
}

function changeOf(seat: number, deed: LocalDeed): SeatsChange {
  switch (deed.kind) {
    case 'away':
      return away(seat, ME, deed.level ?? STAND_IN_LEVEL);
    case 'back':
      return back(seat, ME);
    case 'hand-over':
      return handedOver(seat, ME, deed.level ?? STAND_IN_LEVEL);
  }
}
