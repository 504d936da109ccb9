/** S-3.10: one order of one character, with a button for every value. */
import { Segmented } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Who } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { CHOICES, LABELS, type OrderKind, useOrders } from './order-choices.ts';

interface OrderSwitchProps extends InRoom {
  readonly who: Who;
  readonly order: OrderKind;
}

export function OrderSwitch({ room, who, order }: OrderSwitchProps): ReactNode {
  const { orders, give } = useOrders(room, who);
  if (orders === undefined) return null;
  return (
    <div className="ss-order-switch" data-standing="">
      <Segmented
        deliberate
        label={LABELS[order]}
        value={orders[order]}
        choices={CHOICES[order]}
        onChange={(value) => give(order, value)}
      />
    </div>
  );
}
