import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { openKinds } from '../../src/ui/open-kinds.ts';
import { quickMatch } from '../rules/table.ts';

describe('around one screen', () => {
  it('asks openly where everything lies on the table, but never what is chosen in secret', () => {
    const kinds = openKinds(game.view(quickMatch({ scenario: 'rescue' }), 0));
    expect(kinds).toContain('turn');
    for (const kind of ['side', 'bid', 'plot', 'grenadier', 'papers', 'orders']) expect(kinds).not.toContain(kind);
  });

  it.each([
    { scenario: 'hijacking' } as const,
    { scenario: 'boarding' } as const,
    { scenario: 'mutiny', fog: true } as const,
  ])('S-17.4 S-17.7 S-22.1 draws a curtain for every question of $scenario', (options) => {
    expect(openKinds(game.view(quickMatch(options), 0))).toEqual([]);
  });
});
