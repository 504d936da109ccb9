/** "What decided the match" tells everyone about all decisions, so the words for a player must not speak to the reader. */
import { readdirSync, readFileSync } from 'node:fs';
import { ALL } from '@shutterbox/games';
import { decodeRecord, render, replayRecord } from '@shutterbox/kernel';
import { loadPlayable, type Playable } from '@shutterbox/manifest';
import { describe, expect, it } from 'vitest';

const SPOKEN_TO = /\byou(rs?)?\b/i;
const games = await Promise.all(ALL.map(loadPlayable));
const told = games.filter((game) => game?.use(({ heuristics }) => heuristics.decisions === true));

function recordsOf(game: string): readonly unknown[] {
  const folder = new URL(`../../../games/${game}/test/records/`, import.meta.url);
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

/** All that could be said of anyone's answers in a recorded match, to a reader without a seat. */
function saidOf<O, S, A, E, V>({ game, text, heuristics }: Playable<O, S, A, E, V>, json: unknown): readonly string[] {
  const record = decodeRecord(game, json);
  if (!record.ok) throw new Error(record.problem);
  const said = new Set<string>();
  replayRecord(game, record.value, {
    onStep: (_, match) => {
      for (const decision of match.pending()) {
        const view = match.view(decision.seat);
        for (const action of match.legal(decision.seat, decision.id)) {
          said.add(render(text.action(action, view), { observer: 'spectator' }));
          said.add(heuristics.reason?.(match.snapshot, decision, action) ?? '');
        }
      }
    },
  });
  return [...said];
}

describe('a decision that is told to all', () => {
  it('exists', () => {
    expect(told).not.toEqual([]);
  });

  it.each(told.map((game) => game?.id ?? ''))('never speaks to its reader: %s', (id) => {
    const game = told.find((each) => each?.id === id);
    for (const record of recordsOf(id)) {
      const said = game?.use((playable) => saidOf(playable, record)) ?? [];
      expect(said.length).toBeGreaterThan(20);
      expect(said.filter((sentence) => SPOKEN_TO.test(sentence))).toEqual([]);
    }
  });
});
