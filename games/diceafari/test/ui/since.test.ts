import { render } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { tileName } from '../../src/text/words.ts';
import type { Event, State } from '../../src/types.ts';
import { since } from '../../src/ui/since.ts';

const NAMES = ['Ines', 'Anna', 'Bokeh'];
const view = game.view(newTable(3), 0);

function told(events: readonly Event[], arrange: (state: State) => void = () => undefined): string[] {
  const state = newTable(3);
  arrange(state);
  return since(events, 0, { settled: game.view(state, 0) }).map(({ words, now = '' }) =>
    [words, now].map((each) => render(each, { observer: 0, names: NAMES })).join(' '),
  );
}

function claim(seat: number, tiles: readonly number[], before: readonly number[]): Event {
  return { type: 'claimed', seat, tiles, before };
}

describe('since your last turn', () => {
  it('nothing changed for you if others took nothing of yours', () => {
    expect(told([claim(1, [0, 1], [-1, 2])])).toEqual([]);
  });

  it('others took over your tiles', () => {
    const events = [claim(1, [0, 1, 2], [0, 0, 2]), claim(2, [3], [0])];
    const [a, b, c] = [0, 1, 3].map((tile) => tileName(tile, view));
    expect(told(events, ({ owners }) => owners.splice(4, 1, 0))).toEqual([
      `Anna took over ${a} and ${b}, Bokeh ${c}. You have 1 tile, down from 4. What you lost is crossed out.`,
    ]);
  });

  it('others have more photos now, and the last tile is claimed', () => {
    const events: Event[] = [
      { type: 'photo', seat: 1, spot: 0, animal: 1, secret: false },
      { type: 'allClaimed', seat: 1 },
    ];
    const arrange = ({ collections }: State) => {
      collections[0] = [1, 0, 0, 0];
      collections[1] = [1, 1, 0, 0];
      collections[2] = [3, 0, 0, 0];
    };
    expect(told(events, arrange)).toEqual([
      'All tiles are claimed. The game ends once everyone has had three turns.',
      'Anna is ahead of you with 2 photos. You have 1.',
    ]);
  });
});
