/** S-6.4: waiting for a door. The rules know no waiting: whatever costs AP passes the time, and strong language does nothing else. */
import type { Offer } from '@shutterbox/ui/board';
import { act } from '../actions.ts';
import type { Action } from '../answers.ts';
import { bodyOf } from '../people.ts';
import { kindWords } from '../plan/signs.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import type { ShipQuestion } from './kit.ts';
import { keyOf } from './walks.ts';

const SWEAR = act('swear');
const WAIT = 'wait';

/** The door that moves next, and the AP until it does. */
interface Wait {
  readonly door: string;
  readonly ap: number;
}

export function waitIn(view: View): Wait | undefined {
  const { waits } = view.act;
  const left = waits.filter((_, at) => at % 2 === 1);
  const ap = Math.min(...left);
  const portal = planOf(view).portals[waits[2 * left.indexOf(ap)] ?? NONE];
  return portal === undefined ? undefined : { door: kindWords(portal.kind), ap };
}

/** Of the offers of a turn. */
export function isWait({ key }: Offer<Action>): boolean {
  return key.endsWith(WAIT);
}

export function waitOffers(question: ShipQuestion, view: View): readonly Offer<Action>[] {
  const { subject: who = NONE } = question;
  const wait = waitIn(view);
  if (wait === undefined || wait.ap > bodyOf(view, who).ap) return [];
  return [
    {
      key: keyOf(question, WAIT),
      question,
      actions: Array.from({ length: wait.ap }, () => SWEAR),
      words: `Wait for the ${wait.door}`,
      at: [],
      price: { n: wait.ap, of: 'AP' },
    },
  ];
}
