import { expect, it } from 'vitest';
import { BARE_HANDS, howOf, READY } from '../../src/combat/means.ts';
import { cannotHit } from '../../src/ui/dock/attacks.ts';
import { worthShowing } from '../../src/ui/dock/lists.ts';

it('S-10.12 shows a weakened blow only where there is no ordinary one', () => {
  const ready = howOf(READY, false, false);
  const weakened = howOf(READY, false, true);
  const tiredHands = howOf(BARE_HANDS, true, true);
  expect(worthShowing([ready, weakened, tiredHands])).toEqual([ready, tiredHands]);
});

it('S-1.3 folds away what no throw of two dice reaches, with the number it needs', () => {
  expect(cannotHit({ chance: 1 / 36, needed: 12 })).toBeUndefined();
  expect(cannotHit({ chance: 0, needed: 14 })).toEqual({
    sentence: 'This cannot hit: it needs 14 on two dice.',
    rule: 'S-1.3',
  });
});
