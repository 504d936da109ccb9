/** Type sketch: DiceAFARI. Strains are marked STRAIN. */
import type { GameDefinition } from '../../packages/kernel/src/index.ts';

/** An animal-shaped map; printed ones are data, drawn ones come as a document. */
export interface MapCard {
  name: string;
  tiles: { x: number; y: number }[];
}

export interface Options {
  map: 'random' | 'rhinoceros' | 'turtle' | 'custom'; // and so on, 12 names
  /** STRAIN: only read when map = 'custom'. The document's default must itself be a legal map; a preset cannot say "needs one". */
  custom: MapCard;
  corner: boolean; // D2: three tiles of a square
  surprise: boolean;
  exclusive: boolean;
  wetlands: boolean;
  openCollections: boolean;
}

export interface State {
  options: Omit<Options, 'custom'>;
  seats: number;
  map: MapCard;
  terrain: number[]; // by tile
  owner: number[]; // by tile, -1 = none
  places: [number, number][]; // derived from the map; kept in the map's frozen data, not here, if speed asks for it
  /** Animal by place, -1 = taken. SECRET with Photo Surprise: unseen by all. Then better lazily: counts left + which places hold one;
   *  the animal is drawn when taken. What does not exist cannot leak. With the option off it is public from the start. */
  photos: number[];
  facedown: number[]; // Photo Surprise: the animals not yet drawn, as counts
  taken: number[][]; // by seat and animal; SECRET to others with surprise without open collections
  turns: number[];
  turn: number;
  dice: number[]; // four safari dice, -1 = not rolled
  bonus: number; // 0 = not in use (all tiles claimed)
  rolls: number;
  phase: 'roll' | 'bonus' | 'photo' | 'over';
  asked: number[];
}

export type Action =
  | { type: 'roll'; again: number } // bit mask of the dice rolled again; 15 = all. "Held" is not state: any may be rolled again
  | { type: 'claim'; route: number } // index into the map's frozen route table: at most some 150
  | { type: 'noClaim' } // D4
  | { type: 'bonus'; tile: number }
  | { type: 'photo'; place: number }
  | { type: 'noPhoto' };

/**
 * 'roll' (roll again or claim or end) · 'bonus' · 'photo'.
 * STRAIN (D12): taken photos are in every view and only the board covers them: no secret, nothing for the law. With surprise they are
 * secret per seat: two different truths by option; the secrets list needs the options (they are in the state: fine).
 * STRAIN: a photo taken face down is known to its taker: apply draws by chance, so undo stops. Good.
 * D1 (all roll for the start, ties again) is set-up chance in entry 0, told by events of the set-up step.
 */
export type DecisionKind = 'roll' | 'bonus' | 'photo';

export type GameEvent =
  | { type: 'opening'; rolls: number[][]; winner: number }
  | { type: 'rolled'; seat: number; dice: number[]; bonus: number; which: number }
  | { type: 'claimed'; seat: number; tiles: number[]; replaced: number[] }
  | { type: 'bonus'; seat: number; tile: number }
  | { type: 'photo'; seat: number; place: number; animal: number } // -1 for others with surprise
  | { type: 'final'; takes: { seat: number; place: number; animal: number; why: 'own' | 'wetlands' }[] }
  | { type: 'scored'; points: { sets: number; photos: number; tokens: number; exclusive: number }[] };

export interface View extends Omit<State, 'photos' | 'taken'> {
  photos: number[]; // -2 = face down
  taken: { animals: number[] | null; count: number }[];
}
export type Game = GameDefinition<Options, State, Action, GameEvent, View>;
