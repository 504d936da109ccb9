import { describe, expect, it } from 'vitest';
import { mayAskForHints } from '../src/table/hints/allowed.ts';

const ME = { kind: 'person', mine: true } as const;
const FRIEND = { kind: 'person', mine: false } as const;
const BOT = { kind: 'bot', mine: false } as const;

describe('a hint', () => {
  it.each([
    ['alone against bots', [ME, BOT, BOT], true],
    ['where a friend plays', [ME, BOT, FRIEND], false],
    ['where two share the device', [ME, ME, BOT], false],
    ['where a seat is open', [ME, { kind: 'open', mine: false } as const], false],
    ['for those who watch', [BOT, BOT], false],
  ])('%s: %o, %s', (_, sitters, may) => {
    expect(mayAskForHints(sitters)).toBe(may);
  });
});
