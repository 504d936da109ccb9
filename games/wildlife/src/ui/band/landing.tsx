/** The frame around a habitat where the thing in your hand would land. */
import { type Place, useAimedAt } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';

export function Landing({ place }: { readonly place: Place }): ReactNode {
  return useAimedAt(place).hand === undefined ? null : <span className="wl-landing" />;
}
