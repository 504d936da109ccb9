/** For tests: the secrets of RULES.md section 17 (written from there, never from view.ts) and table builders. */
import { type Chance, type Observer, SeededChance } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import type { Event } from './events.ts';
import { sheetOf } from './people.ts';
import { NONE } from './plan/types.ts';
import type { Orders, State } from './types.ts';

export const secrets: readonly Secret<State>[] = [
  { rule: 'S-17.1', perturb: otherOrders, disclosedBy: ['S-17.1'] },
  { rule: 'S-17.2', perturb: otherSides, disclosedBy: ['S-17.2'] },
];

const CLAIMS: readonly Orders['claim'][] = ['keep', 'ask', 'early'];
const SNAPS: readonly Orders['snap'][] = ['always', 'ask', 'never'];
const COVERS: readonly Orders['cover'][] = ['fire', 'ask', 'hold'];

/** Gives the characters of other sides other orders. */
function otherOrders(state: State, observer: Observer, chance: Chance): void {
  if (state.turn === 0 || state.winner !== NONE) return;
  const own = state.sheets.find(({ seat }) => seat === observer)?.side;
  for (let who = 0; who < state.orders.length; who++) {
    if (sheetOf(state, who).side === own) continue;
    state.orders[who] = {
      claim: CLAIMS[chance.int(CLAIMS.length)] as Orders['claim'],
      before: NONE,
      snap: SNAPS[chance.int(SNAPS.length)] as Orders['snap'],
      cover: COVERS[chance.int(COVERS.length)] as Orders['cover'],
      within: 0,
      wounds: chance.int(2) === 0 ? 'computer' : 'ask',
    };
  }
}

/** Changes the sides that others have chosen and not shown. */
function otherSides({ chosen }: State, observer: Observer, chance: Chance): void {
  for (const [seat, side] of chosen.entries()) if (seat !== observer && side !== NONE) chosen[seat] = chance.int(2);
}

/** A context that keeps what it is told. */
export function witness(chance: Chance = new SeededChance(1)) {
  const events: Event[] = [];
  const revealed: string[] = [];
  const emit = (event: Event) => void events.push(event);
  const reveal = (rule: string) => void revealed.push(rule);
  return { chance, events, revealed, emit, reveal };
}
