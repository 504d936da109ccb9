/** The awards of a category that are left, the best on top. */
import { Rosette } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import { AWARD_PLACES, AWARD_PRESTIGE, GENERALIST } from '../../cards.ts';
import { habitatName, list } from '../../text/words.ts';
import { upTo } from '../up-to.ts';

export const AwardStack = memo(function AwardStack({
  category,
  gone,
  have,
  need = 0,
}: {
  readonly category: number /** Those that have been won. */;
  readonly gone: number /** Of the observer's own photographs, how many count for the next. */;
  readonly have?: number | undefined;
  readonly need?: number | undefined;
}): ReactNode {
  const left = AWARD_PRESTIGE.slice(category * AWARD_PLACES + gone, (category + 1) * AWARD_PLACES);
  const own = have === undefined ? '' : `; you have ${have} of ${need}`;
  const words = `${awardWords(category, left)}${own}`;
  return (
    <span className={`wl-award${left.length === 0 ? ' empty' : ''}`} role="img" aria-label={words} title={words}>
      {left.slice(1).map((value, i) => (
        <span key={value} className={i === 0 ? 'under u1' : 'under u2'}>
          <Rosette />
        </span>
      ))}
      {left[0] !== undefined && (
        // A key, so that the token that is won leaves with its own number.
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
    </span>
  );
});

function awardWords(category: number, left: readonly number[]): string {
  const title =
    category === GENERALIST
      ? 'Generalist award, for one photograph from each habitat'
      : `${habitatName(category)} Specialist award, for three photographs from here`;
  return left.length === 0 ? `${title}: none left` : `${title}: worth ${list(left.map(String), 'then')} prestige`;
}
