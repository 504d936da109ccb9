/** The map as a list, for screen readers. */
import { render } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { whereabouts } from '../text.ts';
import { FIGURES, type View } from '../types.ts';

export function Whereabouts({ view }: { readonly view: View }): ReactNode {
  return (
    <ul className="unseen" aria-label="Photographers">
      {FIGURES.map((figure) => (
        <li key={figure}>{render(whereabouts(figure, view), view)}</li>
      ))}
    </ul>
  );
}
