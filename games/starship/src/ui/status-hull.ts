/** The part of the ship's status that a match begins without: lost air, power, gravity, the jump, and damage. */
import { count, list } from '@shutterbox/kernel';
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
  // More would cover the plan.
  const words = names.length > 2 ? `in ${count(names.length, 'compartment')}` : list(names);
  const about = `${list(names)}: without a sealed suit, everyone there takes 2 dice of wounds at the beginning of each turn.`;
  return [{ icon: 'alarm', label: 'Vacuum', words, short: `${airless.length}`, about, wrong: true }];
}

const NO_POWER = 'Studs, lights and lifts do not work. Doors can be forced, and hatches work.';
const NO_GRAVITY = 'Nobody walks: you move along walls, or push off and drift.';

function powerFact({ power, gravity }: View): readonly Fact[] {
  const off = { short: 'off', wrong: true } as const;
  if (!power) return [{ ...off, icon: 'light', label: 'Power', words: 'off: no light, no gravity', about: NO_POWER }];
  return gravity ? [] : [{ ...off, icon: 'carry', label: 'Gravity', words: 'off', about: NO_GRAVITY }];
}

/** S-14.25. */
function jumpFact(view: View): readonly Fact[] {
  const { jump } = scenarioOf(view);
  if (jump === 0) return [];
  const { jumped } = view.story;
  const left = jump - view.turn;
  const words = jumped > 0 ? `in turn ${jumped}` : left >= 0 ? `after turn ${jump}` : 'when the crew holds the bridge';
  const about = 'The hijackers must hold the bridge before the ship jumps.';
  const short = jumped > 0 ? 'yes' : `${Math.max(0, left)}`;
  return [{ icon: 'go', label: jumped > 0 ? 'Jumped' : 'Jump', words, short, about }];
}

/** S-14.37. */
function wreckFact(view: View): readonly Fact[] {
  const wrecks = scenarioOf(view).victory.find((condition) => condition.is === 'wrecked');
  if (wrecks?.is !== 'wrecked' || view.story.damage < 0) return [];
  const words = `${view.story.damage} of ${wrecks.ap} AP`;
  const about = 'The berserker wins when it has spent this many AP on the bridge or in the drive room.';
  const short = String(view.story.damage);
  return [{ icon: 'wound', label: 'Damage', words, short, about, wrong: view.story.damage > 0 }];
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
          about: 'What the lower bid leaves the other side in every turn.',
        },
      ]
    : [];
}
