/** The cover of the next issue, which nobody has won yet. */
import type { CoverProps } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { cardNamed } from '../../cards.ts';
import { Photo } from '../photo.tsx';

const SUBJECT = cardNamed('White rhino');

export function NextCover({ seats }: CoverProps): ReactNode {
  return (
    <div className="wl-cover wl-next">
      <Photo card={SUBJECT} />
      <p className="wl-cover-title">Snapshot</p>
      <p className="wl-issue">
        <span>Next issue</span>
        <span>{seats} photographers</span>
      </p>
      <div className="wl-cover-lines">
        <p>Wildlife photographer of the year</p>
        <p className="wl-headline">
          Who takes <em>the cover?</em>
        </p>
      </div>
    </div>
  );
}
