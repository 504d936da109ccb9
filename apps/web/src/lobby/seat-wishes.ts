/** Who will sit where at a table that is being created. */
import { fewestSeats, nameOf, type Seating } from '@shutterbox/kernel';
import type { BotLevel, CreateRequest } from '@shutterbox/protocol';

export type Wish =
  /** `name`: of the player there, where several share the device. */
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export const LEVELS: readonly { readonly value: BotLevel; readonly label: string }[] = [
  { value: 'easy', label: 'Easy' },
  { value: 'normal', label: 'Normal' },
  { value: 'hard', label: 'Hard' },
  { value: 'expert', label: 'Expert' },
];

export const KINDS: readonly { readonly value: Wish['kind']; readonly label: string }[] = [
  { value: 'me', label: 'Me' },
  { value: 'open', label: 'Open' },
  { value: 'bot', label: 'Bot' },
];

/** Who you play with: friends online, friends on this device, or only bots. */
export type Company = 'online' | 'here' | 'bots';

export const COMPANY: readonly { readonly value: Company; readonly label: string; readonly help: string }[] = [
  { value: 'online', label: 'Online', help: 'Friends join by a link, each on their own device.' },
  { value: 'here', label: 'On this device', help: 'You pass the device around. Secrets stay hidden in between.' },
  { value: 'bots', label: 'Against bots', help: 'Just you and the bots.' },
];

export function companyOf(wishes: readonly Wish[]): Company {
  if (hasOpen(wishes)) return 'online';
  return sharesScreen(wishes) ? 'here' : 'bots';
}

/** Online: one seat for me, one for a friend, bots for the rest. */
export function wishesFor(company: Company, seating: Seating): readonly Wish[] {
  const bot = ofKind('bot');
  const wanted: Readonly<Record<Company, readonly Wish[]>> = {
    online: [{ kind: 'me' }, { kind: 'open' }, bot],
    here: [{ kind: 'me' }, { kind: 'me' }],
    bots: [{ kind: 'me' }, bot, bot],
  };
  return fitted(
    wanted[company],
    seating,
    company === 'here' ? { kind: 'me' } : company === 'bots' ? bot : { kind: 'open' },
  );
}

export function firstWishes(seating: Seating): readonly Wish[] {
  return wishesFor('online', seating);
}

/** The largest allowed number of seats that is no larger than the wishes, if there is one. */
export function fitted(wishes: readonly Wish[], seating: Seating, more: Wish = { kind: 'open' }): readonly Wish[] {
  const count = seating.counts.findLast((seats) => seats <= wishes.length) ?? fewestSeats(seating);
  const missing = Math.max(0, count - wishes.length);
  return [...wishes.slice(0, count), ...Array.from({ length: missing }, () => more)];
}

/** The next larger or smaller number of seats, if there is one. */
export function otherCount({ counts }: Seating, now: number, by: 1 | -1): number | undefined {
  return by === 1 ? counts.find((seats) => seats > now) : counts.findLast((seats) => seats < now);
}

/** Changes the number of seats; bots take the new ones. */
export function withCount(wishes: readonly Wish[], count: number): readonly Wish[] {
  const missing = Math.max(0, count - wishes.length);
  return [...wishes.slice(0, count), ...Array.from({ length: missing }, () => ofKind('bot'))];
}

export function ofKind(kind: Wish['kind']): Wish {
  return kind === 'bot' ? { kind, level: 'normal' } : { kind };
}

/** Changes one seat. You sit on one, so taking another swaps the two, unless several share the device. */
export function withWish(wishes: readonly Wish[], at: number, wish: Wish): readonly Wish[] {
  const mine = wishes.findIndex(({ kind }) => kind === 'me');
  const swapped = wish.kind === 'me' && mine >= 0 && !sharesScreen(wishes) ? wishes[at] : undefined;
  return wishes.map((old, index) => (index === at ? wish : index === mine ? (swapped ?? old) : old));
}

export function hasOpen(wishes: readonly Wish[]): boolean {
  return wishes.some(({ kind }) => kind === 'open');
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Says what will happen, in a sentence. */
export function inWords(wishes: readonly Wish[]): string {
  const mine = wishes.filter(({ kind }) => kind === 'me').length;
  const screen = mine > 1 ? `${COUNTS[mine] ?? mine} players share this device.` : '';
  if (hasOpen(wishes)) {
    return `${screen || (mine === 0 ? 'You watch.' : '')} Starts when every open seat is taken. You get a link to send.`.trim();
  }
  if (mine === 0) return 'You watch the bots play.';
  return `${screen} Starts immediately.`.trim();
}

/** A note if there are more seats than the base game allows; '' otherwise. */
export function beyondBase({ base }: Seating, seats: number): string {
  return base !== undefined && seats > base ? `${seats} seats are beyond the base game.` : '';
}

export function sharesScreen(wishes: readonly Wish[]): boolean {
  return wishes.filter(({ kind }) => kind === 'me').length > 1;
}

/** A single player keeps their name; several players on one device each enter one. */
export function seatsOf(wishes: readonly Wish[]): CreateRequest['seats'] {
  const shared = sharesScreen(wishes);
  return wishes.map((wish, seat) => {
    if (wish.kind !== 'me') return wish;
    return shared ? { kind: 'me', name: wish.name?.trim() || nameOf(seat) } : { kind: 'me' };
  });
}
