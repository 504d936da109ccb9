/** With another list in place of `@shutterbox/games`, the lobby, the table and the workers have another game. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadGame } from '../src/games/games.ts';
import { CATALOGUE, listingOf } from '../src/lobby/catalogue.ts';
import { Frame } from '../src/lobby/frame.tsx';
import { loadRules } from '../src/local/rules.ts';

vi.mock('@shutterbox/games', async (original) => {
  const { ALL } = await original<typeof import('@shutterbox/games')>();
  const { outside, someday } = await import('../../../tests/outside/manifest.ts');
  return { ALL: [...ALL, outside, someday] };
});

function frameOf(id: string): string {
  const listing = listingOf(id);
  if (listing === undefined) throw new Error(`${id} is not in the lobby.`);
  return renderToStaticMarkup(
    createElement(Frame, {
      listing,
      number: 1,
      busy: false,
      onPlay: () => {},
      onCreate: () => {},
      onRefused: () => {},
    }),
  );
}

describe('a game from outside', () => {
  it('hangs in the lobby, with what there is to choose', async () => {
    expect(frameOf('outside')).toContain('aria-label="Play now: Wink, from outside, against bots"');
    const offer = await listingOf('outside')?.offer?.();
    expect(offer?.seats({})).toMatchObject({ counts: [2, 3, 4] });
  });

  it('is loaded with its board at a table, and with its bots in a worker', async () => {
    expect((await loadGame('outside'))?.ui.name).toBe('Wink');
    expect(await (await loadGame('outside'))?.loadRules()).toContain('## In short');
    expect((await loadRules('outside'))?.use(({ heuristics }) => typeof heuristics.evaluate)).toBe('function');
  });
});

describe('the other games', () => {
  it('are announced while they are being made, and cannot be played', async () => {
    expect(frameOf('someday')).toContain('Not playable yet');
    expect(frameOf('someday')).not.toContain('<button');
    expect(loadGame('someday')).toBeUndefined();
    expect(await loadRules('someday')).toBeUndefined();
  });

  it('have their pictures', () => {
    const inside = CATALOGUE.filter(({ id }) => id !== 'outside' && id !== 'someday');
    expect(inside.length).toBeGreaterThan(1);
    for (const { picture } of inside) expect(picture).toMatch(/picture\.svg$/);
  });

  it('are not in the lobby where they are templates, and are played in words', async () => {
    expect(listingOf('template')).toBeUndefined();
    expect((await loadGame('template'))?.ui.subtitle).toBe('as text');
  });
});
