/** Orders wherever they are given: as signs of the list, for everyone, or on the sheet. None before play. */
import type { ReactNode } from 'react';
import type { Who } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { later } from '../later.tsx';
import { OrderSigns } from './order-signs.tsx';
import { OrderPresets } from './presets.tsx';

const OrdersOf = later<InRoom & { readonly who: Who }>(async () => (await import('./orders-of.tsx')).OrdersOf);

export interface OrderPartProps extends InRoom {
  readonly part: 'signs' | 'everyone' | 'sheet';
  readonly who: Who;
}

export function OrderPart({ part, room, who }: OrderPartProps): ReactNode {
  switch (part) {
    case 'signs':
      return <OrderSigns room={room} who={who} />;
    case 'everyone':
      return <OrderPresets room={room} />;
    case 'sheet':
      return <OrdersOf room={room} who={who} />;
  }
}
