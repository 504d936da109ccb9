/** The slice's vocabulary. Walls are squares here (the real game: edges, S8); everything else follows the rulings. */
export const SIDES = 2;
export const HOLD = 0,
  FIRE = 1,
  NEAR = 2;

export interface Options {
  fog: boolean;
  turns: number;
}

export interface Char {
  square: number;
  ap: number;
  stats: number[]; // strength, dexterity, endurance as wounded; one 0 = out
  wounded: boolean; // S35: the first wound is different
  spotted: boolean; // has fired or was bumped into since his last activation: darkness hides him no more
  cover: number; // marker square, -1 = none
  order: number; // S65: what he does unseen
  shots: number; // S30: bit mask, whom he has attacked in this mission
}

export type Task = { kind: 'react'; char: number; aimed: boolean } | { kind: 'wound'; char: number; die: number };

export interface Know {
  doors: number[];
  last: { square: number; turn: number }[];
}

export interface State {
  fog: boolean;
  turns: number;
  seats: number;
  phase: 'plots' | 'play' | 'over';
  turn: number;
  plots: number[]; // 0 = not chosen, 1 legitimate, 2 pirate
  doors: number[]; // 0 closed, 1 open
  chars: Char[];
  knows: Know[]; // by side
  acted: number; // bit mask
  active: number; // -1 = nobody
  apLeft: number;
  door: number;
  wait: number; // the door that the active one set going (S16)
  snapped: number; // bit mask: free snap attack used against the active one (S28)
  todo: Task[];
  asked: number[]; // required questions put so far, by seat
  reason: string;
}

export type Action =
  | { type: 'plot'; plot: number }
  | { type: 'step'; dir: number }
  | { type: 'press'; door: number }
  | { type: 'shoot'; target: number; aimed: boolean }
  | { type: 'cover'; square: number; order: number }
  | { type: 'end' }
  | { type: 'react'; fire: boolean }
  | { type: 'wound'; stat: number }
  | { type: 'orders'; order: number };

export interface Mod {
  code: string;
  value: number;
  rule: string;
}

/** `to`: bit mask of seats, bit 30 = spectators: eventFor has no state to work it out from. Told as 0. */
export type GameEvent = { to: number } & (
  | { type: 'plot'; side: number }
  | { type: 'plots'; plots: number[] }
  | { type: 'moved'; char: number; from: number; square: number }
  | { type: 'appeared'; char: number; square: number }
  | { type: 'vanished'; char: number; square: number }
  | { type: 'bumped'; char: number; into: number; square: number }
  | { type: 'pressed'; char: number; door: number }
  | { type: 'door'; door: number; open: boolean }
  | { type: 'covered'; char: number; square: number }
  | { type: 'held'; char: number }
  | {
      type: 'shot';
      char: number;
      target: number;
      aimed: boolean;
      need: number;
      dice: number[];
      mods: Mod[];
      hit: boolean;
      wounds: number[];
    }
  | { type: 'out'; char: number }
  | { type: 'turn'; turn: number }
);

export interface CharView {
  square: number; // -1 = not seen
  ap: number;
  stats: number[];
  wounded: boolean;
  spotted: boolean;
  cover: number; // -2 = not known
  order: number; // -1 = not known
  shots: number;
}

export interface View {
  side: number; // -1 = spectator
  fog: boolean;
  turns: number;
  seats: number;
  phase: State['phase'];
  turn: number;
  plots: number[]; // -1 = chosen, unknown
  doors: number[]; // as last seen
  chars: CharView[];
  last: { square: number; turn: number }[];
  acted: number;
  active: number;
  apLeft: number;
  door: number;
  wait: number; // -1, -2, -1 = not known
  snapped: number;
  todo: Task[];
  asked: number[]; // -1 = another side's
  reason: string;
}
