/** Before the match: the ship of the scenario as a blueprint, its bow up where the box is high. */
import './cover.css';
import { count, decodeOptions, defaultOptions } from '@shutterbox/kernel';
import type { CoverProps } from '@shutterbox/ui';
import { type ReactNode, useMemo } from 'react';
import { NONE } from '../plan/types.ts';
import { scenarioOf, shipOf } from '../scenario/scenario.ts';
import { game } from '../table.ts';
import { nobodyActing } from '../turn/spend.ts';
import { Ground, Structure } from './plan/ground.tsx';

const ALL_OPEN = -1;

export function Cover({ options, seats }: CoverProps): ReactNode {
  const match = useMemo(() => {
    const decoded = decodeOptions(game.options, options);
    return { options: decoded.ok ? decoded.value : defaultOptions(game.options) };
  }, [options]);
  const { name, portals } = scenarioOf(match);
  const plan = shipOf(match.options);
  const ship = {
    ...match,
    dark: [],
    power: true,
    items: [],
    broken: plan.decks.map(() => 0),
    act: nobodyActing(),
    open: plan.decks.map(() => (portals === 'open' ? ALL_OPEN : 0)),
  };
  return (
    <div className="ss-cover">
      <div className="ss-cover-plan">
        <Ground view={ship} />
        <Structure view={ship} moving={NONE} />
      </div>
      <div className="ss-cover-words">
        <b>{name}</b>
        <span>
          {plan.name}, {count(seats, 'player')}
        </span>
      </div>
    </div>
  );
}
