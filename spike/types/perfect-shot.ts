/** Type sketch: Perfect Shot. Strains are marked STRAIN. */
import type { GameDefinition } from '../../packages/kernel/src/index.ts';

export type Options = Record<never, never>;

/** 0..89 nine species x 10 tiles, told apart by species only; 90.. left and right yeti halves. Tiles are species + half. */
export interface Tile {
  species: number;
  half: 0 | 1 | 2;
} // half: 0 none, 1 left, 2 right
export interface Album {
  card: number;
  slots: (Tile | null)[];
}

export interface Player {
  hand: number[]; // SECRET landscape cards
  albums: Album[]; // public
  loose: Tile[]; // photo tiles outside albums, public
  declared: number; // perfect shots announced, at most 2
  perfect: boolean[]; // tokens: true = 2 points
  confirmed: boolean; // P11: before scoring
}

export interface State {
  seats: number;
  first: number;
  turn: number;
  turns: number[];
  rack: { card: number; flipped: boolean }[]; // all of it: lower cards show through (P1)
  landscapes: number[]; // SECRET contents: the deck and (P15) the removed ones are one unseen pool …
  deckLeft: number; // … of which only so many may still be drawn: nobody knows which are out, not even the state
  openAlbums: number[];
  albums: number[]; // unordered rest; "top of the deck unseen" = a draw by chance at that time
  tiles: number[]; // left by species
  yetis: [number, number]; // SECRET? no: the drawn halves are shown, so the counts left are public; the draw is chance
  players: Player[];
  phase: 'play' | 'last' | 'confirm' | 'over';
  lastTurnsFrom: number; // P10
  asked: number[];
}

export type Action =
  | { type: 'photo'; card: number; flipped: boolean; perfect: boolean }
  | { type: 'album'; card: number /* -1 = top of the deck */ }
  | { type: 'pass' }
  /** Arranging, one tile at a time. slot -1 = off the albums. A swap is one action, so that no move needs a free place. */
  | { type: 'move'; fromAlbum: number; fromSlot: number; toAlbum: number; toSlot: number }
  /** "Arrange for me": deterministic best arrangement from public data: one action, not a host feature (an absent seat needs it). */
  | { type: 'arrange' }
  | { type: 'confirm' };

/**
 * 'turn' (required, seat to move) · 'albums' (optional, every seat, all the time) · 'confirm' (required, all seats at once;
 * 'albums' stays open beside it).
 * STRAIN 1: the walk of the laws answers required questions only: nearly all of this game's legality (moves) is never walked.
 * STRAIN 2: order law: 'confirm' is simultaneous with optional 'albums' of the same seats; the law only rotates required ones.
 * STRAIN 3: undo: an arrangement is public, hidden from nobody, and may be taken back over another's required answer without harm;
 *   but after B's photo (chance: the refill draw) A's earlier arranging is behind the barrier. Harmless: he just moves the tile back.
 * STRAIN 4: id of a standing question: does it change with each answer? If it does, a client that sends two moves quickly loses the
 *   second ('match.stale'); if not, "unique among all questions ever put" is to be read as "of standing ones: one for life".
 * STRAIN 5: a placement draws no chance when nothing is random (no yeti, deck empty): it is then undoable unless the game calls
 *   reveal('P6'): what the lenses show must not be tried and taken back. Photo always reveals.
 * STRAIN 6: 4 seats at 'confirm' with optional questions: pending is 4 + 4 decisions; `legal` for optional ones on request only: fine.
 * STRAIN 7: legalActions of 'albums' lists (tiles x free or occupied slots) ~ 20 x 25 = 500 moves for every seat at every entry, in search too:
 *   bots must skip optional questions and use 'arrange' before 'confirm'.
 */
export type DecisionKind = 'turn' | 'albums' | 'confirm';

export type GameEvent =
  | { type: 'placed'; seat: number; card: number; flipped: boolean; declared: boolean }
  | {
      type: 'seen';
      seat: number;
      animals: { species: number; card: number; index: number; share: number; whole: boolean }[];
    }
  | { type: 'took'; seat: number; tile: Tile }
  | { type: 'perfect'; seat: number; ok: boolean }
  | { type: 'drew'; seat: number; card: number } // card -1 for all but the seat
  | { type: 'album'; seat: number; card: number; from: 'open' | 'deck'; refill: number }
  | { type: 'moved'; seat: number; tile: Tile; toAlbum: number; toSlot: number }
  | { type: 'arranged'; seat: number }
  | { type: 'confirmed'; seat: number }
  | { type: 'scored'; points: number[] };

export interface View extends Omit<State, 'players' | 'landscapes'> {
  players: (Omit<Player, 'hand'> & { hand: number[] | null; handSize: number })[];
}
export type Game = GameDefinition<Options, State, Action, GameEvent, View>;
