/** S-3.10: one order of one character. A press sets it at once, out of turn too. */
import { Segmented } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { act } from '../../actions.ts';
import { changeOf, FIRST_BEFORE } from '../../orders.ts';
import { personName } from '../../text/names.ts';
import type { Orders, Who } from '../../types.ts';
import { type InRoom, kindOf } from '../kit.ts';

export type OrderKind = 'claim' | 'snap' | 'cover' | 'wounds';

const LABELS: Readonly<Record<OrderKind, string>> = {
  claim: 'Going first',
  snap: 'Free attacks',
  cover: 'Covering fire',
  wounds: 'Wounds',
};

const CHOICES: Readonly<Record<OrderKind, readonly { readonly value: string; readonly label: string }[]>> = {
  claim: [
    { value: 'keep', label: 'Keep place' },
    { value: 'ask', label: 'Ask me' },
    { value: 'early', label: 'Early' },
  ],
  snap: [
    { value: 'always', label: 'Always' },
    { value: 'ask', label: 'Ask me' },
    { value: 'never', label: 'Never' },
  ],
  cover: [
    { value: 'fire', label: 'Fire' },
    { value: 'ask', label: 'Ask me' },
    { value: 'hold', label: 'Hold' },
  ],
  wounds: [
    { value: 'computer', label: 'Keep standing' },
    { value: 'ask', label: 'Ask me' },
  ],
};

interface OrderSwitchProps extends InRoom {
  readonly who: Who;
  readonly order: OrderKind;
}

export function OrderSwitch({ room, who, order }: OrderSwitchProps): ReactNode {
  const question = [...room.standing, ...(room.question === undefined ? [] : [room.question])].find(
    (each) => kindOf(each) === 'orders',
  );
  const orders = room.view.orders[who];
  if (question === undefined || orders === null || orders === undefined) return null;
  const give = (value: string): void => {
    const how = codeOf(order, value);
    if (how !== undefined && !room.isBusy(question)) room.act(question, act('order', who, how));
  };
  return (
    <div className="ss-order-switch" data-standing="">
      <span>{LABELS[order]}</span>
      <Segmented
        deliberate
        label={`${LABELS[order]}: ${personName(room.view, who)}`}
        value={orders[order]}
        choices={CHOICES[order]}
        onChange={give}
      />
    </div>
  );
}

function codeOf(order: keyof Orders, value: string): number | undefined {
  for (let how = 0; how < FIRST_BEFORE; how++) if (changeOf(how, 0)?.[order] === value) return how;
  return undefined;
}
