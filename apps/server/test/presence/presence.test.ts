import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { GRACE_MS } from '../../src/presence/attendance.ts';
import { SILENCE_MS } from '../../src/presence/elsewhere.ts';
import { BEAT_MS } from '../../src/presence/presence.ts';
import { whoOf } from '../../src/presence/who.ts';
import { Hall, settled, sits, tableOf } from './hall.ts';

const SECOND = 1_000;

describe('who is at a table', () => {
  it('reaches a newcomer at once, and the others a moment later', async () => {
    const hall = new Hall();
    const presence = await hall.opened();
    const table = tableOf('m', ['ann', 'ben', '']);
    const ann = sits(presence, table, 'ann');
    await settled();
    expect(ann.heard).toEqual([{ seats: [0], watching: 0 }]);
    const ben = sits(presence, table, 'ben');
    await settled();
    expect(ben.heard).toEqual([{ seats: [0, 1], watching: 0 }]);
    expect(ann.heard).toHaveLength(1);
    await hall.pass(SECOND);
    expect(ann.heard.slice(1)).toEqual([{ seats: [0, 1], watching: 0 }]);
    expect(ben.heard).toHaveLength(1);
  });

  it('counts a visitor once however many tabs they have, and does not count players', async () => {
    const hall = new Hall();
    const presence = await hall.opened();
    const table = tableOf('m', ['ann', 'ann', 'ben']);
    for (const who of ['zoe', 'zoe', 'zoe', 'yan', 'ann']) presence.enter('m', who);
    const ann = sits(presence, table, 'ann');
    await settled();
    expect(ann.heard).toEqual([{ seats: [0, 1], watching: 2 }]);
  });

  it('is told once for everything that happened within a second, and never if nothing has changed', async () => {
    const hall = new Hall();
    const presence = await hall.opened();
    const ann = sits(presence, tableOf('m', ['ann']), 'ann');
    const elsewhere = sits(presence, tableOf('other', ['ben']), 'ben');
    await hall.pass(SECOND);
    const leaves = ['v', 'w', 'x'].map((who) => presence.enter('m', who));
    await hall.pass(SECOND);
    for (const leave of leaves) leave();
    for (const who of ['v', 'w', 'x']) presence.enter('m', who);
    await hall.pass(10 * SECOND);
    expect(ann.heard).toEqual([
      { seats: [0], watching: 0 },
      { seats: [0], watching: 3 },
    ]);
    expect(elsewhere.heard).toHaveLength(1);
  });

  it('does not change with a reload, but does with an absence', async () => {
    const hall = new Hall();
    const presence = await hall.opened();
    const table = tableOf('m', ['ann', 'ben']);
    const ben = sits(presence, table, 'ben');
    const ann = sits(presence, table, 'ann');
    await hall.pass(SECOND);
    ben.leave();
    await hall.pass(GRACE_MS - SECOND);
    const back = sits(presence, table, 'ben');
    await hall.pass(GRACE_MS);
    expect(ann.heard).toEqual([{ seats: [0, 1], watching: 0 }]);
    back.leave();
    await hall.pass(GRACE_MS - SECOND);
    expect(ann.heard).toHaveLength(1);
    await hall.pass(SECOND);
    expect(ann.heard.slice(1)).toEqual([{ seats: [0], watching: 0 }]);
  });

  it('does not change while one of their tabs is still open', async () => {
    const hall = new Hall();
    const presence = await hall.opened();
    const ann = sits(presence, tableOf('m', ['ann']), 'ann');
    const [first, second] = [presence.enter('m', 'zoe'), presence.enter('m', 'zoe')];
    await hall.pass(SECOND);
    first();
    // Closing twice counts once.
    first();
    await hall.pass(2 * GRACE_MS);
    expect(ann.heard.at(-1)).toEqual({ seats: [0], watching: 1 });
    second();
    await hall.pass(2 * GRACE_MS);
    expect(ann.heard.at(-1)).toEqual({ seats: [0], watching: 0 });
  });

  it('changes with the seats: a player who takes a seat is no longer a spectator', async () => {
    const hall = new Hall();
    const presence = await hall.opened();
    const table = tableOf('m', ['ann', '']);
    presence.enter('m', 'ben');
    const ann = sits(presence, table, 'ann');
    await settled();
    table.sit(['ann', 'ben']);
    ann.look();
    await settled();
    expect(ann.heard).toEqual([
      { seats: [0], watching: 1 },
      { seats: [0, 1], watching: 0 },
    ]);
  });

  it('waits after a restart until people could have come back', async () => {
    const hall = new Hall();
    const presence = hall.open();
    const table = tableOf('m', ['ann', 'ben']);
    const ann = sits(presence, table, 'ann');
    await hall.pass(GRACE_MS - SECOND);
    expect(ann.heard).toEqual([]);
    presence.enter('m', 'ben');
    await hall.pass(SECOND);
    expect(ann.heard).toEqual([{ seats: [0, 1], watching: 0 }]);
  });
});

