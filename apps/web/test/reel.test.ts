import { readFileSync } from 'node:fs';
import {
  decodeRecord,
  type GameDefinition,
  type GameText,
  type Observer,
  render,
  replayRecord,
} from '@shutterbox/kernel';
import { game as wildlife, text as wildlifeText } from '@shutterbox/wildlife';
import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyText } from '../src/games/bundle.ts';
import { Reel } from '../src/replay/reel.ts';

const game = wildlife as unknown as AnyGame & GameDefinition<unknown, unknown, unknown, unknown, unknown>;
const text = wildlifeText as unknown as AnyText & GameText<unknown, unknown, unknown>;
const file = new URL('../../../games/wildlife/test/records/rules-1-four-seats.json', import.meta.url);

function reelOf(json: unknown): Reel {
  const record = decodeRecord(game, json);
  if (!record.ok) throw new Error(record.problem);
  const developed = Reel.develop(game, text, record.value);
  if (!developed.ok) throw new Error(developed.problem);
  return developed.reel;
}

describe('a reel', () => {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const reel = reelOf(json);

  it('has the views of the match at every number and from every side', () => {
    const result = replayRecord(game, reel.record, {
      onStep: (_step, match) => {
        for (const observer of [0, 3, 'spectator'] as const) {
          const moment = reel.at(match.number, observer);
          expect(moment.number).toBe(match.number);
          expect(moment.view).toEqual(match.view(observer));
          expect(moment.pending.map(({ seat, kind }) => [seat, kind])).toEqual(
            match.pendingFor(observer).map(({ seat, kind }) => [seat, kind]),
          );
        }
      },
    });
    expect(result.ok).toBe(true);
  });

  it('keeps a moment as an observer saw it, and makes another one when it has been away for long', () => {
    const moment = reel.at(7, 0);
    expect(reel.at(8, 0).number).toBe(8);
    expect(reel.at(7, 0)).toBe(moment);
    expect(reel.at(7, 'spectator').view).not.toEqual(moment.view);
    for (let number = 8; number < 30; number++) reel.at(number, 0);
    expect(reel.at(7, 0)).not.toBe(moment);
    expect(reel.at(7, 0)).toEqual(moment);
  });

  it('stays between the beginning and the end', () => {
    expect(reel.at(-5, 0).number).toBe(0);
    expect(reel.at(9_999, 0).number).toBe(reel.last);
    expect(reel.at(reel.last, 0).outcome).toEqual(reel.record.outcome);
  });

  it('tells each side what it heard', () => {
    const told = (observer: Observer): string =>
      reel
        .log(observer)
        .flatMap(({ words, observer: ear }) => words.map((each) => render(each, { observer: ear })))
        .join(' ');
    expect(reel.log(1)).toHaveLength(reel.last + 1);
    expect(told(1)).toContain('You ');
    expect(told('spectator')).not.toContain('You ');
    expect(told('spectator')).toContain('Player 2 ');
  });

  it('refuses a record whose chance was changed', () => {
    const { entries } = reel.record;
    const changed = entries.map((entry) =>
      entry.kind === 'setup' ? { ...entry, chance: entry.chance.slice(1) } : entry,
    );
    expect(Reel.develop(game, text, { ...reel.record, entries: changed }).ok).toBe(false);
  });
});
