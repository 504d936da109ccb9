import type { Result, Table } from '@shutterbox/host';
import type { Done, ServerMessage } from '@shutterbox/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '../src/local/line.ts';
import type { LineState } from '../src/local/messages.ts';

const UNDO = { type: 'undo', client: 'a', seat: 0, count: 1 } as const;
const DONE: Result<Done> = { ok: true, value: { number: 3, dropped: 0, left: [] } };
const ANYTHING = 'That did not work in this browser. Try again, or reload the page.';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A table before its match has begun, at which all goes well unless told otherwise. */
function tableWith(more: Partial<Table> = {}) {
  const listeners = new Set<() => void>();
  const table = {
    id: 'here-a',
    look: async () => undefined,
    lookAtOnce: () => false,
    undo: async () => DONE,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...more,
  } as unknown as Table;
  return { table, listeners };
}

function lineTo(find: () => Promise<Table | undefined>, nudge: () => Promise<void> = async () => undefined) {
  const states: LineState[] = [];
  const sent: ServerMessage[] = [];
  const line = new Line('here-a', -1, {
    table: find,
    nudge,
    state: (state) => void states.push(state),
    send: (message) => void sent.push(message),
  });
  return { line, states, sent };
}

/** All that waits for nothing but its turn. */
function settled(): Promise<unknown> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('a line within the worker', () => {
  it('refuses by its name what could not be done, and is lost: the page calls again', async () => {
    const fails = async () => Promise.reject(new Error('The disk is on fire.'));
    const { table, listeners } = tableWith({ undo: fails });
    const { line, states, sent } = lineTo(async () => table);
    line.say(UNDO);
    await settled();
    expect(sent.at(-1)).toEqual({
      type: 'refused',
      client: 'a',
      error: { code: 'browser.failed', sentence: ANYTHING },
    });
    expect(states).toEqual(['open', 'lost']);
    expect(listeners.size).toBe(0);
    line.say(UNDO);
    await settled();
    expect(sent.filter(({ type }) => type === 'refused')).toHaveLength(1);
  });

  it.each([
    ['QuotaExceededError', 'This browser’s storage is full. Free some space and try again.'],
    ['VersionError', 'A newer version of this site is open in another tab. Reload this page.'],
    ['UnknownError', ANYTHING],
  ])('says of a %s what to do', async (name, sentence) => {
    const { table } = tableWith({ undo: () => Promise.reject(new DOMException('', name)) });
    const { line, sent } = lineTo(async () => table);
    line.say(UNDO);
    await settled();
    expect(sent.at(-1)).toMatchObject({ type: 'refused', error: { sentence } });
    expect(console.error).toHaveBeenCalledTimes(sentence === ANYTHING ? 1 : 0);
  });

  it('is lost where the table cannot be had, or cannot be read', async () => {
    const without = lineTo(() => Promise.reject(new Error('Shut.')));
    const unread = lineTo(async () => tableWith({ look: () => Promise.reject(new Error('Shut.')) }).table);
    await settled();
    expect(without.states).toEqual(['lost']);
    expect(unread.states).toEqual(['open', 'lost']);
  });

  it('is gone only where there is no such match', async () => {
    const { states } = lineTo(async () => undefined);
    await settled();
    expect(states).toEqual(['gone']);
  });

  it('keeps what is said before the table is there', async () => {
    let found: (table: Table) => void = () => undefined;
    const { line, sent } = lineTo(() => new Promise((resolve) => (found = resolve)));
    line.say(UNDO);
    found(tableWith().table);
    await settled();
    expect(sent).toContainEqual({ type: 'done', client: 'a', number: 3, dropped: 0, left: [] });
  });

  it('begins nothing after a hang-up before the table was there', async () => {
    const { table, listeners } = tableWith();
    const nudge = vi.fn(async () => undefined);
    const { line, states, sent } = lineTo(async () => table, nudge);
    line.end();
    await settled();
    expect([states, sent, listeners.size]).toEqual([[], [], 0]);
    expect(nudge).not.toHaveBeenCalled();
  });

  it('nudges the bots at first and at all news, and is lost where they fail', async () => {
    const { table, listeners } = tableWith();
    const nudge = vi.fn(async () => undefined);
    const { states } = lineTo(async () => table, nudge);
    await settled();
    expect(nudge).toHaveBeenCalledTimes(1);
    nudge.mockRejectedValueOnce(new Error('No bot.'));
    for (const listener of listeners) listener();
    await settled();
    expect(nudge).toHaveBeenCalledTimes(2);
    expect(states).toEqual(['open', 'lost']);
  });
});
