/** Whether a claim takes the last free tiles, so that the game ends. */
import { FEWEST_TURNS, hasAllTurns, unclaimed } from '../table.ts';
import { NONE, type Tile, type View } from '../types.ts';

export interface LastTiles {
  /** How many tiles are taken, including the bonus tile. */
  readonly taken: number;
  /** DA-6.1: the game ends after this turn. */
  readonly ends: boolean;
}

type Claimed = Pick<View, 'owners' | 'turns' | 'turn'>;

/** Undefined if a tile stays free, or none was free. `bonus`: one more free tile must be claimed after these (DA-4.2). */
export function lastTiles(tiles: readonly Tile[], bonus: boolean, view: Claimed): LastTiles | undefined {
  const taken = freeIn(tiles, view) + (bonus ? 1 : 0);
  if (taken === 0 || taken < unclaimed(view)) return undefined;
  return { taken, ends: hasAllTurns(view) };
}

export function freeIn(tiles: readonly Tile[], { owners }: Pick<View, 'owners'>): number {
  return tiles.filter((tile) => owners[tile] === NONE).length;
}

/** So few free tiles that one turn can claim them all with a route and its bonus. */
const FEW = 5;

/** "The last 2 free tiles end the game."; empty as long as the end is far off. */
export function endingWords(view: Claimed): string {
  const left = unclaimed(view);
  const isNear = left > 0 && left <= FEW && view.turns.every((had) => had + 1 >= FEWEST_TURNS);
  const last = left === 1 ? 'The last free tile ends' : `The last ${left} free tiles end`;
  return isNear ? `${last} the game.` : '';
}

/** "the last free tile, which ends the game". */
export function lastWords({ taken, ends }: LastTiles): string {
  return `the last free ${taken === 1 ? 'tile' : 'tiles'}${ends ? ', which ends the game' : ''}`;
}
