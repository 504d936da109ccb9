/** DA-3.1: which routes the dice allow. Asked after every roll, so what each route needs is kept for the whole game. */
import type { Reason } from '@shutterbox/kernel';
import { boardOf, routesOf } from './board.ts';
import { countOf, hasAll, ONE_OF, type Tallied, tallied } from './dice.ts';
import { type Action, type ClaimAction, type State, TERRAINS, type Terrain, type Tile, type View } from './types.ts';

/** The terrains are laid once per game and shared by all its states. */
const known = new WeakMap<readonly Terrain[], readonly Tallied[]>();
let latestTerrains: readonly Terrain[] | undefined;
let latestNeeds: readonly Tallied[] = [];

/** The dice that a route uses up. */
export function neededFor({ terrains }: Pick<View, 'terrains'>, { tiles }: ClaimAction): Tallied {
  let sum = 0;
  for (let i = 0; i < tiles.length; i++) sum += ONE_OF[terrains[tiles[i] as Tile] as Terrain] as number;
  return sum;
}

/** What the next roll must bring for a route: each terrain that the dice lack, and how many of it. */
export function diceMissing({ terrains, dice }: Pick<View, 'terrains' | 'dice'>, tiles: readonly Tile[]): Reason[] {
  const wanted = tiles.map((tile) => terrains[tile] as Terrain);
  return [...new Set(wanted)]
    .map((terrain) => ({
      code: TERRAINS[terrain] as string,
      value: countOf(wanted, terrain) - countOf(dice, terrain),
      rule: 'DA-3.1',
    }))
    .filter(({ value }) => value > 0);
}

/** Of every route, those with corners last. */
function needsOf(state: State): readonly Tallied[] {
  const { terrains } = state;
  if (terrains === latestTerrains) return latestNeeds;
  let needs = known.get(terrains);
  if (needs === undefined) {
    needs = neededForAll(state);
    known.set(terrains, needs);
  }
  latestTerrains = terrains;
  latestNeeds = needs;
  return needs;
}

function neededForAll(state: State): Tallied[] {
  const routes = boardOf(state).routesWithCorners;
  const needs: Tallied[] = [];
  for (let i = 0; i < routes.length; i++) needs.push(neededFor(state, routes[i] as ClaimAction));
  return needs;
}

/** Pushes every claim that the dice allow. */
export function pushClaims(state: State, into: Action[]): void {
  const { length } = routesOf(state);
  const routes = boardOf(state).routesWithCorners;
  const needs = needsOf(state);
  const dice = tallied(state.dice);
  for (let i = 0; i < length; i++) if (hasAll(dice, needs[i] as Tallied)) into.push(routes[i] as ClaimAction);
}

/** Whether the dice allow any claim. */
export function hasClaim(state: State): boolean {
  const { length } = routesOf(state);
  const needs = needsOf(state);
  const dice = tallied(state.dice);
  for (let i = 0; i < length; i++) if (hasAll(dice, needs[i] as Tallied)) return true;
  return false;
}
