/** A board that is larger than its frame. Layers lie in one world, which the camera moves by one transform. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Place } from '../board/types.ts';
import type { Board } from '../board/use-board.ts';
import type { Plan } from './grid.ts';
import { listenForCamera } from './surface-keys.ts';
import type { SurfaceView } from './surface-view.ts';

/** In the pixels of a style sheet. */
const HALF_INCH = 48;

interface SurfaceProps<A> {
  readonly plan: Plan;
  readonly view: SurfaceView;
  readonly board: Board<A>;
  readonly label: string;
  /** Places that are elements already: pieces, doors. Everywhere else the cursor is the element. */
  readonly own: ReadonlySet<Place>;
  /** From the ground up: ground, reach and sight, pieces, way, effects. Each is drawn for itself. */
  readonly layers: readonly { readonly name: string; readonly layer: ReactNode }[];
}

export function Surface<A>({ plan, view, board, label, own, layers }: SurfaceProps<A>): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current === null || world.current === null) return;
    const detach = view.attach(frame.current, world.current);
    const deaf = listenForCamera(frame.current, view);
    return () => {
      detach();
      deaf();
    };
  }, [view]);
  const size = { '--print-scale': HALF_INCH / plan.unit, width: plan.width, height: plan.height };
  return (
    <section ref={frame} className="surface" aria-label={label}>
      <div ref={world} className="surface-world" data-ground="" style={size as CSSProperties}>
        {layers.map(({ name, layer }) => (
          <div key={name} className="surface-layer" data-layer={name}>
            {layer}
          </div>
        ))}
        <Cursor plan={plan} board={board} own={own} first={view.ground.places()[0]} />
      </div>
      <div className="surface-buttons">
        <button type="button" className="btn" aria-label="Zoom in" onClick={() => view.zoomBy(1.25)}>
          +
        </button>
        <button type="button" className="btn" aria-label="Zoom out" onClick={() => view.zoomBy(0.8)}>
          −
        </button>
        <button type="button" className="btn" onClick={() => view.fit()}>
          Fit
        </button>
      </div>
    </section>
  );
}

interface CursorProps<A> extends Pick<SurfaceProps<A>, 'plan' | 'board' | 'own'> {
  readonly first: Place | undefined;
}

/** One button for all squares. Its key is its place: every step is a new focus, and is read out. */
function Cursor<A>({ plan, board, own, first }: CursorProps<A>): ReactNode {
  const place = board.state.cursor ?? first;
  const box = place === undefined ? undefined : plan.boxOf(place);
  if (place === undefined || box === undefined || own.has(place)) return null;
  const { x, y, width, height } = box;
  return (
    <button
      key={place}
      type="button"
      className="surface-cursor"
      style={{ left: x, top: y, width, height }}
      {...board.placed(place)}
    />
  );
}
