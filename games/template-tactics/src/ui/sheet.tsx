/** One layer of the drawing, as large as the map. */
import type { ReactNode } from 'react';
import type { MapDocument } from '../types.ts';
import { planOf } from './places.ts';

interface SheetProps {
  readonly map: MapDocument;
  readonly children: ReactNode;
}

export function Sheet({ map, children }: SheetProps): ReactNode {
  const { width, height } = planOf(map);
  return (
    <svg className="st-sheet" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