describe('several processes', () => {
  async function two() {
    const hall = new Hall();
    const [here, there] = [hall.open(), await hall.opened()];
    const table = tableOf('m', ['ann', 'ben']);
    const ann = sits(here, table, 'ann');
    await settled();
    expect(ann.heard).toEqual([{ seats: [0], watching: 0 }]);
    return { hall, here, there, table, ann };
  }

  it('tell each other who is there, and count a person on both once', async () => {
    const { hall, there, table, ann } = await two();
    const ben = sits(there, table, 'ben');
    there.enter('m', 'ann');
    there.enter('m', 'zoe');
    await hall.pass(2 * SECOND);
    for (const { heard } of [ann, ben]) expect(heard.at(-1)).toEqual({ seats: [0, 1], watching: 1 });
    ben.leave();
    await hall.pass(GRACE_MS + 2 * SECOND);
    expect(ann.heard.at(-1)).toEqual({ seats: [0], watching: 1 });
  });

  it('know at once who was there before, even right after the start', async () => {
    const { hall, there } = await two();
    there.enter('late', 'ben');
    // All have just sent their heartbeat: the next one comes too late.
    await hall.pass(4 * SECOND);
    const third = await hall.opened();
    const table = tableOf('late', ['ann', 'ben']);
    for (const presence of [third, there]) {
      const ann = sits(presence, table, 'ann');
      await settled();
      expect(ann.heard).toEqual([{ seats: [0, 1], watching: 0 }]);
    }
  });

  it('forget one that has died, but not before it could have missed two heartbeats', async () => {
    const { hall, there, ann } = await two();
    there.enter('m', 'ben');
    await hall.pass(2 * SECOND);
    expect(ann.heard.at(-1)).toEqual({ seats: [0, 1], watching: 0 });
    hall.kill(there);
    await hall.pass(2 * BEAT_MS);
    expect(ann.heard.at(-1)).toEqual({ seats: [0, 1], watching: 0 });
    await hall.pass(SILENCE_MS - 2 * BEAT_MS + SECOND);
    expect(ann.heard.at(-1)).toEqual({ seats: [0], watching: 0 });
  });

  it('give people from a process that ends time to come back', async () => {
    const { hall, here, there, ann } = await two();
    there.enter('m', 'ben');
    there.enter('m', 'zoe');
    await hall.pass(2 * SECOND);
    const told = ann.heard.length;
    there.stop();
    hall.kill(there);
    await hall.pass(2 * SECOND);
    here.enter('m', 'ben');
    await hall.pass(GRACE_MS);
    expect(ann.heard.slice(told)).toEqual([{ seats: [0, 1], watching: 0 }]);
  });

  it('stay as they were while the bus is down, and catch up afterwards', async () => {
    const { hall, there, ann } = await two();
    const leave = there.enter('m', 'ben');
    await hall.pass(2 * SECOND);
    hall.bus.connected = false;
    leave();
    await hall.pass(3 * SILENCE_MS);
    expect(ann.heard.at(-1)).toEqual({ seats: [0, 1], watching: 0 });
    hall.bus.connected = true;
    await hall.pass(BEAT_MS + SECOND);
    expect(ann.heard.at(-1)).toEqual({ seats: [0], watching: 0 });
  });

  it('ask again if a bus says that something was lost, and ignore nonsense', async () => {
    const { hall, there, ann } = await two();
    await hall.pass(SECOND);
    hall.bus.connected = false;
    there.enter('m', 'ben');
    await hall.pass(SECOND);
    hall.bus.connected = true;
    for (const text of ['', 'nonsense', '[]', '{"from":"x","kind":"dance","asks":false,"tables":{}}'])
      hall.bus.publish('here', undefined, text);
    await settled();
    await hall.pass(2 * SECOND);
    expect(ann.heard.at(-1)).toEqual({ seats: [0, 1], watching: 0 });
  });

  it('say nothing to each other between heartbeats if nothing has changed', async () => {
    const { hall, there } = await two();
    let notes = 0;
    hall.bus.subscribe('here', () => notes++);
    for (let i = 0; i < 100; i++) there.enter(`m${i}`, 'ben');
    await hall.pass(3 * BEAT_MS);
    // What has changed in each, and three heartbeats of both.
    expect(notes).toBe(2 + 2 * 3);
  });
});

describe('whom to count', () => {
  const asker = (visitor: string, address: string) => ({
    visitor,
    device: visitor,
    address,
    by: 'cookie' as const,
    forged: false,
  });
  const by = (agent: string) => ({ headers: { 'user-agent': agent } }) as IncomingMessage;

  it('identifies a visitor anywhere, and a stranger by address and browser', () => {
    expect(whoOf(asker('ann', '10.0.0.1'), by('A'))).toBe(whoOf(asker('ann', '10.0.0.2'), by('B')));
    const strangers = [
      ['10.0.0.1', 'A'],
      ['10.0.0.1', 'A'],
      ['10.0.0.1', 'B'],
      ['10.0.0.2', 'A'],
    ] as const;
    const counted = strangers.map(([address, agent]) => whoOf(asker('', address), by(agent)));
    expect(new Set(counted).size).toBe(3);
    expect(counted.every((who) => /^\?[\w-]{16}$/.test(who))).toBe(true);
  });
});
