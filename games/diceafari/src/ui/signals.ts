/** What board and dock share. There is one board on a page. */
import type { Seat } from '@shutterbox/kernel';
import { rememberedSwitch, type Signal, signal } from '@shutterbox/ui';
import { actionKey } from '../actions.ts';
import type { Action, Animal, Spot, Tile, View } from '../types.ts';
import type { SafariRoom } from './kit.ts';

/** Under the pointer or the focus: a tile, a photo, or a route of the list. */
export type Aim =
  | { readonly what: 'tile'; readonly tile: Tile }
  | { readonly what: 'photo'; readonly spot: Spot }
  | { readonly what: 'route'; readonly key: string; readonly tiles: readonly Tile[] };

export const aimed: Signal<Aim | undefined> = signal<Aim | undefined>(undefined);

/** An answer that is chosen, and not given yet. It holds for one question only. */
interface Chosen {
  /** The moment that it was chosen at. */
  readonly number: number;
  readonly key: string | undefined;
}

export const chosen: Signal<Chosen | undefined> = signal<Chosen | undefined>(undefined);

export function choose({ number }: Pick<SafariRoom, 'number'>, action: Action | undefined): void {
  chosen.set({ number, key: action === undefined ? undefined : actionKey(action) });
}

/** What a press has just done, for whoever listens. */
export const said: Signal<string> = signal('');

/** The dice that are to stay. They stay so from roll to roll of a turn, until the player thinks otherwise. */
interface Held {
  readonly turn: string;
  readonly hold: number;
}

export const held: Signal<Held | undefined> = signal<Held | undefined>(undefined);

function turnOf({ turn, turns }: View): string {
  return `${turn} ${turns.join(' ')}`;
}

export function holdOf(view: View, value: Held | undefined): number {
  return value?.turn === turnOf(view) ? value.hold : 0;
}

export function hold(view: View, dice: number): void {
  held.set({ turn: turnOf(view), hold: dice });
}

/** The photo that a seat took last, and how many it had with it: after one more, or one less, it is the newest no longer. */
export interface Newest {
  readonly seat: Seat;
  readonly animal: Animal;
  readonly photos: number;
}

export const newest: Signal<Newest | undefined> = signal<Newest | undefined>(undefined);

export const chancesShown: Signal<boolean> = rememberedSwitch('shutterbox.diceafari.chances', false);
