/** TT-4.4: a shot, and the reasons for the number it needs. */
import { type Context, type Reason, total } from '@shutterbox/kernel';
import { distance, floorOf } from '../map.ts';
import { look } from '../memory.ts';
import { type Event, type Figure, NONE, type Square, type State, type View } from '../types.ts';

const PIPS = 6;
const FAR = 3;

const BASE: Reason = { code: 'base', value: 3, rule: 'TT-4.4' };
const DISTANT: Reason = { code: 'far', value: 1, rule: 'TT-4.4' };
const HASTY: Reason = { code: 'reaction', value: 1, rule: 'TT-4.4' };

export function needed(
  { options, places, phase }: Pick<View, 'options' | 'places' | 'phase'>,
  figure: Figure,
  target: Figure,
): Reason[] {
  const far = distance(floorOf(options.map), places[figure] as Square, places[target] as Square) >= FAR;
  return [BASE, ...(far ? [DISTANT] : []), ...(phase === 'reaction' ? [HASTY] : [])];
}

export function shoot(state: State, figure: Figure, target: Figure, cx: Context<Event>): void {
  const reasons = needed(state, figure, target);
  const roll = 1 + cx.chance.int(PIPS);
  cx.emit?.({ type: 'shot', figure, target, roll, reasons });
  state.watching[figure] = false;
  // The target sees the shooter, but may be out a moment later.
  look(state);
  if (roll < total(reasons)) return;
  state.places[target] = NONE;
  state.watching[target] = false;
  look(state);
}
