/** The standing question about orders, where it is picked in the dock. */
import { Choices } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { OrdersOf } from '../orders/orders-of.tsx';
import { ownPeople } from '../orders/own-people.ts';
import type { InDock } from './in-dock.ts';

export function OrdersDock({ room, question }: InDock): ReactNode {
  return (
    <Choices className="ss-choices ss-cards">
      {ownPeople(room.view, question.seat).map((who) => (
        <OrdersOf key={who} room={room} who={who} />
      ))}
    </Choices>
  );
}
