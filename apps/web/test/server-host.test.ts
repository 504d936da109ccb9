import type { TableInfo } from '@shutterbox/protocol';
import { describe, expect, it, vi } from 'vitest';
import { isUnreachable } from '../src/host/request.ts';
import { serverHost } from '../src/host/server-host.ts';
import { witnessOf } from '../src/host/witness.ts';

const TAKEN = { error: { code: 'seat.taken', sentence: 'That seat is taken.' } };

/** A table whose open seats are these when one wants to sit down; someone else was quicker at all others. */
function quickOthers(free: readonly number[]): string[] {
  const asked: string[] = [];
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: free.includes(seat) ? 'open' : 'person' }));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path.slice('/api/v1'.length)}`);
    const wanted = /seats\/(\d)\/join$/.exec(path)?.[1];
    if (wanted !== undefined && !free.includes(Number(wanted))) return Response.json(TAKEN, { status: 409 });
    return Response.json({ id: 'm', seats } as unknown as TableInfo);
  });
  return asked;
}

const WISH = { game: 'wildlife', options: {}, listed: true, pace: 0, hints: false } as const;
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

describe('the player who creates a table', () => {
  it('sits where there is room when someone else was quicker', async () => {
    const asked = quickOthers([2]);
    expect(await serverHost.create({ ...WISH, seats: [...SEATS] })).toMatchObject({ ok: true });
    expect(asked).toEqual([
      'POST /matches',
      'POST /matches/m/seats/0/join',
      'GET /matches/m',
      'POST /matches/m/seats/2/join',
    ]);
  });

  it('keeps the commitment and the nonce, to check the dice by', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      if (path.endsWith('/join')) sent.push(JSON.parse(String(body)).nonce);
      return Response.json({ id: 'w', commitment: sent.length === 0 ? 'first' : 'other', seats: [] });
    });
    await serverHost.create({ ...WISH, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'me' }] });
    expect(sent).toHaveLength(2);
    expect(witnessOf('w')).toEqual({
      commitment: 'first',
      nonces: new Map([
        [0, sent[0]],
        [2, sent[1]],
      ]),
    });
    expect(witnessOf('another')).toBeUndefined();
  });

  it('takes the seats that are kept for them in a rematch, with nonces of their own', async () => {
    const asked: string[] = [];
    const seat = (kind: string, yours: boolean, at: number) => ({ seat: at, kind, kept: { name: 'Ann', yours } });
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      asked.push(`${method} ${path.slice('/api/v1'.length)} ${path.endsWith('rematch') ? body : ''}`.trim());
      const seats = [seat('open', true, 0), seat('open', false, 1), seat('bot', false, 2)];
      return Response.json({ id: 'r', commitment: 'c', seats });
    });
    expect(await serverHost.rematch('m')).toMatchObject({ ok: true });
    expect(asked).toEqual(['POST /matches/m/rematch {"sit":false}', 'POST /matches/r/seats/0/join']);
  });

  it('sees the table all the same when all seats are taken', async () => {
    quickOthers([]);
    expect(await serverHost.create({ ...WISH, seats: [...SEATS] })).toMatchObject({ ok: true, value: { id: 'm' } });
  });

  it('is told that the server cannot be reached when a network swallows what it is given', async () => {
    const late = AbortSignal.abort();
    vi.stubGlobal('AbortSignal', { timeout: () => late });
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json({});
    });
    const reply = await serverHost.mine();
    expect(!reply.ok && isUnreachable(reply.refusal)).toBe(true);
    vi.unstubAllGlobals();
  });
});
