/** Of the ship's status, what a match begins without: air lost, power, gravity, the jump, and damage done. */
import { list } from '@shutterbox/kernel';
import { scenarioOf } from '../scenario/scenario.ts';
import { compartmentName } from '../text/names.ts';
import type { View } from '../types.ts';
import type { Fact } from './status.tsx';

export function hullFacts(view: View): readonly Fact[] {
  return [...airFact(view), ...powerFact(view), ...jumpFact(view), ...wreckFact(view), ...handicapFact(view)];
}

function airFact(view: View): readonly Fact[] {
  const { airless } = view;
  if (airless.length === 0) return [];
  const names = airless.map((id) => compartmentName(view, id));
  return [{ icon: 'alarm', label: 'Vacuum', words: list(names), short: `${airless.length}`, wrong: true }];
}

function powerFact({ power, gravity }: View): readonly Fact[] {
  if (!power) return [{ icon: 'light', label: 'Power', words: 'off: no light, no gravity', short: 'off', wrong: true }];
  return gravity ? [] : [{ icon: 'carry', label: 'Gravity', words: 'off', short: 'off', wrong: true }];
}

/** S-14.25. */
function jumpFact(view: View): readonly Fact[] {
  const { jump } = scenarioOf(view);
  if (jump === 0) return [];
  const { jumped } = view.story;
  const left = jump - view.turn;
  const words = jumped > 0 ? `in turn ${jumped}` : left >= 0 ? `after turn ${jump}` : 'when the crew holds the bridge';
  return [
    { icon: 'go', label: jumped > 0 ? 'Jumped' : 'Jump', words, short: jumped > 0 ? 'yes' : `${Math.max(0, left)}` },
  ];
}

/** S-14.37. */
function wreckFact(view: View): readonly Fact[] {
  const wrecks = scenarioOf(view).victory.find((condition) => condition.is === 'wrecked');
  if (wrecks?.is !== 'wrecked' || view.story.damage < 0) return [];
  const words = `${view.story.damage} of ${wrecks.ap} AP`;
  return [{ icon: 'wound', label: 'Damage', words, short: String(view.story.damage), wrong: view.story.damage > 0 }];
}

/** S-14.39. */
function handicapFact({ story }: View): readonly Fact[] {
  return story.handicap > 0
    ? [
        {
          icon: 'first',
          label: 'Bid',
          words: `${story.handicap} AP more for the weaker side`,
          short: `+${story.handicap}`,
        },
      ]
    : [];
}
