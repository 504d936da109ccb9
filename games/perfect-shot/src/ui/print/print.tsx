/** A photo as a picture of its moment: what the lenses showed, each animal outlined, covered parts only as stripes (PS-2.5). */
import { type ReactNode, useId } from 'react';
import { boundsOf } from '../../cards/art.ts';
import { placeOf, silhouettePath } from '../../cards/drawing.ts';
import { figureOf } from '../../cards/figure.ts';
import { FINE } from '../../cards/outline.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../cards/types.ts';
import type { Shot } from '../../types.ts';
import { cardPicture, floorPicture } from '../art/pictures.ts';
import { isFloor, lensesOf, visibleLayers } from '../rack/stack.ts';
import type { Shown } from './verdict.ts';

const UPSIDE_DOWN = `rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`;

interface PrintProps {
  /** The stack up to the card that was placed. */
  readonly rack: readonly Shot[];
  readonly shown: readonly Shown[];
  /** The selected animal, by its index in `shown`. */
  readonly chosen?: number | undefined;
  /** A part of the card, as a viewBox; the whole card by default. */
  readonly part?: string;
  readonly numbered?: boolean;
}

export function Print({ rack, shown, chosen, part, numbered = true }: PrintProps): ReactNode {
  const id = useId();
  return (
    <svg className="ps-print" viewBox={part ?? `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <Defs id={id} rack={rack} shown={shown} />
      {visibleLayers(rack).map((layer) => (
        <Layer key={layer} layer={layer} rack={rack} />
      ))}
      {shown.map((each, i) => (
        <g
          key={keyOf(each)}
          className={each.whole ? 'ps-traced whole' : 'ps-traced'}
          data-dim={chosen !== undefined && chosen !== i}
        >
          <g mask={`url(#${id}m${i})`}>
            <Silhouette shown={each} fill={`url(#${id}s)`} />
          </g>
          <Silhouette shown={each} className="rim" />
          <Silhouette shown={each} className="line" />
        </g>
      ))}
      {numbered && shown.map((each, i) => <Tag key={keyOf(each)} shown={each} number={i + 1} />)}
    </svg>
  );
}

export function keyOf({ layer, animal }: Shown): string {
  return `${layer} ${animal.x} ${animal.y}`;
}

function Layer({ layer, rack }: { readonly layer: number; readonly rack: readonly Shot[] }): ReactNode {
  const placed = rack[layer];
  const size = { width: CARD_WIDTH, height: CARD_HEIGHT };
  if (isFloor(layer) || placed === undefined) return <image href={floorPicture()} {...size} />;
  const { card, turned } = placed;
  return <image href={cardPicture(card, 'open')} {...size} {...(turned && { transform: UPSIDE_DOWN })} />;
}

/** Stripes, and for each animal a mask of the part that was covered. */
function Defs({ id, rack, shown }: Pick<PrintProps, 'rack' | 'shown'> & { readonly id: string }): ReactNode {
  return (
    <defs>
      <pattern id={`${id}s`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="#fff" fillOpacity=".55" />
        <rect width="2.6" height="7" fill="#2b1d4a" />
      </pattern>
      {rack.map((placed, layer) => (
        <clipPath key={placed.card} id={`${id}c${layer}`}>
          {lensesOf(placed).map(({ x, y, radius }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </clipPath>
      ))}
      {shown.map((each, i) => (
        <mask
          key={keyOf(each)}
          id={`${id}m${i}`}
          maskUnits="userSpaceOnUse"
          x="0"
          y="0"
          width={CARD_WIDTH}
          height={CARD_HEIGHT}
        >
          <rect width={CARD_WIDTH} height={CARD_HEIGHT} fill="#fff" />
          {openTo(id, each.layer + 1, rack.length)}
        </mask>
      ))}
    </defs>
  );
}

/** What can be seen of a layer: it lies in a lens of every card above it. */
function openTo(id: string, from: number, to: number): ReactNode {
  let open: ReactNode = <rect width={CARD_WIDTH} height={CARD_HEIGHT} fill="#000" />;
  for (let layer = from; layer < to; layer++) open = <g clipPath={`url(#${id}c${layer})`}>{open}</g>;
  return open;
}

interface SilhouetteProps {
  readonly shown: Shown;
  readonly className?: string;
  readonly fill?: string;
}

function Silhouette({ shown: { animal, turned }, className, fill = 'none' }: SilhouetteProps): ReactNode {
  return (
    <g {...(turned && { transform: UPSIDE_DOWN })}>
      <path className={className} d={silhouettePath(animal)} transform={placeOf(animal)} fill={fill} />
    </g>
  );
}

/** Above the animal, or below it at the edge of the card. */
function Tag({ shown, number }: { readonly shown: Shown; readonly number: number }): ReactNode {
  const [x, y] = tagAt(shown);
  return (
    <g className={shown.whole ? 'ps-tag whole' : 'ps-tag'} transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <text y="5">{number}</text>
    </g>
  );
}

const TAG_GAP = 15;

function tagAt({ animal, turned }: Shown): readonly [number, number] {
  const [left, top, right, bottom] = boundsOf(animal);
  const { foot } = figureOf(animal);
  const scale = animal.size / FINE;
  const middle = ((left + right) / 2 - foot[0]) * scale * (animal.mirrored ? -1 : 1);
  const [upper, lower] = [animal.y + (top - foot[1]) * scale, animal.y + (bottom - foot[1]) * scale];
  const x = turned ? CARD_WIDTH - animal.x - middle : animal.x + middle;
  const head = turned ? CARD_HEIGHT - lower : upper;
  const feet = turned ? CARD_HEIGHT - upper : lower;
  return [x, head - TAG_GAP > TAG_GAP ? head - TAG_GAP : feet + TAG_GAP];
}
