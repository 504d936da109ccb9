/** The chances of routes that the dice do not allow yet, exact, for what is held now. */
import { actionKey } from '../actions.ts';
import { routesOf } from '../board.ts';
import { holdOf } from '../bot/multisets.ts';
import { bestHoldFor, chanceHolding } from '../bot/reach.ts';
import { hasAll, isHeld, MOST_ROLLS, tallied } from '../dice.ts';
import { neededFor } from '../routes.ts';
import { type ClaimAction, NONE, type Terrain, type Tile, type View } from '../types.ts';

export interface Chance {
  readonly key: string;
  readonly tiles: readonly Tile[];
  readonly chance: number;
  /** The dice to hold for it. */
  readonly hold: number;
}

const LENGTHS = [4, 3, 2] as const;
/** Of the routes through one tile. */
const MOST_THROUGH = 5;

/** Of each length the likeliest, or the likeliest through a tile that is pointed at. */
export function chancesFor(view: View, hold: number, tile?: Tile): readonly Chance[] {
  const left = MOST_ROLLS - view.rolls;
  if (left === 0) return [];
  const dice = tallied(view.dice);
  const far = routesOf(view)
    .filter((route) => !hasAll(dice, neededFor(view, route)))
    .map((route) => ({ route, chance: chanceOf([route], view, hold, left) }))
    .toSorted((a, b) => b.chance - a.chance);
  const through =
    tile === undefined ? [] : far.filter(({ route }) => route.tiles.includes(tile)).slice(0, MOST_THROUGH);
  const best =
    through.length > 0
      ? through
      : LENGTHS.flatMap((length) => far.find(({ route }) => route.tiles.length === length) ?? []);
  return best.map(({ route, chance }) => ({
    key: actionKey(route),
    tiles: route.tiles,
    chance,
    hold: holdOf(view.dice, bestHoldFor(needOf(route, view), view.dice, left)),
  }));
}

/** That the next roll, with what is held now, allows some route; undefined where there is none. */
export function anyRouteNext(view: View, hold: number): number | undefined {
  if (view.rolls === MOST_ROLLS) return undefined;
  const held = heldDice(view, hold);
  if (held.length === view.dice.length) return undefined;
  const needs = routesOf(view).map((route) => needOf(route, view));
  // Whether a route can be claimed now already does not matter: the dice that are not held are rolled.
  return chanceHolding(needs, [], held, 1);
}

function chanceOf(routes: readonly ClaimAction[], view: View, hold: number, rollsLeft: number): number {
  const needs = routes.map((route) => needOf(route, view));
  return chanceHolding(needs, view.dice, heldDice(view, hold), rollsLeft);
}

function needOf({ tiles }: ClaimAction, { terrains }: View): readonly Terrain[] {
  return tiles.map((tile) => terrains[tile] ?? NONE);
}

function heldDice({ dice }: View, hold: number): readonly Terrain[] {
  return dice.filter((_, die) => isHeld(hold, die));
}
