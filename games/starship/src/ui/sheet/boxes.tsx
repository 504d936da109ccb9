/** A characteristic: a box for each point, with wounds struck out. */
import type { ReactNode } from 'react';

interface BoxesProps {
  readonly label: string;
  readonly left: number;
  readonly most: number;
}

export function Boxes({ label, left, most }: BoxesProps): ReactNode {
  const lost = Math.max(0, most - left);
  return (
    <div className="ss-stat">
      <dt>{label}</dt>
      <dd>
        {left}
        {lost > 0 && <small> of {most}</small>}
        <span className="ss-boxes" aria-hidden="true">
          {Array.from({ length: most }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal boxes.
            <i key={at} data-lost={at >= left} />
          ))}
        </span>
      </dd>
    </div>
  );
}
