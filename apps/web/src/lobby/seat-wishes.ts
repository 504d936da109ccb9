/** Who shall sit where at a table that is being made. */
import { fewestSeats, nameOf, type Seating } from '@shutterbox/kernel';
import type { BotLevel, CreateRequest } from '@shutterbox/protocol';

export type Wish =
  /** `name`: of whoever sits there, where several share the screen. */
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export const LEVELS: readonly { readonly value: BotLevel; readonly label: string }[] = [
  { value: 'easy', label: 'Easy' },
  { value: 'normal', label: 'Normal' },
  { value: 'hard', label: 'Hard' },
];

export const KINDS: readonly { readonly value: Wish['kind']; readonly label: string }[] = [
  { value: 'me', label: 'Me' },
  { value: 'open', label: 'Open' },
  { value: 'bot', label: 'Bot' },
];

/** One for me, one for whoever gets the link, and a bot where there is room: nobody makes a table to play alone against bots. */
export function firstWishes(seating: Seating): readonly Wish[] {
  return fitted([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'normal' }], seating);
}

/** As many as can play, no more than there are wishes for if that can be. */
export function fitted(wishes: readonly Wish[], seating: Seating): readonly Wish[] {
  const count = seating.counts.findLast((seats) => seats <= wishes.length) ?? fewestSeats(seating);
  const missing = Math.max(0, count - wishes.length);
  return [...wishes.slice(0, count), ...Array.from({ length: missing }, (): Wish => ({ kind: 'open' }))];
}

/** The next larger or smaller number of seats; none where there is no such. */
export function otherCount({ counts }: Seating, now: number, by: 1 | -1): number | undefined {
  return by === 1 ? counts.find((seats) => seats > now) : counts.findLast((seats) => seats < now);
}

/** With so many seats: bots take the new ones. */
export function withCount(wishes: readonly Wish[], count: number): readonly Wish[] {
  const missing = Math.max(0, count - wishes.length);
  return [...wishes.slice(0, count), ...Array.from({ length: missing }, () => ofKind('bot'))];
}

export function ofKind(kind: Wish['kind']): Wish {
  return kind === 'bot' ? { kind, level: 'normal' } : { kind };
}

export function hasOpen(wishes: readonly Wish[]): boolean {
  return wishes.some(({ kind }) => kind === 'open');
}

/** What will happen, in a sentence. */
export function inWords(wishes: readonly Wish[]): string {
  const mine = wishes.filter(({ kind }) => kind === 'me').length;
  const screen = mine > 1 ? `${mine} of you sit around this screen.` : '';
  if (hasOpen(wishes)) {
    return `${screen || (mine === 0 ? 'You watch.' : '')} It begins once every open seat is taken; you get a link to send.`.trim();
  }
  if (mine === 0) return 'You watch the bots play.';
  return `${screen} It begins at once.`.trim();
}

/** Said where more sit down than the base game is for; '' otherwise. */
export function beyondBase({ base }: Seating, seats: number): string {
  return base !== undefined && seats > base ? `${seats} seats are beyond the base game.` : '';
}

export function sharesScreen(wishes: readonly Wish[]): boolean {
  return wishes.filter(({ kind }) => kind === 'me').length > 1;
}

/** Whoever sits alone at this screen has his own name; of several, each has one of his own. */
export function seatsOf(wishes: readonly Wish[]): CreateRequest['seats'] {
  const shared = sharesScreen(wishes);
  return wishes.map((wish, seat) => {
    if (wish.kind !== 'me') return wish;
    return shared ? { kind: 'me', name: wish.name?.trim() || nameOf(seat) } : { kind: 'me' };
  });
}
