import { expect, it } from 'vitest';
import { BARE_HANDS, howOf, READY } from '../../src/combat/means.ts';
import { worthShowing } from '../../src/ui/dock/turn-deeds.ts';

it('S-10.12 shows a weakened blow only where there is no ordinary one', () => {
  const ready = howOf(READY, false, false);
  const weakened = howOf(READY, false, true);
  const tiredHands = howOf(BARE_HANDS, true, true);
  expect(worthShowing([ready, weakened, tiredHands])).toEqual([ready, tiredHands]);
});
