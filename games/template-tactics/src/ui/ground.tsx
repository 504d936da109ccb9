/** The warehouse: floor, crates, and where each side began. Drawn once per map. */
import { memo, type ReactNode } from 'react';
import { squareName } from '../text.ts';
import type { Options } from '../types.ts';
import { UNIT } from './places.ts';
import { Sheet } from './sheet.tsx';

const CLASSES: Readonly<Record<string, string>> = { '#': 'st-crate', '1': 'st-start red', '2': 'st-start blue' };
const CRATE = 'M12 12H88V88H12ZM12 12 88 88M88 12 12 88';

interface GroundProps {
  readonly options: Options;
}

export const Ground = memo(function Ground({ options }: GroundProps): ReactNode {
  const { map } = options;
  const cells = map.rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, x, y, square: y * row.length + x })));
  return (
    <Sheet map={map}>
      {cells.map(({ sign, x, y, square }) => (
        <g key={square} className={CLASSES[sign] ?? 'st-floor'} transform={`translate(${x * UNIT} ${y * UNIT})`}>
          <rect width={UNIT} height={UNIT} />
          {sign === '#' && <path d={CRATE} />}
          {(x === 0 || y === 0) && (
            <text className="st-coordinate" x="6" y="19">
              {squareName(square, { options })}
            </text>
          )}
        </g>
      ))}
    </Sheet>
  );
}, isSameMap);

/** Every view has its own copy of the map. */
function isSameMap(before: GroundProps, now: GroundProps): boolean {
  return before.options.map.rows.join() === now.options.map.rows.join();
}
