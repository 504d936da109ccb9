/** What else is printed on the sheet: hills, a river, tracks. */
import type { ReactNode } from 'react';

const RINGS = [0, 1, 2, 3, 4] as const;

export function Contours({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const [x1, y1, x2, y2] = [width * 0.86, height * 0.3, width * 0.1, height * 0.85];
  return (
    <>
      <g className="contour">
        {RINGS.map((ring) => (
          <ellipse
            key={`a${ring}`}
            cx={x1}
            cy={y1}
            rx={26 + ring * 22}
            ry={16 + ring * 15}
            transform={`rotate(-14 ${x1} ${y1})`}
          />
        ))}
        {RINGS.map((ring) => (
          <ellipse
            key={`b${ring}`}
            cx={x2}
            cy={y2}
            rx={40 + ring * 24}
            ry={26 + ring * 16}
            transform={`rotate(10 ${x2} ${y2})`}
          />
        ))}
      </g>
      <path
        className="river"
        d={`M${width} ${height * 0.12}c-78 20-68 150-18 200s-10 ${height * 0.25} 20 ${height * 0.5}M-10 ${height * 0.48}c30 12 40 50 32 100s38 130 18 ${height * 0.4}`}
      />
      <path
        className="track"
        d={`M${width * 0.69}-5c40 55 100 45 160 25M${width * 0.35} ${height + 10}c10-40 20-60 28-92M${width * 0.65} ${height + 10}c-20-40-30-150-60-190`}
      />
    </>
  );
}
