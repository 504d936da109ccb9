/** The card of a habitat: its name, what it takes to explore it, and the dice that will try. */
import { Brackets, Icon } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import { EXPLORE_VALUE } from '../../cards.ts';
import { habitatName } from '../../text/words.ts';
import type { Habitat } from '../../types.ts';
import { Gear, type GearProps } from '../gear.tsx';
import { HabitatIcon } from '../icons.tsx';
import { Die } from '../pieces/die.tsx';
import { habitatPlace } from '../places.ts';
import { habitatKey } from '../words.ts';

export interface HabitatCardProps extends Omit<GearProps, 'place'> {
  readonly habitat: Habitat;
  readonly can: boolean;
  readonly blocked: boolean;
  readonly label: string;
  /** It is the one that matters right now. */
  readonly target: boolean;
  readonly state: 'plain' | 'planned' | 'risk' | 'explored';
}

export const HabitatCard = memo(function HabitatCard(props: HabitatCardProps): ReactNode {
  const { habitat, can, blocked, label, target, state } = props;
  return (
    <button
      type="button"
      className={`wl-habitat${can ? ' can' : ''}${target ? ' target' : ''}`}
      data-place={habitatPlace(habitat)}
      aria-label={label}
      aria-disabled={blocked ? true : undefined}
    >
      <span className="wl-habitat-name">
        <HabitatIcon habitat={habitatKey(habitat)} />
        <b>{habitatName(habitat)}</b>
      </span>
      <span className="wl-explore" aria-hidden="true">
        <Die face={EXPLORE_VALUE[habitat] ?? 0} />
        <i>+</i>
      </span>
      <span className="wl-habitat-gear" aria-hidden="true">
        <State {...props} state={state} />
        <Gear {...props} place={habitatPlace(habitat)} />
      </span>
      {can && <Brackets />}
    </button>
  );
});

function State({ state, dice }: HabitatCardProps): ReactNode {
  switch (state) {
    case 'risk':
      return (
        <span className="wl-state risk">
          <Icon name="warn" />
          may be spooked
        </span>
      );
    case 'explored':
      return (
        <span className="wl-state explored">
          <Icon name="check" />
          explored
        </span>
      );
    case 'planned':
      return dice === 0 ? <span className="wl-state none">no dice</span> : null;
    case 'plain':
      return null;
  }
}
