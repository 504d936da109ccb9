/** What everyone would score if a claim ends the game. Exact: the bonus is the last free tile, and photos not taken are handed out. */
import type { Context, Seat } from '@shutterbox/kernel';
import { finish } from '../apply/end.ts';
import { tableWith } from '../clone.ts';
import { ranking, scoreSheet } from '../score.ts';
import { hasAllTurns, unclaimed } from '../table.ts';
import { type Event, FACE_DOWN, NONE, type Tile, type View } from '../types.ts';
import { lastTiles } from './last-tiles.ts';

export interface Ending {
  /** By seat; undefined if collections are hidden, or photos lie face down. */
  readonly scores: readonly number[] | undefined;
  /** Whether the player who ends it is known to win. */
  readonly wins: boolean;
  /** DA-6.2: all tiles are claimed already, so the game ends with this turn in any case. */
  readonly anyway: boolean;
}

/** No photo lies face down, so nothing is drawn. */
const NO_CHANCE: Context<Event> = {
  chance: {
    int: () => {
      throw new Error('The end of a game needs no chance.');
    },
  },
  reveal: () => undefined,
};

/** Undefined if the game goes on after this. */
export function endingOf(tiles: readonly Tile[], bonus: boolean, view: View): Ending | undefined {
  const anyway = unclaimed(view) === 0 && hasAllTurns(view);
  if (!anyway && lastTiles(tiles, bonus, view)?.ends !== true) return undefined;
  const collections = view.collections.flatMap((photos) => (photos === null ? [] : [photos.slice()]));
  const isKnown = view.options.openCollections && collections.length === view.seats && !view.photos.includes(FACE_DOWN);
  if (!isKnown) return { scores: undefined, wins: false, anyway };
  const state = tableWith(view, collections);
  const { turn } = state;
  state.owners = state.owners.map((owner, tile) => (owner === NONE || tiles.includes(tile) ? turn : owner));
  state.turns[turn] = (state.turns[turn] ?? 0) + 1;
  finish(state, NO_CHANCE);
  const scores = state.turns.map((_, seat) => scoreSheet(state, seat).total);
  return { scores, wins: ranking(scores, state)[turn] === 1, anyway };
}

/** The best of the others. */
export function rivalOf(scores: readonly number[], seat: Seat): Seat {
  const others = scores.flatMap((_, other) => (other === seat ? [] : [other]));
  return others.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0] ?? NONE;
}
