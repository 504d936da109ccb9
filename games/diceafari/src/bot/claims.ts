/** What it is worth to end a turn with a claim, its bonus and its photo, or without one. */
import type { Seat } from '@shutterbox/kernel';
import { routesOf } from '../board.ts';
import { unclaimed } from '../table.ts';
import { type Animal, type ClaimAction, NONE, type Spot, type State, type Tile } from '../types.ts';
import { finalValue } from './final.ts';
import { type Beside, besideRoutes } from './neighbours.ts';
import { coverageValue, type Position, photoWorth, positionOf, spotValue } from './position.ts';
import { isOverAfter, stageAfter } from './stage.ts';

/** A table as the seat on turn sees it, or as another seat sees that turn. One object serves all routes: most of it stays the same. */
export class Claims {
  private readonly state: State;
  private readonly seat: Seat;
  private readonly free: number;
  /** The owners after the claim. */
  private readonly owners: Seat[];
  /** By free tiles left after the turn. */
  private readonly positions: Position[] = [];
  /** By free tiles left, then by tile: what a bonus tile adds to the table as it is. */
  private readonly bonuses: number[][] = [];
  /** By free tiles left. */
  private readonly photosAnyway: number[] = [];

  constructor(state: State, seat: Seat = state.turn) {
    this.state = state;
    this.seat = seat;
    this.free = unclaimed(state);
    this.owners = state.owners.slice();
  }

  /** The turn ends with the table as it is. */
  nothing(): number {
    const { state, seat, free, owners } = this;
    if (isOverAfter(state.turns, state.turn, free)) return finalValue(state, seat, owners);
    const { value, stage } = this.position(free);
    return value - stage.tempo;
  }

  /** The table, the player whose turn it is. */
  now(): number {
    return this.position(this.free).value;
  }

  /** A route by its number. */
  claim(index: number): number {
    const { tiles } = routesOf(this.state)[index] as ClaimAction;
    const beside = besideRoutes(this.position(this.free).board)[index] as Beside;
    let free = this.lay(tiles);
    let bonus = NONE;
    if (tiles.length === this.state.bonus && free > 0) {
      free--;
      bonus = this.bestBonus(free, beside.near);
      this.owners[bonus] = this.seat;
    }
    const value = this.valueWith(tiles, beside.spots, bonus, free);
    for (let i = 0; i < tiles.length; i++) this.owners[tiles[i] as Tile] = this.state.owners[tiles[i] as Tile] as Seat;
    if (bonus !== NONE) this.owners[bonus] = NONE;
    return value;
  }

  /** What a tile adds as the bonus. */
  bonus(tile: Tile): number {
    return this.bonusGain(this.position(this.free - 1), tile);
  }

  /** What the rest of a turn adds after a claim. */
  rest(kind: 'bonus' | 'photo'): number {
    if (kind === 'photo') return this.photoAnyway(this.position(this.free), this.free);
    return this.bonus(this.bestBonus(this.free - 1, 0));
  }

  /** What taking a photo now adds, compared with leaving it. */
  photo(spot: Spot): number {
    return this.photoGain(this.position(this.free), spot);
  }

  /** Lays the tokens of a route; returns how many tiles stay free. */
  private lay(tiles: readonly Tile[]): number {
    let free = this.free;
    for (let i = 0; i < tiles.length; i++) {
      const tile = tiles[i] as Tile;
      if (this.owners[tile] === NONE) free--;
      this.owners[tile] = this.seat;
    }
    return free;
  }

  private valueWith(tiles: readonly Tile[], spots: readonly Spot[], bonus: Tile, free: number): number {
    const { state, seat, owners } = this;
    if (isOverAfter(state.turns, state.turn, free)) return finalValue(state, seat, owners);
    const position = this.position(free);
    let value =
      position.value - position.stage.tempo + this.tilesGain(position, tiles) + this.spotsGain(position, spots);
    if (state.options.exclusiveCoverage)
      value += coverageValue(position, owners) - coverageValue(position, state.owners);
    if (bonus !== NONE) {
      owners[bonus] = NONE;
      value += this.bonusGain(position, bonus);
      owners[bonus] = seat;
    }
    const near = this.bestPhoto(position, spots, this.photoAnyway(position, free));
    return (
      value + (bonus === NONE ? near : this.bestPhoto(position, position.board.spotsAt[bonus] as readonly Spot[], near))
    );
  }

