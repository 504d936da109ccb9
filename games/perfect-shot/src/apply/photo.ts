/** PS-2, PS-3 and PS-4: a card goes into the rack, and what its lenses show is taken. */
import type { Context, Seat } from '@shutterbox/kernel';
import { isWhole, type Judge, type Sight, type Verdict } from '../cards/judge.ts';
import { draw, insert, poolOf, remove } from '../piles.ts';
import { PHOTO_OF } from '../tiles.ts';
import {
  type Card,
  type Event,
  LEFT_HALF,
  type Photo,
  type PhotoAction,
  RIGHT_HALF,
  type Seen,
  type Species,
  type State,
} from '../types.ts';
import { endTurn } from './turn.ts';

/** PS-2.9: the order of events. */
export function takePhoto(state: State, seat: Seat, action: PhotoAction, judge: Judge, cx: Context<Event>): void {
  const { card, turned, called } = action;
  remove(state.hands[seat] as Card[], card);
  const shot = { card, turned, seat, called };
  const verdict = judge(state.rack, shot);
  state.rack.push(shot);
  // PS-2.4.
  cx.reveal('PS-2.4');
  cx.emit?.({
    type: 'photo',
    seat,
    card,
    turned,
    called,
    seen: verdict.seen.map(told),
    glimpses: verdict.glimpses.map(told),
  });
  takeTiles(state, seat, verdict, cx);
  takeYetis(state, seat, verdict, cx);
  if (called) takeToken(state, seat, verdict.perfect.length > 0, cx);
  drawCard(state, seat, cx);
  endTurn(state, cx);
}

function told(sight: Sight): Seen {
  const { layer, animal, species, cells, of } = sight;
  return { layer, animal, species, percent: Math.floor((100 * cells) / of), whole: isWhole(sight) };
}

/** PS-2.7, PS-2.8. */
function takeTiles(state: State, seat: Seat, { seen }: Verdict, cx: Context<Event>): void {
  const photos: Photo[] = [];
  const missed: Species[] = [];
  let yetis = (state.supply[LEFT_HALF] as number) + (state.supply[RIGHT_HALF] as number);
  for (let i = 0; i < seen.length; i++) {
    const { species } = seen[i] as Sight;
    const photo = PHOTO_OF[species];
    if (photo === LEFT_HALF) {
      if (--yetis < 0) missed.push(species);
    } else if (state.supply[photo] === 0) missed.push(species);
    else {
      takeTile(state, seat, photo);
      photos.push(photo);
    }
  }
  if (photos.length + missed.length > 0) cx.emit?.({ type: 'tiles', seat, photos, missed });
}

function takeTile({ supply, photos }: State, seat: Seat, photo: Photo): void {
  const own = photos[seat] as number[];
  supply[photo] = (supply[photo] as number) - 1;
  own[photo] = (own[photo] as number) + 1;
}

/** PS-4.1: which half it is gets decided when the tile is turned over. */
function takeYetis(state: State, seat: Seat, { seen }: Verdict, cx: Context<Event>): void {
  for (let i = 0; i < seen.length; i++) {
    if ((seen[i] as Sight).species !== 'yeti') continue;
    const left = state.supply[LEFT_HALF] as number;
    const all = left + (state.supply[RIGHT_HALF] as number);
    if (all === 0) return;
    const photo = cx.chance.int(all) < left ? LEFT_HALF : RIGHT_HALF;
    takeTile(state, seat, photo);
    cx.emit?.({ type: 'yeti', seat, photo });
  }
}

/** PS-3.3, PS-3.4. */
function takeToken(state: State, seat: Seat, hit: boolean, cx: Context<Event>): void {
  const tokens = hit ? state.hits : state.misses;
  tokens[seat] = (tokens[seat] as number) + 1;
  cx.emit?.({ type: 'token', seat, hit });
}

/** PS-2.10. */
function drawCard(state: State, seat: Seat, cx: Context<Event>): void {
  if (state.deck === 0) return;
  const card = draw(poolOf(state.rack, state.hands), cx.chance);
  state.deck--;
  insert(state.hands[seat] as Card[], card);
  // PS-9.1: nobody else sees the card you draw.
  cx.reveal('PS-9.1', [seat]);
  cx.emit?.({ type: 'drew', seat, card, deck: state.deck });
}
