/** What the buttons for a drawn card do; each phrase continues its label. */
import { render, say, whom } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import { the } from '../../text/words.ts';
import { NONE } from '../../types.ts';
import type { WildRoom } from '../kit.ts';

/** After "Accept 1 token". */
export function acceptWords(room: Pick<WildRoom, 'view' | 'observer' | 'sitters'>): string {
  const { offer, drawn } = room.view;
  return render(say`${whom(offer)} reserves ${the(drawn)}`, readerOf(room));
}

/** After "Put in reserve", or "Reserve instead". */
export function reserveWords({ view: { offer, drawn } }: Pick<WildRoom, 'view'>): string {
  return offer === NONE ? `${the(drawn)}, for yourself` : `refuse the offer for ${the(drawn)}`;
}

/** After "Place in the Savannah", or "Promise in the Savannah" (W-3.8). */
export function placeWords({ view: { offer, drawn, options } }: Pick<WildRoom, 'view'>): string {
  if (offer !== NONE) return `refuse the offer and take 1 token; you must try to photograph ${the(drawn)} this turn`;
  return options.tokens ? `${the(drawn)}, and take 1 token` : the(drawn);
}
