/** The awards of a category that are left, the best on top. */

import type { PlacedProps } from '@shutterbox/ui/board';
import { memo, type ReactNode } from 'react';
import { AWARD_PLACES, GENERALIST } from '../../cards.ts';
import { awardFor, awardName, awardsLeft, worthWords } from '../award-words.ts';
import { Rosette } from '../pieces/rosette.tsx';
import { habitatPlace } from '../places.ts';
import { upTo } from '../up-to.ts';

interface AwardStackProps extends PlacedProps {
  readonly category: number;
  /** How many have been won. */
  readonly gone: number;
  /** How many of the observer's photographs count towards the next award. */
  readonly have: number | undefined;
  readonly need: number | undefined;
}

export const AwardStack = memo(function AwardStack(props: AwardStackProps): ReactNode {
  const { category, gone, have, need = 0, ...placed } = props;
  const left = awardsLeft(category, gone);
  const own = have === undefined ? '' : `; you have ${have} of ${need}`;
  return (
    <button
      type="button"
      className={`wl-award${left.length === 0 ? ' empty' : ''}`}
      // It hangs over the card of its habitat.
      data-drop={category === GENERALIST ? undefined : habitatPlace(category)}
      {...placed}
      aria-label={awardName(category)}
      title={`For ${awardFor(category)}: ${worthWords(left)}${own}`}
    >
      {left.slice(1).map((value, i) => (
        <span key={value} className={i === 0 ? 'under u1' : 'under u2'}>
          <Rosette />
        </span>
      ))}
      {left[0] !== undefined && (
        // Keyed, so that the token that was won leaves with its own number.
        <span key={`award ${gone}`} data-flip={`award ${category * AWARD_PLACES + gone}`}>
          <Rosette value={left[0]} />
        </span>
      )}
      {have !== undefined && (
        <span className="wl-progress">
          {upTo(need).map((i) => (
            <i key={i} className={need - i <= have ? 'on' : ''} />
          ))}
        </span>
      )}
    </button>
  );
});
