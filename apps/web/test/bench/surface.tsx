/** A page for `npm run trace`: a thousand squares with a number each, forty counters, and a walk to every square. */
import type { OwnQuestion, Room } from '@shutterbox/ui';
import {
  type Board,
  BoardFrame,
  BoardScope,
  type BoardSpec,
  type Offer,
  useAimed,
  useBoard,
} from '@shutterbox/ui/board';
import { besideSquare, Surface, SurfaceView, squareAt, squareOf, squares } from '@shutterbox/ui/surface';
import '@shutterbox/ui/tokens.css';
import '@shutterbox/ui/ui.css';
import '@shutterbox/ui/pieces.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const COLUMNS = 40;
const ROWS = 25;
const UNIT = 40;
const COUNTERS = 40;

const PLAN = squares({ columns: COLUMNS, rows: ROWS, unit: UNIT });
const camera = new SurfaceView(PLAN);
const figures = Array.from({ length: COUNTERS }, (_, at) => squareAt((at * 7) % COLUMNS, (at * 3) % ROWS));

type Action = string;
const question: OwnQuestion<Action> = { seat: 0, id: 1, kind: 'act', words: 'Your turn', legal: [] };

/** Along the row, then along the column. */
function wayTo(place: string): readonly string[] {
  const [column, row] = squareOf(place) ?? [0, 0];
  const along = Array.from({ length: column + 1 }, (_, x) => squareAt(x, 0));
  return [...along, ...Array.from({ length: row }, (_, y) => squareAt(column, y + 1))];
}

const offers: readonly Offer<Action>[] = PLAN.places.map((place) => ({
  key: `to ${place}`,
  question,
  actions: [place],
  words: `Walk to ${place}`,
  at: [place],
  hand: 'figure 0',
  way: wayTo(place),
  price: { n: wayTo(place).length, of: 'point' },
}));

const spec: BoardSpec<null, Action> = {
  offers: () => offers,
  meant: () => ({ reason: { sentence: 'It is too far.' } }),
  name: (place) => place,
  held: (hand) => hand,
  press: () => 'act',
  several: 'menu',
  beside: (place, dx, dy) => besideSquare(PLAN, place, dx, dy),
};

const room: Room<null, Action, never> = {
  observer: 0,
  number: 1,
  view: null,
  settled: null,
  sitters: [],
  question,
  others: [],
  standing: [],
  pending: [],
  left: undefined,
  playing: undefined,
  outcome: undefined,
  isBusy: () => false,
  act: () => {},
  why: () => undefined,
  steps: [],
  redo: () => {},
  openRule: () => {},
};

function middle(place: string): readonly [number, number] {
  const { x, y } = PLAN.boxOf(place) ?? { x: 0, y: 0 };
  return [x + UNIT / 2, y + UNIT / 2];
}

function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox={`0 0 ${PLAN.width} ${PLAN.height}`} width={PLAN.width} height={PLAN.height} aria-hidden="true">
      {children}
    </svg>
  );
}

function Ground(): ReactNode {
  return (
    <Sheet>
      {PLAN.places.map((place, at) => {
        const [x, y] = middle(place);
        return (
          <g key={place}>
            <rect
              x={x - UNIT / 2}
              y={y - UNIT / 2}
              width={UNIT}
              height={UNIT}
              fill="var(--surface)"
              stroke="var(--rule)"
            />
            <text x={x} y={y} fontSize="11" fill="var(--ink-2)">
              {at}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}

function Way({ board }: { readonly board: Board<Action> }): ReactNode {
  const way = useAimed(board)?.way ?? [];
  return (
    <Sheet>
      <polyline points={way.map(middle).join(' ')} fill="none" stroke="var(--can)" strokeWidth="5" />
    </Sheet>
  );
}

function Counters({ board }: { readonly board: Board<Action> }): ReactNode {
  return figures.map((place, figure) => {
    const [x, y] = middle(place);
    const style = { position: 'absolute', left: x - 16, top: y - 16, width: 32, height: 32 } as const;
    return (
      <button key={place} type="button" className="btn" style={style} {...board.piece(place, `figure ${figure}`)}>
        {figure}
      </button>
    );
  });
}

function Bench(): ReactNode {
  const board = useBoard(room, spec);
  return (
    <BoardFrame room={room} spec={spec} className="bench" ground={camera.ground} sight={camera}>
      <Surface
        view={camera}
        board={board}
        label="A thousand squares"
        question={question}
        shown={[]}
        own={new Set(figures)}
        layers={[
          { name: 'ground', layer: <Ground /> },
          { name: 'counters', layer: <Counters board={board} /> },
          { name: 'way', layer: <Way board={board} /> },
        ]}
      />
    </BoardFrame>
  );
}

const place = document.getElementById('bench');
if (place !== null)
  createRoot(place).render(
    <BoardScope>
      <Bench />
    </BoardScope>,
  );
