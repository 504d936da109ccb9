import { expect, it } from 'vitest';
import { planOfShip } from '../../src/ships.ts';
import { pictureOf } from './picture.ts';

it('draws every deck, square and room of a plan', () => {
  const plan = planOfShip('beowulf');
  const picture = pictureOf(plan);
  for (const { name } of plan.decks) expect(picture).toContain(`>${name}<`);
  expect(picture.match(/fill="#12294D"/g)).toHaveLength(plan.squares);
  expect(picture.match(/<polygon/g)).toHaveLength(2);
});
