/** A game says what can be done where (offers); the kit handles everything between the player's hand and `room.act`. */
import type { ReactNode } from 'react';
import type { OwnQuestion, Reason, Steps } from '../room.ts';

/** 'h2', 'c17', '12,7': stable as long as the thing is there. */
export type Place = string;
/** What is carried: 'die', 'tile 5', 'figure 3'. */
export type Hand = string;

/** One thing that can be done now. */
export interface Offer<A> {
  /** Unique among all offers of a board. */
  readonly key: string;
  readonly question: OwnQuestion<A>;
  /** One legal action; a walk is several, sent one after the other. */
  readonly actions: readonly A[];
  /** "Walk to the locker". */
  readonly words: string;
  /** Pressing any of these places chooses it: a square, or every tile of a route. Empty if it only has a button. */
  readonly at: readonly Place[];
  /** This is picked up first. */
  readonly hand?: Hand;
  /** Only with it in the hand: with an empty one a press there means something else. */
  readonly carried?: true;
  /** This many of your latest steps are undone first. Then there need not be any actions. */
  readonly takesBack?: number;
  /** Asked for after the place: eighths of a turn clockwise, 0 is up, 2 is right. */
  readonly facing?: number;
  /** Drawn while the offer is aimed at or chosen. */
  readonly way?: readonly Place[];
  /** `of` is one of them: "point"; or short for all of them: "AP". */
  readonly price?: { readonly n: number; readonly of: string };
  /** Asks once more, and says why: "Vance covers this corridor". */
  readonly doubt?: string;
  /** Read out once it is chosen; if left out, its words are. */
  readonly told?: string;
  /** Legal, but off for now: a lesson is about something else. */
  readonly off?: Reason;
  /** Chosen from the start, until the player changes it: there is nothing else to take. */
  readonly suggested?: boolean;
}

/** For a press where nothing is possible: the action the player probably means, and what to do instead; or the reason itself. */
export type Meant<A> = { readonly action: A; readonly instead?: string } | { readonly reason: Reason };

/** Everything a game has to write. It contains no DOM. */
export interface BoardSpec<V, A> {
  /** `steps`: your latest ones that can be taken back, oldest first, each as what happened. */
  offers(question: OwnQuestion<A>, view: V, steps?: Steps): readonly Offer<A>[];
  /** `room.why` then says why not. Undefined: the question is not about such places. */
  meant(question: OwnQuestion<A>, place: Place, hand: Hand | undefined, view: V): Meant<A> | undefined;
  /** For the ear and the note. */
  name(place: Place, view: V): string;
  /** "a die", "the tile with the lion". */
  held(hand: Hand, view: V): string;
  /** What lies there, beginning with its name: the rest of the note. Without it, the name alone. */
  about?(place: Place, view: V, openRule: (rule: string) => void): ReactNode;
  /** Said to a resting pointer, whatever can be done there: what lies there, what a door costs. '' for nothing. */
  hover?(place: Place, view: V): string;
  /** `at`: the place that was pressed; undefined for a button of the dock. */
  press(offer: Offer<A>, at?: Place): Press;
  readonly several: Several;
  /** Most places refuse at any time: a press shows the reason, a resting pointer does not. */
  readonly quiet?: boolean;
  /** Arrow keys; without it, the nearest place by its box. */
  beside?(place: Place, dx: number, dy: number, view: V): Place | undefined;
}

/**
 * At once; chosen first, and confirmed by a second press or by the primary button; or marked as chosen, and done by that button alone:
 * where a press on the same place means the next offer of several, it must not do the only one.
 */
export type Press = 'act' | 'choose' | 'mark';
/** If a place has several offers: cycle through them, show a small menu, or ask to pick something up first. */
export type Several = 'cycle' | 'menu' | 'hand';

