/** The orders of one character, on the sheet. */
import type { ReactNode } from 'react';
import { personName } from '../../text/names.ts';
import type { Who } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { ORDER_KINDS } from './order-choices.ts';
import { OrderSwitch } from './order-switch.tsx';

export function OrdersOf({ room, who }: InRoom & { readonly who: Who }): ReactNode {
  return (
    <section className="ss-orders" aria-label={`Orders for ${personName(room.view, who)}`}>
      <h3>Orders</h3>
      {ORDER_KINDS.map((order) => (
        <OrderSwitch key={order} room={room} who={who} order={order} />
      ))}
    </section>
  );
}
