/** The switch that shows chances, and the chance of the whole plan. */
import { Odds, useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { View } from '../../types.ts';
import { anyPhotograph, hasPlan } from '../chances.ts';
import { Drawing } from '../icons.tsx';
import { oddsShown } from '../signals.ts';

export function OddsSwitch({ view }: { readonly view: View }): ReactNode {
  const shown = useSignal(oddsShown);
  const more = view.photos > 0 ? 'one more photo' : 'one photo';
  return (
    <span className="wl-odds">
      {shown && hasPlan(view) && (
        <>
          <Odds chance={anyPhotograph(view)} words={`at least ${more} this turn, without re-rolls`} big />
          <span className="wl-odds-words">
            at least <br />
            {more}
          </span>
        </>
      )}
      <OddsButton />
    </span>
  );
}

export function OddsButton(): ReactNode {
  const shown = useSignal(oddsShown);
  return (
    <button
      type="button"
      className="btn quiet wl-switch"
      aria-pressed={shown}
      title={shown ? 'Hide chances' : 'Show chances'}
      onClick={() => oddsShown.set(!shown)}
    >
      <Drawing name="meter" />
      <span>Odds</span>
    </button>
  );
}
