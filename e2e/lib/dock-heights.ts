/** How high the dock is in each turn of a match. */
import { expect } from 'vitest';
import type { Table } from './table.ts';

export class DockHeights {
  private heights: number[] = [];
  private turn = '';

  /** You have one turn a round; an offer is asked in the turn of another. */
  async expectKept({ page, decision }: Table, kind: string): Promise<void> {
    const turn =
      kind === 'offer' ? kind : ((await page.getByText(/^(Round \d+|Last round \(\d+\))$/).textContent()) ?? '');
    if (kind === 'offer' || turn !== this.turn) this.heights = [];
    this.turn = turn;
    this.heights.push((await decision.boundingBox())?.height ?? 0);
    // It never shrinks; on a desk a drawn card may still need a few pixels more.
    expect(this.heights, `the dock's heights in ${turn}`).toEqual(this.heights.toSorted((a, b) => a - b));
    const sheet = (await page.locator('[data-dock="sheet"]').count()) > 0;
    if (sheet) expect(new Set(this.heights).size, `the dock's heights in ${turn}: ${this.heights}`).toBe(1);
  }
}
