import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/table/log/parts.ts';
import type { LogLine } from '../src/table/match/feed.ts';

const LINE: LogLine = {
  number: 7,
  seat: 0,
  kind: 'answer',
  events: ['photo', 'turn', 'roll'],
  words: ['You take a photo.', 'Turn 2 of Bob.', 'Bob rolls.'],
  observer: 0,
  undone: false,
};
const isTurn = (event: unknown): boolean => event === 'turn';

describe('the notes of one answer', () => {
  it('are two where it ends a turn and begins the next', () => {
    expect(partsOf([LINE], { beginsNote: isTurn })).toEqual([
      { ...LINE, events: ['photo'], words: ['You take a photo.'] },
      { ...LINE, events: ['turn', 'roll'], words: ['Turn 2 of Bob.', 'Bob rolls.'] },
    ]);
  });

  it('are one where a turn is all that it begins, and where the game divides nothing', () => {
    const turn = { ...LINE, events: ['turn', 'roll'], words: ['Turn 2 of Bob.', 'Bob rolls.'] };
    expect(partsOf([turn], { beginsNote: isTurn })).toEqual([turn]);
    expect(partsOf([LINE], {})).toEqual([LINE]);
  });

  it('leave out what only passes', () => {
    const isPassing = (event: unknown): boolean => event === 'photo' || event === 'roll';
    expect(partsOf([LINE], { isPassing })).toEqual([{ ...LINE, events: ['turn'], words: ['Turn 2 of Bob.'] }]);
    const [same] = partsOf([LINE], { isPassing: () => false });
    expect(same).toBe(LINE);
  });
});
