/** What play needs besides the plan, in one piece. */
import { TurnDock } from './dock/turn-dock.tsx';
import { OrderPart } from './orders/order-part.tsx';
import { PlayLayer } from './plan/play-layers.tsx';

export const play = { TurnDock, OrderPart, PlayLayer };
