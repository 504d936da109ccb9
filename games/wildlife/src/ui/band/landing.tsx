/** Around a habitat, while what is in the hand would land in it. */
import { useSelected } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Place } from '../places.ts';
import { aimed, picked } from '../signals.ts';

export function Landing({ place }: { readonly place: Place }): ReactNode {
  const over = useSelected(aimed, (at) => at === place);
  const full = useSelected(picked, (hand) => hand !== undefined);
  return over && full ? <span className="wl-landing" /> : null;
}
