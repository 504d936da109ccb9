import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { NONE } from '../../src/plan/types.ts';
import { DRAW, type EndReason, type Options, type View } from '../../src/types.ts';
import { endWords } from '../../src/ui/score/reasons.ts';
import { quickMatch } from '../rules/table.ts';

function ended(scenario: Options['scenario'], reason: EndReason, winner: number): View {
  return { ...game.view(quickMatch({ scenario }), 0), reason, winner };
}

describe('the end of a match', () => {
  it.each([
    ['rescue', 'losses', 1, 'Three of the hostages are out of action.'],
    ['rescue', 'brought', 0, 'Two hostages are aboard the scout.'],
    ['breakthrough', 'aboard', 0, 'Everyone who can walk is aboard, and the cargo door is shut.'],
    ['berserker', 'wrecked', 1, 'The berserker has spent 90 AP on wrecking the ship.'],
    ['berserker', 'time', 0, 'Time is up, and the crew only had to hold out until now.'],
    ['hijacking', 'control', 1, 'The hijackers hold the bridge before the jump: a complete victory.'],
    ['mutiny', 'bridge', DRAW, 'Time is up, and neither side holds the bridge alone.'],
    ['mutiny', 'bridge', 1, 'Time is up, and the mutineers hold the bridge.'],
    ['loose', 'eliminated', 1, 'Nobody among the crew is left standing.'],
  ] as const)('is explained in %s: %s', (scenario, reason, winner, words) => {
    expect(endWords(ended(scenario, reason, winner))).toBe(words);
  });

  it('S-14.30 says whether the traders attacked customs men, or only showed what they may not', () => {
    const over = ended('boarding', 'antagonized', 1);
    const [trader = NONE, customs = NONE] = [0, 1].map((side) => over.sheets.findIndex((sheet) => sheet.side === side));
    const shown =
      'The customs men are what they said, and a trader let them see a gun in the hand or a weapon too large to wear.';
    expect(endWords(over)).toBe(shown);
    const attack = { ...over, shot: { ...over.shot, by: trader, target: customs } };
    expect(endWords(attack)).toBe('The customs men are what they said, and a trader attacked them.');
    // A shot at a wall is no attack, but the gun is seen.
    expect(endWords({ ...over, shot: { ...over.shot, by: trader } })).toBe(shown);
  });
});
