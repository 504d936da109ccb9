/** What you can do with the tiles and photos of the map. */
import { legalOf } from '@shutterbox/ui';
import type { Spot, Tile, View } from '../types.ts';
import type { SafariQuestion } from './kit.ts';
import { type Route, routesFor } from './routes.ts';

export interface Outlook {
  readonly routes: readonly Route[];
  /** Free tiles for a bonus. */
  readonly tiles: readonly Tile[];
  /** Photos to be taken. */
  readonly spots: readonly Spot[];
}

export const NOTHING: Outlook = { routes: [], tiles: [], spots: [] };

export function outlookOf(question: SafariQuestion, view: View): Outlook {
  return {
    routes: routesFor(question, view),
    tiles: legalOf(question, 'bonus').map(({ action }) => action.tile),
    spots: legalOf(question, 'photo').map(({ action }) => action.spot),
  };
}
