/** The viewfinder brackets: "you can use this". The parent has class `can` or `pick`. */
import type { ReactNode } from 'react';

export function Brackets(): ReactNode {
  return <span className="brk" aria-hidden="true" />;
}
