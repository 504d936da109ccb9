/** TT-4.3: what your watchers do without asking. It can be changed at any time. */
import { Icon, Segmented } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { figureName } from '../text.ts';
import { type Figure, ORDERS, type Order, ownFigures } from '../types.ts';
import { type InRoom, kindOf, type StakeoutHolding, type StakeoutRoom } from './kit.ts';

const LABELS: Readonly<Record<Order, string>> = { ask: 'Ask me', hold: 'Hold', near: 'Near', any: 'Anyone' };

export function Orders({ room }: InRoom): ReactNode {
  const question = questionIn(room);
  if (question === undefined) return null;
  const { view } = room;
  const give = (figure: Figure, order: Order): void => {
    if (!room.isBusy(question)) room.act(question, { type: 'order', figure, order });
  };
  return (
    <div className="st-orders">
      {ownFigures(view, question.seat).map((figure) => (
        <Segmented
          key={figure}
          deliberate
          label={`Orders for ${figureName(figure)}`}
          value={view.orders[figure] ?? 'ask'}
          choices={ORDERS.map((order) => ({ value: order, label: LABELS[order] }))}
          onChange={(order) => give(figure, order)}
        />
      ))}
    </div>
  );
}

function questionIn({ standing }: StakeoutRoom) {
  return standing.find((question) => kindOf(question) === 'orders');
}

export const ORDERS_HELD: StakeoutHolding = {
  id: 'orders',
  label: 'Orders',
  icon: <Icon name="eye" />,
  Panel: Orders,
  shown: (room) => questionIn(room) !== undefined,
};
