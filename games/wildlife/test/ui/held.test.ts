import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Event, View } from '../../src/types.ts';
import { heldView } from '../../src/ui/held.ts';
import { clearTable, lay, SAVANNAH } from '../rules/table.ts';

const state = clearTable();
const after: View = game.view(state, 0);
lay(state, 'Giraffe');
const before: View = game.view(state, 0);

const explored: Event = { type: 'explored', seat: 0, habitat: SAVANNAH, roll: [1], success: false };
const failed: Event = { type: 'failed', seat: 0, habitat: SAVANNAH, gone: before.stacks[SAVANNAH] ?? [], tokens: 0 };

function shown(events: readonly Event[], index: number, pace = 1): View {
  const event = events[index];
  const head = event && { event, index, ms: 100, pace };
  return heldView(after, before, head, { number: 3, events, duration: 100 });
}

describe('animals that a throw drives away', () => {
  it('stay until it has landed, and leave with the words that say so', () => {
    expect(shown([explored, failed], 0).stacks).toEqual(before.stacks);
    expect(shown([explored, failed], 1)).toBe(after);
  });

  it('are gone at once with motion off', () => {
    expect(shown([explored, failed], 0, 0)).toBe(after);
  });

  it('are not brought back by a throw that drives nobody away', () => {
    expect(shown([{ ...explored, success: true }], 0)).toBe(after);
  });
});
