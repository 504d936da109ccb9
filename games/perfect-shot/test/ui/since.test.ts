import { render } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { albumName } from '../../src/text/words.ts';
import { PHOTO_OF } from '../../src/tiles.ts';
import type { Event, State } from '../../src/types.ts';
import { since } from '../../src/ui/since.ts';

const NAMES = ['Ines', 'Anna', 'Bokeh'];
const { tiger } = PHOTO_OF;

function told(events: readonly Event[], arrange: (state: State) => void = () => undefined): string[] {
  const state = newTable(3);
  arrange(state);
  return since(events, 0, { settled: game.view(state, 0) }).map(({ words, now }) =>
    [words, ...(now === undefined ? [] : [now])].map((each) => render(each, { observer: 0, names: NAMES })).join(' '),
  );
}

function tiles(seat: number, ...photos: readonly number[]): Event {
  return { type: 'tiles', seat, photos, missed: [] };
}

describe('since your last turn', () => {
  it('nothing changed for you if others only placed a card', () => {
    expect(told([{ type: 'drew', seat: 1, deck: 4 }])).toEqual([]);
  });

  it('others have taken albums, first of all open ones', () => {
    const events: Event[] = [
      { type: 'album', seat: 1, album: 0, from: 'row' },
      { type: 'album', seat: 2, album: 1, from: 'deck' },
    ];
    expect(told(events)).toEqual([
      `Anna took ${albumName(0)} from the open albums.`,
      `Bokeh took ${albumName(1)} unseen from the deck.`,
    ]);
  });

  it('others have more tiles now, and a kind has run out', () => {
    const arrange = ({ photos, supply }: State) => {
      photos[1]?.splice(tiger, 1, 2);
      photos[0]?.splice(tiger, 1, 1);
      supply[tiger] = 0;
    };
    expect(told([tiles(1, tiger)], arrange)).toEqual([
      'Tiger tiles are all taken.',
      'Anna is ahead of you with 2 tiles. You have 1.',
    ]);
  });

  it('the end is near', () => {
    expect(told([{ type: 'deckEmpty', rounds: 9 }])).toEqual([
      'No card is left to draw. Everyone has one last turn after this round.',
    ]);
    const arrange = (state: State) => {
      state.rounds = (state.turns[0] ?? 0) + 1;
    };
    expect(told([{ type: 'deckEmpty', rounds: 1 }], arrange)).toEqual([
      'No card is left to draw. This is your last turn.',
    ]);
  });
});
