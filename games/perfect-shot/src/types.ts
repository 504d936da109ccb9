/** The words of Perfect Shot: what is on the table, what is asked and answered, and the events. */
import type { DeepReadonly, Observer, Seat } from '@shutterbox/kernel';
import type { Placed } from './cards/types.ts';

export const ENVIRONMENTS = ['ice', 'mountain', 'jungle'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** PS-1.3: three species per environment, in its order, and the yeti, which belongs to none. */
export const SPECIES = [
  'walrus',
  'polar-bear',
  'penguin',
  'eagle',
  'ibex',
  'marmot',
  'tiger',
  'elephant',
  'toucan',
  'yeti',
] as const;
export type Species = (typeof SPECIES)[number];

/** A kind of photo tile: the index of its species; the yeti's index is its left half, and one more is the right half. */
export type Photo = number;
export const LEFT_HALF: Photo = SPECIES.indexOf('yeti');
export const RIGHT_HALF: Photo = LEFT_HALF + 1;
export const PHOTO_KINDS = RIGHT_HALF + 1;
/** How many tiles of each kind. */
export type Photos = readonly number[];

/** The index of a landscape card in CARDS. */
export type Card = number;

/** What all photos of an album must be for its bonus. */
export type Condition =
  | { readonly kind: 'same' }
  | { readonly kind: 'different' }
  | { readonly kind: 'species'; readonly species: Species }
  | { readonly kind: 'environment'; readonly environment: Environment };

export interface Album {
  readonly name: string;
  readonly slots: number;
  readonly condition: Condition;
  readonly bonus: number;
}
/** The index of an album card in ALBUMS. */
export type AlbumId = number;

/** No album: where loose tiles lie. */
export const LOOSE = -1;

/** The photos in one album, in the order of its slots (PS-4.4). */
export type Row = readonly Photo[];
/** A row for each album of a seat, in the order in which they were taken. */
export type Layout = readonly Row[];

/** A card in the rack, and who placed it. */
export interface Shot extends Placed {
  readonly seat: Seat;
  readonly called: boolean;
}

/** There is nothing to choose besides the number of seats. */
export type Options = Readonly<Record<string, never>>;

export type Phase = 'turns' | 'confirm' | 'over';
export type Confirmation = 'none' | 'best' | 'keep';
export type DecisionKind = 'turn' | 'arrange' | 'confirm' | 'confirmed';

/** What everyone knows (PS-9.3). */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly first: Seat;
  phase: Phase;
  turn: Seat;
  /** Finished turns, by seat. */
  turns: number[];
  /** How many rounds the game has; 0 until the deck is empty. */
  rounds: number;
  /** How many landscapes can still be drawn. Nobody knows which: see `poolOf` (PS-9.2). */
  deck: number;
  /** Bottom first. */
  rack: Shot[];
  /** Albums that nobody has seen, ascending. They can be worked out, but nobody knows their order. */
  albumDeck: AlbumId[];
  /** The open ones, oldest first. */
  albumRow: AlbumId[];
  /** Tiles that nobody has taken, by kind. */
  supply: number[];
  /** Tiles by seat and kind. */
  photos: number[][];
  /** By seat, in the order in which they were taken. */
  albums: AlbumId[][];
  /** Perfect-shot tokens by seat: the 2-point side, the 0-point side. */
  hits: number[];
  misses: number[];
  /** By seat. */
  confirmed: Confirmation[];
}

export interface State extends Table {
  /** Ascending, by seat. */
  hands: Card[][];
  /** By seat; null while the game arranges for it (PS-6.6). */
  layouts: (Layout | null)[];
}

export interface PhotoAction {
  readonly type: 'photo';
  readonly card: Card;
  readonly turned: boolean;
  /** A perfect shot is announced. */
  readonly called: boolean;
}

/** One tile, from an album or LOOSE to another. */
export interface ArrangeAction {
  readonly type: 'arrange';
  readonly photo: Photo;
  readonly from: AlbumId;
  readonly to: AlbumId;
}

export type Action =
  | PhotoAction
  | { readonly type: 'album'; readonly album: AlbumId }
  /** The top of the album deck, unseen. */
  | { readonly type: 'topAlbum' }
  | ArrangeAction
  | { readonly type: 'arrangeForMe' }
  | { readonly type: 'confirm'; readonly layout: 'best' | 'keep' }
  | { readonly type: 'takeBack' };

/** An animal that showed through the lenses. */
export interface Seen {
  /** Where it is printed: the place in the rack, or -1 for the floor, and the animal's place on that card. */
  readonly layer: number;
  readonly animal: number;
  readonly species: Species;
  /** How much of it showed, in whole percent, rounded down. */
  readonly percent: number;
  /** Enough of it in one lens for a perfect shot. */
  readonly whole: boolean;
}

/** How a seat's score comes about. */
export interface ScoreSheet {
  /** One entry for each album: its bonus, or 0. */
  readonly bonuses: readonly number[];
  /** Tiles in albums, and tiles that are in none. */
  readonly placed: number;
  readonly loose: number;
  readonly hits: number;
  /** Complete yetis. */
  readonly yetis: number;
  /** Yeti tiles in albums, which break ties. */
  readonly yetiTiles: number;
  readonly total: number;
}

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'opened'; readonly albums: readonly AlbumId[]; readonly deck: number }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number; readonly last: boolean }
  | {
      readonly type: 'photo';
      readonly seat: Seat;
      readonly card: Card;
      readonly turned: boolean;
      readonly called: boolean;
      readonly seen: readonly Seen[];
      readonly glimpses: readonly Seen[];
    }
  /** In the order in which they were seen; `missed` are animals whose tiles are all taken. */
  | {
      readonly type: 'tiles';
      readonly seat: Seat;
      readonly photos: readonly Photo[];
      readonly missed: readonly Species[];
    }
  | { readonly type: 'yeti'; readonly seat: Seat; readonly photo: Photo }
  | { readonly type: 'token'; readonly seat: Seat; readonly hit: boolean }
  /** Only its own seat is told `card`. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card; readonly deck: number }
  | { readonly type: 'album'; readonly seat: Seat; readonly album: AlbumId; readonly from: 'row' | 'deck' }
  | { readonly type: 'refilled'; readonly album: AlbumId }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'deckEmpty'; readonly rounds: number }
  | { readonly type: 'lastArranging' }
  /** Only its own seat is told (PS-6.5). */
  | {
      readonly type: 'arranged';
      readonly seat: Seat;
      readonly photo: Photo;
      readonly from: AlbumId;
      readonly to: AlbumId;
    }
  | { readonly type: 'arrangedForMe'; readonly seat: Seat }
  | { readonly type: 'confirmed'; readonly seat: Seat }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  | { readonly type: 'over'; readonly sheets: readonly ScoreSheet[] };

/** What an observer knows: everything except other players' hands. */
export interface View extends DeepReadonly<Table> {
  readonly observer: Observer;
  /** The observer's own hand; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  /** As shown, and as they would be scored. */
  readonly layouts: readonly Layout[];
  /** Which seats arrange by hand. */
  readonly byHand: readonly boolean[];
}
