/** Type sketch: Snapshot, the wildlife game. Strains are marked STRAIN. */
import type { GameDefinition } from '../../packages/kernel/src/index.ts';

/** W16; each on its own switch. `photos` overrides are not an option: W1 fixes them by seats. */
export interface Options {
  assignments: boolean;
  raccoon: boolean;
  tokens: boolean;
  reserving: boolean;
}

export type Animal = number; // 0..35, 36 = raccoon
export type Habitat = 0 | 1 | 2 | 3;

/** A card lying in a habitat; in stacking order. Sideways = must be tried this turn (W4, W7). */
export interface Placed {
  animal: Animal;
  sideways: boolean;
  dice: number;
  tokens: number;
}

export interface Player {
  tokens: number;
  reserve: Animal[]; // at most 2, public
  portfolio: Animal[]; // public; a raccoon keeps no habitat: never counts for awards (W8)
  awards: number[]; // tokens won, by value
  assignment: number; // SECRET (W2); -1 without assignments
}

export interface State {
  options: Options;
  seats: number;
  round: number;
  turn: number;
  first: number;
  barren: number; // whole rounds in a row without a photograph (W17)
  triggered: boolean; // target reached: play to the end of the round
  deck: Animal[]; // unordered; drawn lazily by chance: no order exists to leak
  discards: Animal[]; // public
  unusedAssignments: number[]; // SECRET but needed: what determinize deals from, sorted
  habitats: Placed[][]; // four stacks
  awards: number[][]; // five stacks, top last
  players: Player[];
  phase:
    | { at: 'research'; mayDraw: boolean }
    /** Sealed: -1 not yet, 0 no, 1 yes, -2 not asked. SECRET until all have answered, and then only the one with priority. */
    | { at: 'offers'; card: Animal; answers: number[] }
    | { at: 'card'; card: Animal; offer: number /* seat or -1 */ }
    | { at: 'spookRaccoon' } // W8: which habitat is spooked
    | { at: 'place' } // step A; sub-steps B and C follow as one decision with many small actions and 'ready'
    | { at: 'dice'; left: number }
    | { at: 'tokens' }
    | { at: 'habitat' } // which one next (W13)
    | { at: 'explored'; habitat: Habitat; rolled: number[]; paid: number } // re-roll or give up
    | { at: 'animal'; habitat: Habitat } // which one next
    | { at: 'award'; due: number[] }
    | { at: 'over'; reason: string };
  photographed: boolean; // this turn (W18)
  spooked: boolean;
  asked: number[];
}

export type Action =
  | { type: 'draw' }
  | { type: 'stop' }
  | { type: 'offer'; yes: boolean }
  | { type: 'accept' }
  | { type: 'reserve' }
  | { type: 'spook' }
  | { type: 'lay'; habitat: Habitat } // habitat: raccoon's choice
  | { type: 'unreserve'; animal: Animal; habitat: Habitat }
  | { type: 'die'; on: 'habitat' | 'animal'; target: number; by: 1 | -1 }
  | { type: 'token'; animal: Animal; by: 1 | -1 }
  | { type: 'next' } // closes a step
  | { type: 'explore'; habitat: Habitat }
  /** W11: two tokens from supply or any animal cards in any mix: one token an action would be undoable, the roll not. So pay
   *  first ('pay' twice, undoable), then 'reroll'. */
  | { type: 'pay'; from: Animal | -1 }
  | { type: 'reroll'; die: number }
  | { type: 'giveUp' }
  | { type: 'photograph'; animal: Animal }
  | { type: 'takeAward'; category: number };

/** 'offer' is asked of all others at once: its being open tells that the seat HAS a token and a free slot, which is public. */
export type DecisionKind = 'research' | 'offer' | 'card' | 'prepare' | 'explore' | 'photograph' | 'award';

export type GameEvent =
  | { type: 'drawn'; animal: Animal; seat: number }
  | { type: 'offered'; seat: number; to: number } // only the drawer hears who: eventFor cuts by `to`
  | { type: 'reserved'; animal: Animal; seat: number; paid: boolean }
  | { type: 'placed'; animal: Animal; habitat: Habitat; sideways: boolean; earned: boolean }
  | { type: 'spooked'; habitat: Habitat; animals: Animal[] }
  | { type: 'rolled'; habitat: Habitat; dice: number[]; ok: boolean }
  | { type: 'shot'; animal: Animal; dice: number[]; tokens: number; ok: boolean }
  | { type: 'award'; seat: number; category: number; value: number }
  | {
      type: 'scored';
      seats: { animals: number; awards: number; cover: number; article: number; assignment: number }[];
    };

/** STRAIN (small): an offer refused by priority stays unknown to its rivals; so a view must keep "I offered and was not taken". */
export interface View extends Omit<State, 'players' | 'unusedAssignments' | 'phase'> {
  players: (Omit<Player, 'assignment'> & { assignment: number | null })[];
  phase: State['phase'] | { at: 'offers'; card: Animal; answered: boolean[]; mine: number };
}
export type Game = GameDefinition<Options, State, Action, GameEvent, View>;
