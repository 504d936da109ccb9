/** A board that is larger than its frame. Layers lie in one world, which the camera moves by one transform. */
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { questionKey } from '../board/offers.ts';
import type { Place } from '../board/types.ts';
import type { Board } from '../board/use-board.ts';
import { useSignal } from '../pieces/signal.ts';
import type { OwnQuestion } from '../room.ts';
import { Icon } from '../table/icon.tsx';
import { listenForCamera, ZOOM } from './surface-keys.ts';
import type { SurfaceView } from './surface-view.ts';

/** In the pixels of a style sheet. */
const HALF_INCH = 48;

interface SurfaceProps<A> {
  readonly view: SurfaceView;
  readonly board: Board<A>;
  readonly label: string;
  /** What you are asked now, if anything. */
  readonly question: OwnQuestion<A> | undefined;
  /** Places of the event that is being shown: they come into view. */
  readonly shown: readonly Place[];
  /** Places that are elements already: pieces, doors. Everywhere else the cursor is the element. */
  readonly own: ReadonlySet<Place>;
  /** From the ground up: ground, reach and sight, pieces, way, effects. Each is drawn for itself. */
  readonly layers: readonly { readonly name: string; readonly layer: ReactNode }[];
}

export function Surface<A>(props: SurfaceProps<A>): ReactNode {
  const { view, board, label, own, layers } = props;
  const { plan } = view;
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current === null || world.current === null) return;
    const detach = view.attach(frame.current, world.current);
    const deaf = listenForCamera(frame.current, view);
    return () => {
      detach();
      deaf();
    };
  }, [view]);
  useFollowing(props);
  const size = { '--print-scale': HALF_INCH / plan.unit, width: plan.width, height: plan.height };
  return (
    <section ref={frame} className="surface" aria-label={label}>
      <div ref={world} className="surface-world" data-ground="" style={size as CSSProperties}>
        {layers.map(({ name, layer }) => (
          <div key={name} className="surface-layer" data-layer={name}>
            {layer}
          </div>
        ))}
        <Cursor view={view} board={board} own={own} />
      </div>
      <div className="surface-shield" data-ground="" />
      <Buttons view={view} />
    </section>
  );
}

function useFollowing<A>({ view, board, question, shown }: SurfaceProps<A>): void {
  const { dispatch } = board;
  const asked = question === undefined ? undefined : questionKey(question);
  useEffect(() => view.asked(asked), [view, asked]);
  const places = shown.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: others are shown, not the same in another list.
  useEffect(() => view.show(shown), [view, places]);
  // A note would stay where its place was.
  useEffect(() => {
    view.onHand = () => dispatch({ did: 'away' });
  }, [view, dispatch]);
}

function Buttons({ view }: Pick<SurfaceProps<unknown>, 'view'>): ReactNode {
  const loose = useSignal(view.loose);
  const moved = useSignal(view.moved);
  return (
    <fieldset className="surface-buttons">
      <legend className="unseen">View</legend>
      {loose && (
        <button type="button" className="btn" onClick={() => view.followAgain()}>
          Follow
        </button>
      )}
      {moved && (
        <button type="button" className="btn icon" aria-label="Back to where it happens" onClick={() => view.back()}>
          <Icon name="here" />
        </button>
      )}
      <button type="button" className="btn icon" aria-label="Zoom in" onClick={() => view.zoomBy(ZOOM)}>
        <Icon name="more" />
      </button>
      <button type="button" className="btn icon" aria-label="Zoom out" onClick={() => view.zoomBy(1 / ZOOM)}>
        <Icon name="less" />
      </button>
      <button type="button" className="btn icon" aria-label="Show the whole board" onClick={() => view.fit()}>
        <Icon name="fit" />
      </button>
    </fieldset>
  );
}

/** One button for all squares. Its key is its place: every step is a new focus, and is read out. */
function Cursor<A>({ view, board, own }: Pick<SurfaceProps<A>, 'view' | 'board' | 'own'>): ReactNode {
  const { plan } = view;
  const place = board.state.cursor ?? plan.places[0];
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
