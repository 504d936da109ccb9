import { ALL } from '@shutterbox/games';
import { BOARD_KEYS, clashes, SHELL_KEYS } from '@shutterbox/ui/board';
import { describe, expect, it, vi } from 'vitest';
import { loadGame } from '../src/games/games.ts';
import { SHORTCUTS } from '../src/table/shortcuts.ts';

// The settings, which the shortcuts read, ask the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('keys of the table', () => {
  it('are the ones that a board must leave alone', () => {
    expect(SHORTCUTS.map(({ key }) => key).filter((key) => key !== 'Esc')).toEqual(SHELL_KEYS);
  });

  it.each(ALL.map(({ id }) => id))('are none of the keys of %s', async (id) => {
    const keys = (await loadGame(id))?.ui.keys ?? [];
    expect(clashes(BOARD_KEYS, keys)).toEqual([]);
  });
});
