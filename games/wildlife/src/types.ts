/** The vocabulary of the wildlife game. */
import type { Decision, DeepReadonly, Observer, Seat } from '@shutterbox/kernel';

export const HABITATS = ['shoreline', 'savannah', 'mountain', 'rainforest'] as const;
export type HabitatName = (typeof HABITATS)[number];
/** Index into HABITATS. */
export type Habitat = number;

export const SYMBOLS = [
  'carnivore',
  'herbivore',
  'omnivore',
  '0-10 years',
  '11-20 years',
  '21-30 years',
  '31+ years',
  'mammal',
  'bird',
  'reptile',
  'amphibian',
] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** What is printed on an animal card. */
export interface Animal {
  readonly name: string;
  readonly latin: string;
  /** 'any': the raccoon. */
  readonly habitat: HabitatName | 'any';
  readonly difficulty: number;
  readonly prestige: number;
  /** Diet, life span, class. */
  readonly symbols: readonly [CardSymbol, CardSymbol, CardSymbol];
  /** The typical life span behind the band. */
  readonly years: number;
  /** One true sentence for the curious. */
  readonly fact: string;
  /** The parts printed in the rulebook; the rest is invented (the facts about the species are true). */
  readonly known: readonly ('name' | 'habitat' | 'difficulty')[];
}

/** Index into ANIMALS. */
export type Card = number;

export interface AwardStack {
  readonly category: HabitatName | 'generalist';
  /** First, second and third place. */
  readonly prestige: readonly [number, number, number];
}

/** category * 3 + place. */
export type Award = number;

export interface Assignment {
  readonly title: string;
  readonly cover: readonly [string, string];
  readonly symbols: readonly [CardSymbol, CardSymbol];
  /** chart[n] is the prestige of n matching symbols; beyond its end the last value holds (W-7.8). */
  readonly chart: readonly number[];
}

export interface Options {
  readonly assignments: boolean;
  readonly raccoon: boolean;
  readonly tokens: boolean;
  readonly reserving: boolean;
}

/** No card, habitat, seat or assignment. */
export const NONE = -1;

export const DECISION_KINDS = [
  'research',
  'offer',
  'card',
  'reserves',
  'dice',
  'tokens',
  'explore',
  'failed',
  'reroll',
  'photograph',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A sealed answer to the question whether to offer. */
export type Answer = 'none' | 'pass' | 'offer';

export type EndReason = 'target' | 'barren';

/** What everyone knows. Every card is somewhere in it, so nobody has to remember anything. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly first: Seat;
  /** From 1. */
  round: number;
  turn: Seat;
  /** The open questions. */
  open: Decision<DecisionKind>[];

  /** What may still be drawn. Ascending: the deck has no order (W-10.2). */
  deck: Card[];
  discards: Card[];
  /** The animals of each habitat, oldest first. */
  stacks: Card[][];
  raccoonAt: Habitat;

  drawn: Card;
  /** The seat whose offer lies on the table. */
  offer: Seat;

  /** Sideways cards: to be photographed this turn. */
  committed: Card[];
  /** Dice not placed yet. */
  dice: number;
  habitatDice: number[];
  /** Tokens paid for re-rolls, waiting. */
  habitatTokens: number[];
  /** By card. */
  animalDice: number[];
  animalTokens: number[];
  exploring: Habitat;
  /** The dice of the exploration under way. */
  roll: number[];
  /** Tokens put down for the re-roll under way. */
  paid: number;
  /** Photographs of this turn. */
  photos: number;

  tokens: number[];
  reserves: Card[][];
  portfolios: Card[][];
  awards: Award[][];
  /** Tokens gone from each award stack. */
  awarded: number[];

  /** Whole rounds in a row without a photograph. */
  barren: number;
  /** Photographs of this round. */
  roundPhotos: number;
  ending: boolean;
  over: boolean;
}

export interface State extends Table {
  /** Of each seat, for the drawn card. */
  answers: Answer[];
  /** Of each seat: an index into ASSIGNMENTS, or NONE. */
  assignments: number[];
}

export type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'prepare' }
  | { readonly type: 'offer' }
  | { readonly type: 'pass' }
  | { readonly type: 'accept' }
  | { readonly type: 'reserve' }
  | { readonly type: 'place'; readonly habitat: Habitat }
  | { readonly type: 'spook'; readonly habitat: Habitat }
  | { readonly type: 'placeReserved'; readonly card: Card; readonly habitat: Habitat }
  | { readonly type: 'dieOnHabitat'; readonly habitat: Habitat }
  | { readonly type: 'dieOnAnimal'; readonly card: Card }
  | { readonly type: 'token'; readonly card: Card }
  | { readonly type: 'done' }
  | { readonly type: 'explore'; readonly habitat: Habitat }
  | { readonly type: 'pay' }
  | { readonly type: 'payFrom'; readonly card: Card }
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'giveUp' }
  | { readonly type: 'photograph'; readonly card: Card };

/** The four categories of the score pad. */
export interface ScoreSheet {
  readonly animals: number;
  readonly awards: number;
  readonly cover: number;
  readonly symbols: number;
  readonly feature: number;
  readonly total: number;
}

export type Event =
  | {
      readonly type: 'began';
      readonly first: Seat;
      readonly tokens: readonly number[];
      readonly cards: readonly Card[];
    }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly assignment: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'shuffled'; readonly cards: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  /** Only the seat that answered is told `offer`. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly offer?: boolean }
  | { readonly type: 'offered'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'notOffered'; readonly card: Card }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly habitat: Habitat;
      readonly committed: boolean;
      readonly tokens: number;
    }
  | {
      readonly type: 'spooked';
      readonly seat: Seat;
      readonly card: Card;
      readonly habitat: Habitat;
      readonly gone: readonly Card[];
      readonly upright: readonly Card[];
    }
  | { readonly type: 'reserved'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly type: 'prepared'; readonly seat: Seat }
  | { readonly type: 'placedReserved'; readonly seat: Seat; readonly card: Card; readonly habitat: Habitat }
  | { readonly type: 'dieOnHabitat'; readonly seat: Seat; readonly habitat: Habitat }
  | { readonly type: 'dieOnAnimal'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'token'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'explored';
      readonly seat: Seat;
      readonly habitat: Habitat;
      readonly roll: readonly number[];
      readonly success: boolean;
    }
  /** `card` NONE: from the supply. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly habitat: Habitat; readonly card: Card }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly habitat: Habitat;
      readonly die: number;
      readonly from: number;
      readonly to: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'failed';
      readonly seat: Seat;
      readonly habitat: Habitat;
      readonly gone: readonly Card[];
      readonly tokens: number;
    }
  | {
      readonly type: 'photographed';
      readonly seat: Seat;
      readonly card: Card;
      readonly roll: readonly number[];
      readonly tokens: number;
      readonly success: boolean;
    }
  | { readonly type: 'experience'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'award'; readonly seat: Seat; readonly award: Award }
  | { readonly type: 'lastRound'; readonly seat: Seat; readonly photographs: number }
  | {
      readonly type: 'over';
      readonly reason: EndReason;
      readonly assignments: readonly number[];
      readonly sheets: readonly ScoreSheet[];
    };

/** What an observer knows. */
export interface View extends DeepReadonly<Table> {
  readonly observer: Observer;
  /** Your own; 'none' for everyone else. */
  readonly answers: readonly Answer[];
  /** Your own, and all of them once the game is over; NONE where unknown or not played. */
  readonly assignments: readonly number[];
}
