/** The cells of the paper: painted with the pointer, walked and toggled with the keyboard. */
import { besideSquare, squareAt, squareOf, squares } from '@shutterbox/ui/squares';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Place } from '../../board.ts';
import { columnName } from '../../text/words.ts';
import { hasTile, placeName, type Rows, sizeOf, stroke } from './drawing.ts';

interface Props {
  readonly rows: Rows;
  /** Called during a stroke with every place touched since the pointer went down, and once more when it goes up. */
  readonly onStroke: (stroke: {
    readonly places: readonly Place[];
    readonly tile: boolean;
    readonly done: boolean;
  }) => void;
  readonly onToggle: (place: Place) => void;
  readonly children: ReactNode;
}

interface Stroke {
  readonly pointer: number;
  /** The first cell decides: from an empty cell you draw, from a tile you rub out. */
  readonly tile: boolean;
  readonly last: Place;
  readonly places: readonly Place[];
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Less than a cell. */
const BIT = 1e-6;

export function Grid({ rows, onStroke, onToggle, children }: Props): ReactNode {
  /** The box that all cells fill. */
  const cells = useRef<HTMLDivElement>(null);
  const drawing = useRef<Stroke>(undefined);
  const paper = sizeOf(rows);
  const plan = squares({ columns: paper.width, rows: paper.height, unit: 1 });
  const [wanted, setCursor] = useState<Place>(() => ({
    x: Math.floor(paper.width / 2),
    y: Math.floor(paper.height / 2),
  }));
  const cursor = { x: Math.min(wanted.x, paper.width - 1), y: Math.min(wanted.y, paper.height - 1) };

  /** The cell under the pointer, or the nearest one if it has left the paper. */
  function under({ clientX, clientY }: PointerEvent): Place {
    const box = cells.current?.getBoundingClientRect() ?? new DOMRect();
    const clamp = (part: number, most: number): number => Math.max(0, Math.min(most - BIT, part * most));
    const x = clamp((clientX - box.left) / box.width, plan.width);
    return placeOf(plan.placeAt(x, clamp((clientY - box.top) / box.height, plan.height))) ?? cursor;
  }

  function begin(event: PointerEvent<HTMLTableSectionElement>): void {
    const outside = event.target instanceof Element && event.target.closest('td') === null;
    if (outside || event.button !== 0 || drawing.current !== undefined) return;
    const place = under(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = { pointer: event.pointerId, tile: !hasTile(rows, place), last: place, places: [place] };
    setCursor(place);
    onStroke({ ...drawing.current, done: false });
  }

  function draw(event: PointerEvent): void {
    const { current } = drawing;
    if (current?.pointer !== event.pointerId) return;
    const place = under(event);
    if (place.x === current.last.x && place.y === current.last.y) return;
    const places = [...current.places, ...stroke(current.last, place)];
    drawing.current = { ...current, last: place, places };
    onStroke({ ...drawing.current, done: false });
  }

  function end(event: PointerEvent): void {
    const { current } = drawing;
    if (current?.pointer !== event.pointerId) return;
    drawing.current = undefined;
    onStroke({ ...current, done: true });
  }

  function goTo(place: Place): void {
    setCursor(place);
    cells.current?.parentElement?.querySelector<HTMLElement>(`[data-place="${placeName(place)}"]`)?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const last = { x: paper.width - 1, y: paper.height - 1 };
    if (arrow !== undefined) goTo(placeOf(besideSquare(plan, squareAt(cursor.x, cursor.y), ...arrow)) ?? cursor);
    else if (event.key === 'Home') goTo({ x: 0, y: cursor.y });
    else if (event.key === 'End') goTo({ x: last.x, y: cursor.y });
    else if (event.key === 'PageUp') goTo({ x: cursor.x, y: 0 });
    else if (event.key === 'PageDown') goTo({ x: cursor.x, y: last.y });
    else if (event.key === ' ' || event.key === 'Enter') onToggle(cursor);
    else return;
    event.preventDefault();
  }

  return (
    <div className="mp-grid">
      <div className="mp-cells" ref={cells}>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the keyboard walks is a grid. */}
      <table role="grid" aria-label="Map grid" onKeyDown={press}>
        <thead>
          <tr>
            <td />
            {Array.from({ length: paper.width }, (_, x) => (
              <th key={columnName(x)} scope="col">
                {columnName(x)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerDown={begin} onPointerMove={draw} onPointerUp={end} onPointerCancel={end}>
          {Array.from({ length: paper.height }, (_, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
            <tr key={y}>
              <th scope="row">{y + 1}</th>
              {Array.from({ length: paper.width }, (_, x) => (
                <Cell
                  key={columnName(x)}
                  place={{ x, y }}
                  tile={hasTile(rows, { x, y })}
                  current={x === cursor.x && y === cursor.y}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placeOf(square: string | undefined): Place | undefined {
  const [x, y] = (square === undefined ? undefined : squareOf(square)) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

interface CellProps {
  readonly place: Place;
  readonly tile: boolean;
  readonly current: boolean;
}

function Cell({ place, tile, current }: CellProps): ReactNode {
  const name = placeName(place);
  return <td tabIndex={current ? 0 : -1} data-place={name} aria-label={`${name}, ${tile ? 'tile' : 'empty'}`} />;
}
