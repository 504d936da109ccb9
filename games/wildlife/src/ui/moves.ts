/** Where cards, dice and tokens come from and go to. */
import type { Flight } from '@shutterbox/ui';
import type { Award, Card, View } from '../types.ts';
import { duration } from './durations.ts';
import type { WildPlaying } from './kit.ts';
import { DECK } from './places.ts';
import { type Playhead, paceOf } from './playhead.ts';
import { takeLaunch } from './send.ts';

type Source = Element | DOMRect | undefined;

/** Milliseconds between animals that flee, at normal speed. */
const FLEE_APART = 60;
const FLUTTER = 6;

export function cameFrom(key: string, view: View, head: Playhead | undefined): Source {
  const event = head?.event;
  if (key.startsWith('enter ')) return event !== undefined && 'seat' in event ? gearFrom(event.seat, view) : undefined;
  switch (event?.type) {
    case 'drew':
    case 'began':
      return find(`[data-place="${DECK}"]`);
    case 'placedReserved':
      return seatMark(event.seat);
    default:
      return undefined;
  }
}

function gearFrom(seat: number, view: View): Source {
  return (seat === view.observer ? takeLaunch() : undefined) ?? seatMark(seat);
}

export function goesTo(
  key: string,
  view: View,
  head: Playhead | undefined,
  playing: WildPlaying | undefined,
): Flight | undefined {
  if (key.startsWith('award ')) return awardTo(Number(key.slice('award '.length)), view, playing);
  const card = Number(key.slice(1));
  if (!/^c\d/.test(key)) return undefined;
  const to = newHome(card, view);
  if (to === undefined) return undefined;
  const gone = head?.event.type === 'spooked' ? head.event.gone.indexOf(card) + 1 : 0;
  return { to, delay: gone * FLEE_APART * (head?.pace ?? 0), lift: head?.event.type === 'spooked' ? FLUTTER : 0 };
}

/** It stays where it was until its own event is shown. */
function awardTo(award: Award, view: View, playing: WildPlaying | undefined): Flight | undefined {
  const to = seatMark(view.awards.findIndex((awards) => awards.includes(award)));
  const at = playing?.events.findIndex((event) => event.type === 'award' && event.award === award) ?? -1;
  if (to === undefined || playing === undefined || at < 0) return undefined;
  const before = playing.events.slice(0, at).reduce((sum, event) => sum + duration(event), 0);
  return { to, delay: before * paceOf(playing) };
}

function newHome(card: Card, view: View): Element | undefined {
  const owner = view.portfolios.findIndex((photos) => photos.includes(card));
  if (owner >= 0)
    return owner === view.observer ? (find('[data-holding="portfolio"]') ?? seatMark(owner)) : seatMark(owner);
  const holder = view.reserves.findIndex((cards) => cards.includes(card));
  if (holder >= 0) return seatMark(holder);
  return find('[data-pile="discard"]') ?? find(`[data-place="${DECK}"]`);
}

function seatMark(seat: number): Element | undefined {
  return find(`[data-seat-facts="${seat}"]`);
}

/** Only what can be seen is a place to come from. */
function find(selector: string): Element | undefined {
  const node = document.querySelector(selector);
  return node !== null && node.getBoundingClientRect().width > 0 ? node : undefined;
}
