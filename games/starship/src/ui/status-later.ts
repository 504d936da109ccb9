/** Rare parts of the ship's status, fetched when there is something to show. */
import { useEffect, useState } from 'react';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import type { Fact } from './status.tsx';

const NOTHING: readonly Fact[] = [];
type FactsOf = (view: View) => readonly Fact[];

export function useHullFacts(view: View): readonly Fact[] {
  const [facts, setFacts] = useState<{ readonly of: FactsOf }>();
  const needed = isNeeded(view);
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    import('./status-hull.ts').then(
      ({ hullFacts }) => wanted && setFacts({ of: hullFacts }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [needed]);
  return needed && facts !== undefined ? facts.of(view) : NOTHING;
}

function isNeeded(view: View): boolean {
  const { airless, power, gravity, story } = view;
  const atStake = story.damage >= 0 || story.handicap > 0 || scenarioOf(view).jump > 0;
  return airless.length > 0 || !power || !gravity || atStake;
}
