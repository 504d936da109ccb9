/** The exact chances of routes that the dice do not allow yet, if you hold the best dice for each. */
import { rememberedSwitch, type Signal } from '@shutterbox/ui';
import { actionKey } from '../actions.ts';
import { routesOf } from '../board.ts';
import { holdOf } from '../bot/multisets.ts';
import { bestHoldFor, chanceHolding } from '../bot/reach.ts';
import { hasAll, isHeld, MOST_ROLLS, tallied } from '../dice.ts';
import { neededFor } from '../routes.ts';
import { type ClaimAction, NONE, type Terrain, type Tile, type View } from '../types.ts';

/** Remembered for this device, not for one table. */
export const chancesShown: Signal<boolean> = rememberedSwitch('shutterbox.diceafari.chances', false);

export interface Chance {
  readonly key: string;
  readonly tiles: readonly Tile[];
  /** With all the rolls that are left, if the dice for it are held. */
  readonly chance: number;
  /** The dice to hold for it. */
  readonly hold: number;
}

const LENGTHS = [4, 3, 2] as const;
/** How many routes of one length are listed, and through one tile. */
const MOST_OF_LENGTH = 2;
const MOST_THROUGH = 5;

/** The likeliest few of each length, or the likeliest through the tile that is pointed at. */
export function chancesFor(view: View, tile?: Tile): readonly Chance[] {
  const left = MOST_ROLLS - view.rolls;
  if (left === 0) return [];
  const dice = tallied(view.dice);
  const far = routesOf(view)
    .filter((route) => !hasAll(dice, neededFor(view, route)))
    .map((route) => chanceOf(route, view, left))
    .toSorted((a, b) => b.chance - a.chance);
  const through = tile === undefined ? [] : far.filter(({ tiles }) => tiles.includes(tile)).slice(0, MOST_THROUGH);
  if (through.length > 0) return through;
  return LENGTHS.flatMap((length) => far.filter(({ tiles }) => tiles.length === length).slice(0, MOST_OF_LENGTH));
}

/** The chance that the next roll, with the dice held now, allows some route; undefined if there is none. */
export function anyRouteNext(view: View, hold: number): number | undefined {
  if (view.rolls === MOST_ROLLS) return undefined;
  const held = heldDice(view, hold);
  if (held.length === view.dice.length) return undefined;
  const needs = routesOf(view).map((route) => needOf(route, view));
  // Routes that can be claimed now count too: the dice that are not held are rolled.
  return chanceHolding(needs, [], held, 1);
}

function chanceOf(route: ClaimAction, view: View, rollsLeft: number): Chance {
  const need = needOf(route, view);
  const hold = holdOf(view.dice, bestHoldFor(need, view.dice, rollsLeft));
  const chance = chanceHolding([need], view.dice, heldDice(view, hold), rollsLeft);
  return { key: actionKey(route), tiles: route.tiles, chance, hold };
}

function needOf({ tiles }: ClaimAction, { terrains }: View): readonly Terrain[] {
  return tiles.map((tile) => terrains[tile] ?? NONE);
}

function heldDice({ dice }: View, hold: number): readonly Terrain[] {
  return dice.filter((_, die) => isHeld(hold, die));
}
