/** Every answer in words, for the seat that may give it. */
import { count } from '@shutterbox/kernel';
import { bestLayout } from '../arrange/best.ts';
import { scoreSheet } from '../score.ts';
import { type Action, type ArrangeAction, type Layout, LOOSE, type PhotoAction, type View } from '../types.ts';
import { albumName, albumText, aPhoto, cardName } from './words.ts';

export function actionText(action: Action, view: View): string {
  switch (action.type) {
    case 'photo':
      return placing(action);
    case 'album':
      return `Take the album ${albumText(action.album)}`;
    case 'topAlbum':
      return 'Take the top album of the deck, unseen';
    case 'arrange':
      return arranging(action);
    case 'arrangeForMe':
      return `Arrange for me (${points(view, bestOf(view))})`;
    case 'confirm':
      return action.layout === 'best'
        ? `Confirm the best arrangement (${points(view, bestOf(view))})`
        : `Keep your own arrangement (${points(view, ownOf(view))})`;
    case 'takeBack':
      return 'Take your confirmation back';
  }
}

function placing({ card, turned, called }: PhotoAction): string {
  return `${called ? 'Call a perfect shot and place' : 'Place'} ${cardName(card)}${turned ? ' upside down' : ''}`;
}

function arranging({ photo, from, to }: ArrangeAction): string {
  if (to === LOOSE) return `Take ${aPhoto(photo)} off ${albumName(from)}`;
  if (from === LOOSE) return `Put ${aPhoto(photo)} on ${albumName(to)}`;
  return `Move ${aPhoto(photo)} from ${albumName(from)} to ${albumName(to)}`;
}

function seatOf({ observer }: View): number {
  return observer === 'spectator' ? 0 : observer;
}

function ownOf(view: View): Layout {
  return view.layouts[seatOf(view)] ?? [];
}

function bestOf(view: View): Layout {
  const seat = seatOf(view);
  return bestLayout(view.albums[seat] ?? [], view.photos[seat] ?? []);
}

/** What the observer would have with this layout. */
function points(view: View, layout: Layout): string {
  const seat = seatOf(view);
  const layouts = view.layouts.map((shown, other) => (other === seat ? layout : shown));
  return count(scoreSheet({ ...view, layouts }, seat).total, 'point');
}
