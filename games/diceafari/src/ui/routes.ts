/** The routes that can be claimed, in the order of the list, with everything said about them. */
import type { Seat } from '@shutterbox/kernel';
import { legalOf } from '@shutterbox/ui';
import { actionKey } from '../actions.ts';
import { boardOf } from '../board.ts';
import { unclaimed } from '../table.ts';
import type { ClaimAction, Tile, View } from '../types.ts';
import { type Ending, endingOf, rivalOf } from './ending.ts';
import type { SafariQuestion } from './kit.ts';
import { freeIn } from './last-tiles.ts';
import type { Range } from './photo-range.ts';
import { claimPoints } from './points.ts';

export interface Route {
  readonly key: string;
  /** "A", "B", … in the order of the list. */
  readonly letter: string;
  readonly action: ClaimAction;
  readonly tiles: readonly Tile[];
  /** In full, as in the list of all moves. */
  readonly words: string;
  readonly bonus: boolean;
  /** What the whole turn scores with it, the best photo included. */
  readonly points: number;
  /** Undefined if the game goes on after it. */
  readonly ending: Ending | undefined;
}

const NO_SCORE: Range = { least: 0, most: 0 };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface Known {
  readonly view: View;
  readonly routes: readonly Route[];
}

/** Board, dock and list ask for the same routes again and again. */
const known = new WeakMap<SafariQuestion, Known>();

/**
 * A sure victory comes first, then the most points now, and routes that end the game without a sure victory last; the first is
 * chosen beforehand. Routes that end the game go by what you end with, then by how far the best of the others is behind. Among
 * equals the longer comes first, then the one with more free tiles.
 */
export function routesFor(question: SafariQuestion | undefined, view: View): readonly Route[] {
  if (question === undefined) return [];
  const before = known.get(question);
  if (before?.view === view) return before.routes;
  const routes = sortedRoutes(question, view);
  known.set(question, { view, routes });
  return routes;
}

function sortedRoutes(question: SafariQuestion, view: View): readonly Route[] {
  return legalOf(question, 'claim')
    .map(({ action, words }) => {
      const { tiles } = action;
      const bonus = earnsBonus(tiles, view);
      const points = claimPoints(tiles, bonus, question.seat, view);
      return { action, tiles, words, bonus, points, ending: endingOf(tiles, bonus, view) };
    })
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        byEnding(a, b, question.seat) ||
        b.points - a.points ||
        b.tiles.length - a.tiles.length ||
        freeIn(b.tiles, view) - freeIn(a.tiles, view),
    )
    .map((route, index) => ({ ...route, key: actionKey(route.action), letter: letterOf(index) }));
}

function rankOf(route: Pick<Route, 'ending'>): number {
  if (route.ending?.wins) return 0;
  return isRash(route) ? 2 : 1;
}

/** Nothing unless both end the game, which is the same for all routes of one rank. */
function byEnding(a: Pick<Route, 'ending'>, b: Pick<Route, 'ending'>, seat: Seat): number {
  if (a.ending === undefined || b.ending === undefined) return 0;
  const [one, other] = [endsWith(a.ending, seat), endsWith(b.ending, seat)];
  return other.own.least - one.own.least || other.own.most - one.own.most || other.gap - one.gap;
}

function endsWith({ scores }: Ending, seat: Seat): { readonly own: Range; readonly gap: number } {
  const own = scores[seat] ?? NO_SCORE;
  return { own, gap: own.least - (scores[rivalOf(scores, seat)] ?? NO_SCORE).most };
}

/** Ends a game that could go on, and may lose it. */
export function isRash({ ending }: Pick<Route, 'ending'>): boolean {
  return ending !== undefined && !ending.wins && !ending.anyway;
}

function letterOf(index: number): string {
  return (ALPHABET[index % ALPHABET.length] ?? '').repeat(1 + Math.floor(index / ALPHABET.length));
}

/** DA-4.1, DA-4.3. */
function earnsBonus(tiles: readonly Tile[], view: View): boolean {
  return tiles.length === view.bonus && unclaimed(view) > freeIn(tiles, view);
}

/** "row", "square": how the tiles of a route lie. */
export function shapeOf(tiles: readonly Tile[], view: Pick<View, 'map' | 'options'>): string {
  const places = tiles.flatMap((tile) => boardOf(view).tiles[tile] ?? []);
  const columns = new Set(places.map(({ x }) => x)).size;
  const rows = new Set(places.map(({ y }) => y)).size;
  if (rows === 1) return 'row';
  if (columns === 1) return 'column';
  return tiles.length === 4 ? 'square' : 'corner';
}
