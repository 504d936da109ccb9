/** The frame of a board: listens to input, manages focus and tab stop, announces presses, and shows notes and menus beside their places. */
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Anchor } from '../pieces/callout.tsx';
import { openQuestions, type Room } from '../room.ts';
import type { Box } from './beside.ts';
import { listen } from './listen.ts';
import { BoardMenu, BoardNote } from './notes.tsx';
import { questionKey } from './offers.ts';
import { reduce } from './reduce.ts';
import { useBoardStore } from './scope.tsx';
import { type Ground, tableOf } from './table.ts';
import type { BoardSpec, Did, Offer, Place, Upshot } from './types.ts';
import type { Sight } from './under.ts';
import { useBoard } from './use-board.ts';

export interface BoardFrameProps<V, A, E> {
  readonly room: Room<V, A, E>;
  readonly spec: BoardSpec<V, A>;
  readonly className?: string;
  /** Where the places are known by arithmetic. */
  readonly ground?: Ground;
  readonly sight?: Sight;
  /** Just before it is sent: the thing that moves can still be seen where it is. */
  onSend?(offer: Offer<A>, did: Did): void;
  onFollow?(places: readonly Place[]): void;
  readonly children: ReactNode;
}

export function BoardFrame<V, A, E>(props: BoardFrameProps<V, A, E>): ReactNode {
  const { room, spec, className, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const store = useBoardStore();
  const board = useBoard(room, spec);
  const id = useId();
  useHandler(root, props, board.offers);
  useEars(root, props.sight);
  useEscape();
  useAsked(root, [room.number, ...openQuestions(room).map(questionKey)].join(' '));
  useMarks(root);
  const { sight } = props;
  const anchor = useCallback(
    (place: Place) => placeIn(root.current, place) ?? squareIn(root.current, place, sight),
    [sight],
  );
  return (
    <div ref={root} className={className}>
      {children}
      {/* Present from the start: some screen readers do not read an element that appears together with its words. */}
      <div role="status" className="board-ear">
        <span className="unseen">{board.state.said}</span>
        <BoardNote id={id} room={room} spec={spec} state={board.state} anchor={anchor} dispatch={store.dispatch} />
      </div>
      <BoardMenu id={`${id}menu`} board={board} anchor={anchor} />
    </div>
  );
}

function useHandler<V, A, E>(
  root: RefObject<HTMLElement | null>,
  props: BoardFrameProps<V, A, E>,
  offers: readonly Offer<A>[],
): void {
  const store = useBoardStore();
  const box = useRef(new Map<Place, Box>());
  const wanted = useRef<Place>(undefined);
  useLayoutEffect(() => {
    if (wanted.current !== undefined) placeIn(root.current, wanted.current)?.focus();
    wanted.current = undefined;
    return store.connect((state, did) => {
      const { room, spec, ground = groundOf(root.current, box.current) } = props;
      const upshot = reduce(state, did, tableOf(room, spec, offers, ground));
      const { cursor } = upshot.state;
      const at = cursor === undefined || cursor === state.cursor ? undefined : placeIn(root.current, cursor);
      if (cursor !== undefined && at !== undefined) box.current = new Map([[cursor, at.getBoundingClientRect()]]);
      const afterwards = (): void => {
        // A removed element blurs while the new place is drawn: ignore that.
        if (upshot.act !== undefined) props.onSend?.(upshot.act, did);
        if (upshot.focus === 'dock') store.toDock();
        wanted.current = carryOut(root.current, upshot, props) ?? wanted.current;
      };
      return { state: upshot.state, afterwards };
    });
  });
}

/** Gives a place back that is to have the focus once it is drawn. */
function carryOut<V, A, E>(
  root: HTMLElement | null,
  { act, focus, follow }: Upshot<A>,
  props: BoardFrameProps<V, A, E>,
): Place | undefined {
  if (follow !== undefined) props.onFollow?.(follow);
  if (act?.takesBack !== undefined) props.room.redo(act.question, act.takesBack, act.actions);
  else if (act !== undefined) props.room.act(act.question, ...act.actions);
  if (focus === undefined || focus === 'dock') return undefined;
  const at = placeIn(root, focus.place);
  at?.focus();
  return at === undefined ? focus.place : undefined;
}

/** Also for a dock or a holding whose things can be carried to the board. */
export function useEars(root: RefObject<HTMLElement | null>, sight?: Sight): void {
  const store = useBoardStore();
  useEffect(() => (root.current === null ? undefined : listen(root.current, store, sight)), [root, store, sight]);
}

/** If nothing has the focus, as after a press in some browsers, Escape still cancels the last step. */
function useEscape(): void {
  const { dispatch } = useBoardStore();
  useEffect(() => {
    const back = (event: KeyboardEvent): void => {
      const unfocused = event.target === document.body && !event.defaultPrevented;
      if (event.key === 'Escape' && unfocused && dispatch({ did: 'back' })) event.preventDefault();
    };
    addEventListener('keydown', back);
    return () => removeEventListener('keydown', back);
  }, [dispatch]);
}

function useAsked(root: RefObject<HTMLElement | null>, moment: string): void {
  const store = useBoardStore();
  const had = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the moment changes.
  useLayoutEffect(() => {
    // If a focused place is removed, the page itself has the focus.
    const lost = had.current && document.activeElement === document.body;
    store.dispatch({ did: 'asked', focused: lost });
  }, [moment, store]);
  useEffect(() => {
    const note = (): void => {
      const active = document.activeElement;
      if (active !== document.body) had.current = root.current?.contains(active) === true;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [root]);
}

/** Aim and tab stop change too often, and on too few elements, to draw the board again. */
function useMarks(root: RefObject<HTMLElement | null>): void {
  const { state } = useBoardStore();
  useLayoutEffect(() => {
    const mark = (): void => markIn(root.current, state.get().aim, state.get().cursor);
    mark();
    return state.subscribe(mark);
  });
}

function markIn(root: HTMLElement | null, aim: Place | undefined, cursor: Place | undefined): void {
  if (root === null) return;
  for (const old of root.querySelectorAll('[data-aimed]')) if (placeOf(old) !== aim) old.removeAttribute('data-aimed');
  if (aim !== undefined) placeIn(root, aim)?.setAttribute('data-aimed', '');
  const stop =
    (cursor === undefined ? undefined : placeIn(root, cursor)) ??
    root.querySelector<HTMLElement>('[data-place][data-is~="can"]') ??
    root.querySelector<HTMLElement>('[data-place]');
  for (const old of root.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]'))
    if (old !== stop) old.tabIndex = -1;
  if (stop !== null) stop.tabIndex = 0;
}

function placeOf(element: Element): Place | undefined {
  return element instanceof HTMLElement || element instanceof SVGElement ? element.dataset.place : undefined;
}

function placeIn(root: HTMLElement | null, place: Place): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ?? undefined;
}

/** If a place is not an element, the camera knows its box. */
function squareIn(root: HTMLElement | null, place: Place, sight: Sight | undefined): Anchor | undefined {
  if (root === null || sight?.boxOf(place) === undefined) return undefined;
  return {
    getBoundingClientRect: () => DOMRect.fromRect(sight.boxOf(place)),
    closest: (selectors: string) => root.closest(selectors),
  };
}

/** The places of the page, in its order. */
function groundOf(root: HTMLElement | null, before: ReadonlyMap<Place, Box>): Ground {
  const all = (): readonly HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  return {
    places: () => all().flatMap((element) => element.dataset.place ?? []),
    boxes: () => new Map(all().map((element) => [element.dataset.place ?? '', element.getBoundingClientRect()])),
    boxBefore: (place) => before.get(place),
  };
}
