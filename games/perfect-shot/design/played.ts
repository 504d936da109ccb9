/** How players do with the cards and albums: greedy against itself, with two, three and four seats in turn. */
import { botNamed } from '@shutterbox/bots';
import { legalActions, requiredDecisions, SeededChance, searchContext } from '@shutterbox/kernel';
import { bestLayout } from '../src/arrange/best.ts';
import { heuristics } from '../src/bot.ts';
import { ALBUMS } from '../src/data/albums.ts';
import { game } from '../src/index.ts';
import { scoredNow, scoreSheet } from '../src/score.ts';
import { newTable } from '../src/testing.ts';
import { fullSupply, speciesOf, total } from '../src/tiles.ts';
import { SPECIES, type Species, type State } from '../src/types.ts';

export interface Played {
  readonly games: number;
  readonly photos: number;
  /** Tiles taken in a hundred photos. */
  readonly species: Readonly<Record<Species, number>>;
  /** Share of the games in which the last tile of a species was taken. */
  readonly ranOut: Readonly<Record<Species, number>>;
  /** By album: in how many games someone had it, and in how many of these it scored its bonus. */
  readonly albums: readonly { readonly taken: number; readonly met: number }[];
  readonly calls: number;
  readonly hits: number;
  /** The most albums and the most tiles that one player had at the end. */
  readonly mostAlbums: number;
  readonly mostTiles: number;
  /** The longest time to find the best arrangement of a hand, in milliseconds: the fastest of three tries each. */
  readonly slowestArranging: number;
}

const SEATS = [2, 3, 4];
const bot = botNamed('greedy');

export function played(games: number, seed: number): Played {
  const tally = new Tally();
  for (let i = 0; i < games; i++) tally.add(finished(SEATS[i % SEATS.length] ?? 2, seed + i));
  return tally.played();
}

function finished(seats: number, seed: number): State {
  if (!bot.ok) throw new Error(bot.problem);
  const state = newTable(seats, seed);
  const chance = new SeededChance(seed, 1);
  for (;;) {
    const [decision] = requiredDecisions(game.pending(state));
    if (decision === undefined) return state;
    const { seat } = decision;
    const legal = legalActions(game, state, decision);
    const view = () => game.view(state, seat);
    const action = bot.value.choose({ game, heuristics, seat, decision, legal, view, chance });
    game.apply(state, decision, action, searchContext(chance));
  }
}

class Tally {
  private games = 0;
  private photos = 0;
  private calls = 0;
  private hits = 0;
  private mostAlbums = 0;
  private mostTiles = 0;
  private slowest = 0;
  private readonly tiles = zeros();
  private readonly out = zeros();
  private readonly albums = ALBUMS.map(() => ({ taken: 0, met: 0 }));

  add(state: State): void {
    this.games++;
    this.photos += state.rack.length;
    this.calls += state.rack.filter(({ called }) => called).length;
    this.hits += total(state.hits);
    const left = zeros();
    for (const [photo, count] of fullSupply().entries()) {
      const species = speciesOf(photo);
      this.tiles[species] += count - (state.supply[photo] ?? 0);
      left[species] += state.supply[photo] ?? 0;
    }
    for (const species of SPECIES) if (left[species] === 0) this.out[species]++;
    for (let seat = 0; seat < state.seats; seat++) this.addSeat(state, seat);
  }

  private addSeat(state: State, seat: number): void {
    const [albums, photos] = [state.albums[seat] ?? [], state.photos[seat] ?? []];
    this.mostAlbums = Math.max(this.mostAlbums, albums.length);
    this.mostTiles = Math.max(this.mostTiles, total(photos));
    const tries = [1, 2, 3].map(() => timed(() => bestLayout(albums, photos)));
    this.slowest = Math.max(this.slowest, Math.min(...tries));
    const { bonuses } = scoreSheet(scoredNow(state), seat);
    for (const [place, album] of albums.entries()) {
      const counts = this.albums[album];
      if (counts === undefined) continue;
      counts.taken++;
      if ((bonuses[place] ?? 0) > 0) counts.met++;
    }
  }

  played(): Played {
    const { games, photos, calls, hits, mostAlbums, mostTiles, albums } = this;
    const each = (counts: Readonly<Record<Species, number>>, of: number) =>
      Object.fromEntries(SPECIES.map((species) => [species, counts[species] / of])) as Record<Species, number>;
    const [species, ranOut] = [each(this.tiles, photos / 100), each(this.out, games)];
    const slowestArranging = this.slowest;
    return { games, photos, species, ranOut, albums, calls, hits, mostAlbums, mostTiles, slowestArranging };
  }
}

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function zeros(): Record<Species, number> {
  return Object.fromEntries(SPECIES.map((species) => [species, 0])) as Record<Species, number>;
}
