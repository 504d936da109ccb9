/** What play needs besides the plan: fetched together, before or with the first turn. */

import type { InDock } from './dock/in-dock.ts';
import { later } from './later.tsx';
import type { OrderPartProps } from './orders/order-part.tsx';
import type { InPlay, PlayPart } from './plan/play-layers.tsx';

export async function loadTurn() {
  return (await import('./play.ts')).play;
}

export const PlayLayer = later<InPlay & { readonly part: PlayPart }>(async () => (await loadTurn()).PlayLayer);
export const OrderPart = later<OrderPartProps>(async () => (await loadTurn()).OrderPart);
export const TurnDock = later<InDock>(async () => (await loadTurn()).TurnDock);
