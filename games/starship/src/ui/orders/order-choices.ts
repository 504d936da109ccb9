/** S-3.11 to S-3.15: what can be ordered, and how an order is given: at once, out of turn too. */
import type { Observer } from '@shutterbox/kernel';
import { act } from '../../actions.ts';
import { changeOf, FIRST_BEFORE } from '../../orders.ts';
import type { Orders, Who } from '../../types.ts';
import { kindOf, type ShipQuestion, type ShipRoom } from '../kit.ts';

export const ORDER_KINDS = ['claim', 'snap', 'cover', 'wounds', 'rest'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const LABELS: Readonly<Record<OrderKind, string>> = {
  claim: 'Going first',
  snap: 'Free attacks',
  cover: 'Covering fire',
  wounds: 'Wounds',
  rest: 'Turns',
};

interface OrderChoice {
  readonly value: string;
  readonly label: string;
}

/** 'Before' someone is in the list of all moves. */
export const CHOICES: Readonly<Record<OrderKind, readonly OrderChoice[]>> = {
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
  rest: [
    { value: 'act', label: 'Every turn' },
    { value: 'rest', label: 'Rest if no enemy in sight' },
  ],
};

interface Giving {
  /** Undefined where they are another side's, or nothing can be ordered yet. */
  readonly orders: Orders | undefined;
  readonly busy: boolean;
  give(order: OrderKind, value: string): void;
}

export function useOrders(room: ShipRoom, who: Who): Giving {
  const question = ordersQuestion(room, room.view.sheets[who]?.seat);
  const busy = question !== undefined && room.isBusy(question);
  return {
    orders: question === undefined ? undefined : (room.view.orders[who] ?? undefined),
    busy,
    give: (order, value) => {
      const how = codeOf(order, value);
      if (how !== undefined && question !== undefined && !busy) room.act(question, act('order', who, how));
    },
  };
}

/** A seat's standing question, on this device. */
export function ordersQuestion(
  { question, standing }: Pick<ShipRoom, 'question' | 'standing'>,
  seat: Observer | undefined,
): ShipQuestion | undefined {
  const asked = question === undefined ? standing : [...standing, question];
  return asked.find((each) => kindOf(each) === 'orders' && each.seat === seat);
}

export function codeOf(order: OrderKind, value: string): number | undefined {
  for (let how = 0; how < FIRST_BEFORE; how++) if (changeOf(how, 0)?.[order] === value) return how;
  return undefined;
}
