/** What play needs besides the plan: fetched together, before or with the first turn. */
import { later } from './later.tsx';
import type { OrderPartProps } from './orders/order-part.tsx';
import type { InPlay, PlayPart } from './plan/play-layers.tsx';

const loadLayers = () => import('./plan/play-layers.tsx');
const loadDock = () => import('./dock/turn-dock.tsx');

export const PlayLayer = later<InPlay & { readonly part: PlayPart }>(async () => (await loadLayers()).PlayLayer);

export const OrderPart = later<OrderPartProps>(async () => (await import('./orders/order-part.tsx')).OrderPart);

/** The dock does not come before the squares that it is about. */
export async function loadTurn(): ReturnType<typeof loadDock> {
  const [dock] = await Promise.all([loadDock(), loadLayers()]);
  return dock;
}
