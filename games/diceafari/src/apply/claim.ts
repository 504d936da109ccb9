/** DA-3 and DA-4: travel tokens on the map. */
import type { Context, Seat } from '@shutterbox/kernel';
import { unclaimed } from '../table.ts';
import type { Event, State, Tile } from '../types.ts';
import { ask } from './ask.ts';
import { startPhoto } from './photo.ts';

/** DA-3.4, DA-3.5, DA-3.6. */
export function claim(state: State, tiles: readonly Tile[], cx: Context<Event>): void {
  const { turn: seat, owners } = state;
  const free = unclaimed(state);
  cx.emit?.({ type: 'claimed', seat, tiles, before: tiles.map((tile) => owners[tile] as Seat) });
  for (let i = 0; i < tiles.length; i++) owners[tiles[i] as Tile] = seat;
  const left = unclaimed(state);
  if (free > 0 && left === 0) cx.emit?.({ type: 'allClaimed', seat });
  // DA-4.1, DA-4.3.
  if (tiles.length === state.bonus && left > 0) ask(state, 'bonus');
  else startPhoto(state, cx);
}

/** DA-4.2. */
export function placeBonus(state: State, tile: Tile, cx: Context<Event>): void {
  const { turn: seat } = state;
  state.owners[tile] = seat;
  state.bonusClaimed = true;
  cx.emit?.({ type: 'bonus', seat, tile });
  if (unclaimed(state) === 0) cx.emit?.({ type: 'allClaimed', seat });
  startPhoto(state, cx);
}
