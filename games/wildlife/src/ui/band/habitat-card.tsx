/** The card of a habitat: its name, what it takes to explore it, and the dice that will try. */
import { Brackets, Icon } from '@shutterbox/ui';
import { isUsable, type PlacedProps } from '@shutterbox/ui/board';
import { memo, type ReactNode } from 'react';
import { EXPLORE_VALUE } from '../../cards.ts';
import { habitatName } from '../../text/words.ts';
import type { Habitat } from '../../types.ts';
import { Gear, type GearProps } from '../gear.tsx';
import { HabitatIcon } from '../icons.tsx';
import { Die } from '../pieces/die.tsx';
import { habitatPlace } from '../places.ts';
import { habitatKey } from '../words.ts';

export interface HabitatCardProps extends PlacedProps, Omit<GearProps, 'place'> {
  readonly habitat: Habitat;
  readonly 'aria-disabled': true | undefined;
  /** This habitat is the one that matters right now. */
  readonly target: boolean;
  readonly state: 'plain' | 'planned' | 'risk' | 'explored';
}

export const HabitatCard = memo(function HabitatCard(props: HabitatCardProps): ReactNode {
  const { habitat, target, state, dice, tokens, adds, loose, chance, next, chanceWords, ...placed } = props;
  const gear = { dice, tokens, adds, loose, chance, next, chanceWords };
  return (
    <button type="button" className={target ? 'wl-habitat target' : 'wl-habitat'} {...placed}>
      <span className="wl-habitat-name">
        <HabitatIcon habitat={habitatKey(habitat)} />
        <b>{habitatName(habitat)}</b>
      </span>
      <span className="wl-explore" aria-hidden="true">
        <Die face={EXPLORE_VALUE[habitat] ?? 0} />
        <i>+</i>
      </span>
      <span className="wl-habitat-gear" aria-hidden="true">
        <State state={state} dice={dice} />
        <Gear {...gear} place={habitatPlace(habitat)} />
      </span>
      {isUsable(placed) && <Brackets />}
    </button>
  );
});

function State({ state, dice }: Pick<HabitatCardProps, 'state' | 'dice'>): ReactNode {
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
