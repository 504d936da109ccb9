/** A table of three seats, in the browser, with a host that says what a test wants it to say. */
import type { ClientMessage, Moment, ServerMessage, TableInfo, Update } from '@shutterbox/protocol';
import { vi } from 'vitest';
import type { GameBundle } from '../src/games/bundle.ts';
import type { Host, LinkListener, Reply } from '../src/host/host.ts';

// The page that a session stands on.
export const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('document', page);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { TableSession } = await import('../src/table/match/session.ts');
const { redo } = await import('../src/table/match/redo.ts');
const { buildRoom, roomParts } = await import('../src/table/match/build-room.ts');

export type Asked = Update['pending'][number];

export function asked(seat: number, kind = 'turn'): Asked {
  return { id: 10 + seat, seat, kind, words: '' };
}

export function update(
  observer: number,
  number: number,
  pending: readonly Asked[],
  events: readonly unknown[] = [],
): Update {
  return {
    observer,
    number,
    steps: [{ number, kind: 'answer', seat: 1, events: [...events], words: [`Step ${number}.`] }],
    left: 0,
    view: { observer, secret: true },
    pending: pending.map((each) => (each.seat === observer ? each : { ...each, id: 0 })),
    legal: [],
    undo: { count: 0, why: '' },
  };
}

export function table(mine: readonly number[]): TableInfo {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: 'person' as const,
    name: `Seat ${seat}`,
    level: '',
    away: false,
    mine: mine.includes(seat),
  }));
  return { version: 1, status: 'running', deadline: 0, now: Date.now(), game: 'toy', seats } as unknown as TableInfo;
}

const bundle = {
  game: {
    options: { fields: {} },
    seats: () => ({ counts: [3] }),
    determinize: (view: unknown) => view,
    view: () => ({}),
  },
  ui: {
    duration: (event: number) => event,
    hasSecret: () => true,
    openKinds: () => ['offer', 'round'],
    handsOver: ['round'],
  },
} as unknown as GameBundle;

type Fetch = (observer: number | 'spectator', at: number) => Promise<Reply<Moment>>;

const unreached: Fetch = async () => ({ ok: false, refusal: { code: 'network', sentence: 'No.' } });

export function sit(mine: readonly number[], fetch: Fetch = unreached, at?: number) {
  const sent: ClientMessage[] = [];
  let listener: LinkListener | undefined;
  const host = {
    connect: (_match: string, _from: () => number, heard: LinkListener) => {
      listener = heard;
      return { send: (message: ClientMessage) => void sent.push(message), close: () => undefined };
    },
    moment: (_match: string, observer: number | 'spectator', number: number) => fetch(observer, number),
  } as unknown as Host;
  const session = new TableSession(host, 'toy');
  session.open();
  session.takeBundle(bundle);
  const hear = (message: ServerMessage): void => listener?.hear(message);
  const tell = (...updates: readonly Update[]): void => {
    for (const each of updates) hear({ type: 'update', update: each });
  };
  hear({ type: 'table', table: table(mine) });
  if (at !== undefined) session.lookAt(at);
  const model = () => session.store.getState();
  const room = () =>
    buildRoom(roomParts(model()), bundle, {
      act: ({ seat, id }, actions) => session.act(seat, id, actions),
      redo: ({ seat }, count, actions) => redo(session, seat, count, actions),
      openRule: () => undefined,
    });
  return { session, sent, hear, tell, model, room };
}
