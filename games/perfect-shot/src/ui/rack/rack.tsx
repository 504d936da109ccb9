/** The rack: a deep frame, the stack in register, and the edges of its cards in the notch. */
import type { CSSProperties, ReactNode } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, type Placed } from '../../cards/types.ts';
import { LandscapeCard } from '../art/landscape.tsx';
import { floorPicture } from '../art/pictures.ts';
import { environmentOf, isFloor, visibleLayers } from './stack.ts';

/** How many edges are drawn below the outline; more would not look higher. */
const MOST_EDGES = 8;
const MOST_IN_NOTCH = 7;

interface RackProps {
  readonly rack: readonly Placed[];
  /** Changes when a card has just been dropped, so that it falls again. */
  readonly dropped: string | undefined;
  /** What lies over the top card: labels, blades, a flash. */
  readonly children?: ReactNode;
}

export function Rack({ rack, dropped, children }: RackProps): ReactNode {
  return (
    <div className="ps-rack">
      <i className="ps-holes" aria-hidden="true" />
      <i className="ps-holes right" aria-hidden="true" />
      <div className="ps-pit">
        <Edges rack={rack} />
        <div className="ps-stack">
          <Stack rack={rack} dropped={dropped} />
          {children}
        </div>
      </div>
      <Notch rack={rack} />
    </div>
  );
}

/** Only the cards that can be seen, each exactly over the one below (PS-2.5). */
function Stack({ rack, dropped }: Pick<RackProps, 'rack' | 'dropped'>): ReactNode {
  const top = rack.length - 1;
  return visibleLayers(rack).map((layer) => {
    const placed = rack[layer];
    if (isFloor(layer) || placed === undefined)
      return <img key="floor" className="ps-floor" src={floorPicture()} alt="" draggable={false} />;
    const falls = layer === top && dropped !== undefined;
    return (
      <div key={falls ? `${layer} ${dropped}` : layer} className={falls ? 'ps-layer falls' : 'ps-layer'}>
        <LandscapeCard card={placed.card} turned={placed.turned} holes="open" />
      </div>
    );
  });
}

function Edges({ rack }: Pick<RackProps, 'rack'>): ReactNode {
  const shown = rack.slice(0, -1).slice(-MOST_EDGES).reverse();
  return shown.map(({ card }, depth) => (
    <i key={card} className={`ps-edge ${environmentOf(card)}`} style={{ '--d': depth + 1 } as CSSProperties} />
  ));
}

function Notch({ rack }: Pick<RackProps, 'rack'>): ReactNode {
  return (
    <div className="ps-notch" aria-hidden="true">
      {rack
        .slice(-MOST_IN_NOTCH)
        .reverse()
        .map(({ card }) => (
          <i key={card} className={environmentOf(card)} />
        ))}
    </div>
  );
}

/** Where a point of the card lies, for what is drawn over it. */
export function onCard(x: number, y: number): CSSProperties {
  return { left: `${(100 * x) / CARD_WIDTH}%`, top: `${(100 * y) / CARD_HEIGHT}%` };
}
