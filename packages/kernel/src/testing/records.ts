/** Kept records: matches of every released `rules` number, which must replay forever. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../game.ts';
import { decodeRecord } from '../record.ts';
import { replayRecord } from '../rerun.ts';

/** Replays every record in the folder; `shutterbox sim GAME --record DIR` makes new ones. */
export function describeRecords<O, S, A, E, V>(folder: URL, game: GameDefinition<O, S, A, E, V>): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  describe('kept records', () => {
    it('has some of the present rules', () => {
      expect(files.filter((file) => file.startsWith(`rules-${game.rules}-`)).length).toBeGreaterThan(0);
    });

    it.each(files)('%s replays to the outcome it had', (file) => {
      const record = decodeRecord(game, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      const replayed = record.ok ? replayRecord(game, record.value) : record;
      expect(replayed.ok ? '' : replayed.problem).toBe('');
      expect(record.ok && replayed.ok ? replayed.value.outcome : undefined).toEqual(
        record.ok ? record.value.outcome : null,
      );
    });
  });
}
