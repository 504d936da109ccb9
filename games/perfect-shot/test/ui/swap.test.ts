/** A tile put on a tile of a full album: they swap places. */
import { asked } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import { LOOSE, type Photo, type State } from '../../src/types.ts';
import { slotPlace, tileHand } from '../../src/ui/places.ts';
import { specOf } from '../../src/ui/spec.ts';
import { albumNamed, collection, EAGLE, play, TIGER, WALRUS } from '../rules/table.ts';

const SPEC = specOf({ turned: new Set(), called: false });
const [SHADE, THREE] = [albumNamed('Green Shade'), albumNamed('Three of a Kind')];

/** Green Shade is full, the other album has a slot, and an eagle is loose. */
function arranged(rows: readonly Photo[][] = [[WALRUS, TIGER], [WALRUS]]): State {
  const state = collection(['Green Shade', 'Three of a Kind'], [...rows.flat(), EAGLE]);
  state.layouts[0] = rows;
  return state;
}

function offersOf(state: State) {
  const { room, question: arrange } = asked({ game, text }, state, question(state, 'arrange', 0));
  return SPEC.offers(arrange, room.view);
}

function swap(state: State, hand: string, place: string): string {
  const [offer, ...more] = offersOf(state).filter((each) => each.hand === hand && each.at.includes(place));
  if (offer === undefined || more.length > 0) throw new Error(`There are ${more.length} more offers.`);
  // Each move is legal when it comes.
  for (const action of offer.actions) play(state, action);
  return offer.words;
}

describe('a tile put on a tile of a full album', () => {
  it('takes its place, and the other goes back the same way', () => {
    const state = arranged();
    expect(swap(state, tileHand(WALRUS, THREE, 0), slotPlace(SHADE, 1))).toBe(
      'Swap the walrus tile for the tiger on Green Shade',
    );
    expect(state.layouts[0]).toEqual([[WALRUS, WALRUS], [TIGER]]);
  });

  it('takes its place from among the loose ones, and the other becomes loose', () => {
    const state = arranged();
    swap(state, tileHand(EAGLE, LOOSE, 0), slotPlace(SHADE, 0));
    expect(state.layouts[0]).toEqual([[EAGLE, TIGER], [WALRUS]]);
  });

  it('is not swapped for one of its own kind, or if there is a free slot', () => {
    const offers = offersOf(arranged());
    const places = (hand: string) => offers.filter((each) => each.hand === hand).flatMap(({ at }) => at);
    expect(places(tileHand(WALRUS, THREE, 0))).not.toContain(slotPlace(SHADE, 0));
    expect(places(tileHand(TIGER, SHADE, 1))).not.toContain(slotPlace(THREE, 0));
  });

  it('stays loose only if every album is full of its own kind', () => {
    const meant = (rows: readonly Photo[][]) => {
      const state = collection(['Green Shade'], [...rows.flat(), WALRUS]);
      state.layouts[0] = rows;
      const { room, question: arrange } = asked({ game, text }, state, question(state, 'arrange', 0));
      return SPEC.meant(arrange, `loose ${WALRUS} 0`, undefined, room.view);
    };
    expect(meant([[WALRUS, TIGER]])).toBeUndefined();
    expect(meant([[WALRUS, WALRUS]])).toEqual({
      reason: { sentence: 'Your albums are full. Take a tile off first.', rule: 'PS-6.2' },
    });
  });
});
