/** Dice as they fell. */
import type { ReactNode } from 'react';

/** By face: where its pips are, in a square of 24. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

export function Dice({ dice }: { readonly dice: readonly number[] }): ReactNode {
  return (
    <span className="ss-dice" role="img" aria-label={dice.join(' and ')}>
      {dice.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places.
        <svg key={at} viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1" y="1" width="22" height="22" rx="4" />
          {PIPS[face]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
          ))}
        </svg>
      ))}
    </span>
  );
}
