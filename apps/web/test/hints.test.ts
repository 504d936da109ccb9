import { describe, expect, it } from 'vitest';
import { mayAskForHints } from '../src/table/hints/allowed.ts';

const ME = { kind: 'person', mine: true } as const;
const FRIEND = { kind: 'person', mine: false } as const;
const BOT = { kind: 'bot', mine: false } as const;

describe('a hint', () => {
  it.each([
    ['alone against bots', [ME, BOT, BOT], false, true],
    ['where a friend plays', [ME, BOT, FRIEND], false, false],
    ['where two share the device', [ME, ME, BOT], false, false],
    ['where a seat is open', [ME, { kind: 'open', mine: false } as const], false, false],
    ['for spectators', [BOT, BOT], false, false],
    ['where a friend plays and all agree', [ME, BOT, FRIEND], true, true],
    ['where two share the device and all agree', [ME, ME, BOT], true, true],
    ['for spectators where all agree', [FRIEND, FRIEND], true, false],
  ])('%s: %o, for everyone %s: %s', (_, sitters, forEveryone, may) => {
    expect(mayAskForHints(sitters, forEveryone)).toBe(may);
  });
});
