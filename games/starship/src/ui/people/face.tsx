/** The silhouettes. They stay upright, whichever way someone faces. */
import type { ReactNode } from 'react';
import type { View, Who } from '../../types.ts';
import { badgeOf, isOut, type Shape, shapeOf, sideClass } from './looks.ts';

const BASES: Readonly<Record<Shape, ReactNode>> = {
  crew: <circle r="14" />,
  foe: <path d="M-8.5-13.5H8.5l5 5V8.5l-5 5H-8.5l-5-5V-8.5Z" />,
  animal: <path d="M0-15 13-7.5V7.500L0 15-13 7.500V-7.5Z" />,
  bystander: <path d="M0-16 16 12H-16Z" />,
};
const SHOULDERS = 'M-9.800 9.800C-9.800 3.600-5.600 2.200 0 2.200S9.800 3.600 9.800 9.800A14 14 0 0 1-9.800 9.800Z';

const BUSTS: Readonly<Record<Shape, ReactNode>> = {
  crew: (
    <>
      <path d={SHOULDERS} />
      <circle cy="-2.2" r="4.7" />
      <path className="ss-cap" d="M-5.800-4.600C-7-11.500 7-11.500 5.800-4.600L8.400-3.900H-5.800Z" />
    </>
  ),
  foe: (
    <>
      <path d={SHOULDERS} />
      <circle cy="-4" r="5.4" />
      <path className="ss-mask" d="M-6-5.400H6v2.600H-6Z" />
    </>
  ),
  animal: (
    <>
      <path d="M-8 9C-9 1-6-1-5-3L-8-9-2-6.500H2L8-9 5-3C6-1 9 1 8 9Z" />
      <g className="ss-mask">
        <circle cx="-2.4" cy="-1" r="1.2" />
        <circle cx="2.4" cy="-1" r="1.2" />
        <path d="M-1.500 2.500h3L0 4.500Z" />
      </g>
    </>
  ),
  bystander: (
    <>
      <path d="M-8 10C-8 5-4 4 0 4S8 5 8 10Z" />
      <circle cy="-1" r="4" />
    </>
  ),
};

/** Of a letter of the badge. */
const LETTER = 6.3;

interface FaceProps {
  readonly view: View;
  readonly who: Who;
}

export function Figure({ view, who }: FaceProps): ReactNode {
  const shape = shapeOf(view, who);
  const out = isOut(view, who);
  const looks = ['ss-figure', sideClass(view, who), view.act.who === who ? 'ss-now' : '', out ? 'ss-out' : ''];
  return (
    <g className={looks.filter((each) => each !== '').join(' ')}>
      <g className="ss-base">{BASES[shape]}</g>
      <g className="ss-bust" transform={`translate(0 -4) ${out ? 'rotate(90) scale(.7)' : 'scale(.82)'}`}>
        {BUSTS[shape]}
      </g>
      {out && <path className="ss-cross" d="M4-14 14-4M14-14 4-4" />}
    </g>
  );
}

/** "C2": which of them it is, over everything else of the counter. */
export function Badge({ view, who }: FaceProps): ReactNode {
  const badge = badgeOf(view, who);
  const width = badge.length * LETTER + 5;
  const looks = ['ss-badge', sideClass(view, who), isOut(view, who) ? 'ss-out' : ''];
  return (
    <g className={looks.join(' ')}>
      <rect x={-width / 2} y="2.500" width={width} height="11.500" rx="2" />
      <text y="11.800">{badge}</text>
    </g>
  );
}

/** In a list. */
export function Face(props: FaceProps): ReactNode {
  return (
    <svg className="ss-face" viewBox="-18 -18 36 36" aria-hidden="true">
      <Figure {...props} />
      <Badge {...props} />
    </svg>
  );
}