  private tilesGain({ tile: worth }: Position, tiles: readonly Tile[]): number {
    let gain = tiles.length * (worth[this.seat] as number);
    for (let i = 0; i < tiles.length; i++) {
      const before = this.state.owners[tiles[i] as Tile] as Seat;
      if (before !== NONE) gain -= worth[before] as number;
    }
    return gain;
  }

  private spotsGain(position: Position, spots: readonly Spot[]): number {
    let gain = 0;
    for (let i = 0; i < spots.length; i++) {
      const spot = spots[i] as Spot;
      const [a, b] = position.board.spots[spot] as readonly [Tile, Tile];
      gain +=
        spotValue(position, spot, this.owners[a] as Seat, this.owners[b] as Seat) - (position.spots[spot] as number);
    }
    return gain;
  }

  /** The route changes only bonus tiles near it; the others add what they always do. */
  private bestBonus(free: number, near: number): Tile {
    const position = this.position(free);
    const usual = this.bonusesWith(position, free);
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let tile = 0; tile < this.owners.length; tile++) {
      if (this.owners[tile] !== NONE) continue;
      const gain = ((near >> tile) & 1) === 0 ? (usual[tile] as number) : this.bonusGain(position, tile);
      if (gain > most) {
        most = gain;
        best = tile;
      }
    }
    return best;
  }

  private bonusesWith(position: Position, free: number): readonly number[] {
    const known = this.bonuses[free];
    if (known !== undefined) return known;
    const { owners } = this.state;
    const gains: number[] = [];
    for (let tile = 0; tile < owners.length; tile++)
      gains.push(owners[tile] === NONE ? this.bonusGain(position, tile, owners) : 0);
    this.bonuses[free] = gains;
    return gains;
  }

  private bonusGain(position: Position, tile: Tile, owners: Seat[] = this.owners): number {
    const { spotsAt, spots } = position.board;
    const beside = spotsAt[tile] as readonly Spot[];
    let gain = position.tile[this.seat] as number;
    for (let i = 0; i < beside.length; i++) {
      const spot = beside[i] as Spot;
      const [a, b] = spots[spot] as readonly [Tile, Tile];
      const [one, other] = [owners[a] as Seat, owners[b] as Seat];
      gain += a === tile ? spotValue(position, spot, this.seat, other) : spotValue(position, spot, one, this.seat);
      gain -= spotValue(position, spot, one, other);
    }
    return this.state.options.exclusiveCoverage ? gain + this.coverageGain(position, tile, owners) : gain;
  }

  private coverageGain(position: Position, tile: Tile, owners: Seat[]): number {
    const before = coverageValue(position, owners);
    owners[tile] = this.seat;
    const after = coverageValue(position, owners);
    owners[tile] = NONE;
    return after - before;
  }

  /** The best of the photos that are the seat's anyway and those at these spots. */
  private bestPhoto(position: Position, spots: readonly Spot[], most: number): number {
    let best = most;
    for (let i = 0; i < spots.length; i++) {
      const spot = spots[i] as Spot;
      const [a, b] = position.board.spots[spot] as readonly [Tile, Tile];
      if (this.owners[a] !== this.seat || this.owners[b] !== this.seat || this.state.photos[spot] === NONE) continue;
      best = Math.max(best, this.photoGain(position, spot));
    }
    return best;
  }

  /** The best photo that is the seat's already. */
  private photoAnyway(position: Position, free: number): number {
    const { owners } = this.state;
    let best = this.photosAnyway[free];
    if (best !== undefined) return best;
    best = 0;
    for (let spot = 0; spot < position.spots.length; spot++) {
      const [a, b] = position.board.spots[spot] as readonly [Tile, Tile];
      if (owners[a] !== this.seat || owners[b] !== this.seat || this.state.photos[spot] === NONE) continue;
      best = Math.max(best, this.photoGain(position, spot));
    }
    this.photosAnyway[free] = best;
    return best;
  }

  /** A photo that is taken cannot be lost any more. */
  private photoGain(position: Position, spot: Spot): number {
    return (1 - position.stage.pair) * photoWorth(position, this.seat, this.state.photos[spot] as Animal);
  }

  private position(free: number): Position {
    this.positions[free] ??= positionOf(this.state, this.seat, stageAfter(this.state.turns, this.state.turn, free));
    return this.positions[free] as Position;
  }
}
