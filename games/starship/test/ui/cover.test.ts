import { defaultOptions } from '@shutterbox/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { Cover } from '../../src/ui/cover.tsx';

const USUAL = defaultOptions(game.options);
const shown = (options: unknown) => renderToStaticMarkup(createElement(Cover, { options, seats: 2 }));

it('S-14.2 S-14.11 shows the scenario and its ship', () => {
  expect(shown(USUAL)).toMatch(/They&#x27;re Loose!.*Intrepid, 2 players/);
  expect(shown({ ...USUAL, scenario: 'mutiny' })).toMatch(/Mutiny.*Beowulf, 2 players/);
  expect(shown('nonsense')).toContain('Intrepid');
});

it('S-14.11 draws doors as they are when the match begins', () => {
  const open = shown({ ...USUAL, ship: 'beowulf' });
  const shut = shown({ ...USUAL, scenario: 'mutiny' });
  expect(open.replace(/<b>.*/, '')).not.toBe(shut.replace(/<b>.*/, ''));
});