export interface Note {
  readonly place: Place;
  /** Requested by a press, so it stays; a hover only shows the reason while it lasts. */
  readonly full: boolean;
  readonly reason: Reason | undefined;
  /** What a resting pointer is told besides. */
  readonly hover?: string;
}

export interface BoardState {
  /** Under the pointer or the focus. */
  readonly aim: Place | undefined;
  /** The row of the dock that is pointed at: an offer, or a key of the game's own. */
  readonly row: string | undefined;
  /** Where Tab leads to. */
  readonly cursor: Place | undefined;
  readonly hand: Hand | undefined;
  /** The place is given, and the facing is still asked for. */
  readonly turning: { readonly place: Place; readonly facing: number } | undefined;
  readonly menu: Place | undefined;
  /** The offer whose doubt was told: the next press means it. */
  readonly doubted: string | undefined;
  /** What a press did before anything was sent. */
  readonly said: string;
  /** Offers by question, the latest last: arranging an album does not drop the chosen card. Undefined: what was suggested is not wanted. */
  readonly chosen: ReadonlyMap<string, string | undefined>;
  /** The question whose answer is under way: its choice is seen until something comes of it. */
  readonly sent: string | undefined;
  readonly note: Note | undefined;
}

/** Mouse, touch, drag, key and dock row all turn into one of these. */
export type Did =
  | { readonly did: 'aim'; readonly place: Place | undefined; readonly focused?: boolean }
  /** A row of the dock is pointed at, or none any more. */
  | { readonly did: 'point'; readonly row: string | undefined }
  /** The pointer has stayed there for a while. */
  | { readonly did: 'linger'; readonly place: Place | undefined }
  /** `source` is what can be picked up there. */
  | { readonly did: 'press'; readonly place: Place; readonly source?: Hand }
  /** Pressed for long: what is this? */
  | { readonly did: 'hold'; readonly place: Place }
  /** `carried`: by a drag, which never puts back what it begins with. */
  | { readonly did: 'lift'; readonly hand: Hand; readonly carried?: boolean }
  | { readonly did: 'drop'; readonly place: Place | undefined }
  | { readonly did: 'step'; readonly dx: number; readonly dy: number }
  /** To the next or the previous place that can be used. */
  | { readonly did: 'jump'; readonly by: 1 | -1 }
  /** A row of a menu, or a facing of the ring. */
  | { readonly did: 'pick'; readonly offer: string }
  /** A row of the dock, which is in or out: pressed again, it is no longer chosen. */
  | { readonly did: 'toggle'; readonly offer: string }
  /** Something of the game's own was done in the dock: a die is held. */
  | { readonly did: 'say'; readonly words: string }
  | { readonly did: 'back' }
  /** Pressed elsewhere: what lies beside a place is closed. */
  | { readonly did: 'away' }
  /** The primary button of a question. */
  | { readonly did: 'confirm'; readonly question: string }
  /** The view or the questions have changed; `focused`: the cursor had the focus. */
  | { readonly did: 'asked'; readonly focused: boolean };

/** What `reduce` knows of the table. */
export interface Table<A> {
  readonly offers: readonly Offer<A>[];
  /** All that can be reached, in reading order. */
  readonly places: readonly Place[];
  readonly several: Several;
  readonly quiet?: boolean | undefined;
  press(offer: Offer<A>, at?: Place): Press;
  isBusy(offer: Offer<A>): boolean;
  why(place: Place, hand: Hand | undefined): Reason | undefined;
  hover?(place: Place): string;
  name(place: Place): string;
  held(hand: Hand): string;
  beside(place: Place, dx: number, dy: number): Place | undefined;
  /** The place nearest to one that is gone. */
  near(place: Place): Place | undefined;
}

export interface Upshot<A> {
  readonly state: BoardState;
  /** To be sent. */
  readonly act?: Offer<A>;
  readonly focus?: { readonly place: Place } | 'dock';
  /** To be brought into view. */
  readonly follow?: readonly Place[];
}
