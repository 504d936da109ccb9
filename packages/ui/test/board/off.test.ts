import { describe, expect, it } from 'vitest';
import { canLift, isChosen, offersAt, withOff } from '../../src/board/offers.ts';
import type { Offer } from '../../src/board/types.ts';
import type { OwnQuestion } from '../../src/room.ts';

const question: OwnQuestion<string> = { id: 1, seat: 0, kind: 'turn', words: '', legal: [] };
const reason = { sentence: 'Not in this step.' };

function offer(action: string, more: Partial<Offer<string>> = {}): Offer<string> {
  return { key: action, question, actions: [action], words: action, at: ['deck'], ...more };
}

describe('offers that a lesson holds back', () => {
  const all = [offer('draw', { doubt: 'Sure?' }), offer('stop', { hand: 'die', suggested: true })];
  const marked = withOff(all, (_, action) => (action === 'draw' ? undefined : reason));

  it('are known, but nothing on the board leads to them, and none is chosen beforehand', () => {
    expect(marked.map(({ off }) => off)).toEqual([undefined, reason]);
    expect(offersAt(marked, 'deck', undefined).map(({ key }) => key)).toEqual(['draw']);
    expect(canLift(all, 'die')).toBe(true);
    expect(canLift(marked, 'die')).toBe(false);
    expect(marked.map((each) => isChosen({ chosen: new Map() }, each))).toEqual([false, false]);
  });

  it('leave what the lesson asks for without a warning, and change nothing without a lesson', () => {
    expect(marked[0]?.doubt).toBeUndefined();
    expect(withOff(all, undefined)).toBe(all);
  });

  it('are held back as a whole: a walk that only begins alike is a different one', () => {
    const walks = [offer('near', { actions: ['east'] }), offer('far', { actions: ['east', 'north'] })];
    const due = (...actions: readonly string[]) => actions.join(' ') === 'east north';
    const held = withOff(walks, (_, ...actions) => (due(...actions) ? undefined : reason));
    expect(held.map(({ off }) => off)).toEqual([reason, undefined]);
  });
});
