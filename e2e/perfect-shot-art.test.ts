import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { CARDS } from '../games/perfect-shot/src/data/cards.ts';
import { type Proof, proofOfCard, proofOfFloor } from './lib/art.ts';
import { onBlankPage } from './lib/blank-page.ts';
import { differencesIn } from './lib/pixels.ts';

/** The least pixels of an animal, and of the ground around animals on a card. */
const [SMALLEST_ANIMAL, LEAST_GROUND] = [4000, 300_000];

const SHADOW = [0x12, 0x0a, 0x2e];

onBlankPage('the art of the cards', (page) => {
  it.each(CARDS.map((card) => ({ ...card })))(
    '$name: every animal fills its silhouette, and nothing goes beyond',
    async (card) => {
      await expectFilled(page(), proofOfCard(card), card.animals.length);
    },
  );

  it('rack floor: every animal fills its silhouette, and nothing goes beyond', async () => {
    await expectFilled(page(), proofOfFloor(), 9);
  });
});

async function expectFilled(page: Page, proof: Proof, animals: number): Promise<void> {
  const { art, bare, onRed, onBlue, red, inside, outside } = proof;
  const [paper, alone, ground, beyond] = await differencesIn(page, [
    // Opaque: no paper shows through, whatever its colour, and the card shows the same animal.
    { mask: inside, a: onRed, b: onBlue },
    { mask: inside, a: art, b: onRed },
    { mask: outside, a: onRed, b: red },
    // Beyond the silhouette the landscape is the same without animals, except for shadows, which are not part of them (PS-2.6).
    { mask: outside, a: art, b: bare ?? art, shadow: SHADOW },
  ]);
  expect([paper?.differing, alone?.differing, ground?.differing, beyond?.differing]).toEqual([0, 0, 0, 0]);
  expect(paper?.pixels).toBeGreaterThan(animals * SMALLEST_ANIMAL);
  expect(ground?.pixels).toBeGreaterThan(LEAST_GROUND);
}
