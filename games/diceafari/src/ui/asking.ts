/** What the player points at: chooses where something can be done, and tells why where it can not. */
import { type Reason, useSignal } from '@shutterbox/ui';
import { type RefObject, useEffect, useState } from 'react';
import { actionKey, BONUS, PHOTO } from '../actions.ts';
import { type Board, boardOf, type Place, routesOf } from '../board.ts';
import { countOf } from '../dice.ts';
import { type Action, type ClaimAction, NONE, type Spot, type Terrain, type Tile, type View } from '../types.ts';
import type { CaptionProps } from './caption.tsx';
import { kindOf, type SafariQuestion, type SafariRoom } from './kit.ts';
import { chosenAction, type Outlook } from './outlook.ts';
import { type Pointed, usePointing } from './pointing.ts';
import { nextThrough } from './routes.ts';
import { aimed, choose, chosen } from './signals.ts';

interface Note {
  readonly pointed: Pointed;
  readonly anchor: Element;
  /** The moment that it is about. */
  readonly number: number;
}

export interface Asking {
  readonly caption: CaptionProps | undefined;
  /** The tile that Tab leads to. */
  readonly reached: Tile;
}

export function useAsking(
  root: RefObject<HTMLElement | null>,
  room: SafariRoom,
  question: SafariQuestion | undefined,
  outlook: Outlook,
): Asking {
  const [note, setNote] = useState<Note>();
  const [reached, setReached] = useState<Tile>(0);
  const picked = useSignal(chosen);
  const { view, number } = room;
  usePointing(root, {
    onAim: (pointed) => aimed.set(pointed),
    onFocus: setReached,
    onArrow: (from, dx, dy) => nextPlace(boardOf(view), from, dx, dy, outlook.spots),
    onPress(pointed, anchor) {
      const action = room.isBusy() ? undefined : pressed(pointed, question, room, outlook, picked);
      if (action === undefined || question === undefined)
        return setNote(note?.anchor === anchor && note.number === number ? undefined : { pointed, anchor, number });
      setNote(undefined);
      const again = chosenAction(question, room, picked);
      // Pressed once more, what is chosen is done; of routes the next one is shown.
      const same = again !== undefined && actionKey(again) === actionKey(action);
      if (same && action.type !== 'claim') return room.act(question, action);
      choose(room, action);
    },
  });
  useClosing(note?.anchor, () => setNote(undefined));
  const shown = note !== undefined && note.number === number && note.anchor.isConnected ? note : undefined;
  const caption = shown && {
    ...shown,
    room,
    reason: question === undefined || room.isBusy() ? undefined : reasonAt(shown.pointed, room, question),
    onClose: () => setNote(undefined),
  };
  return { caption, reached: reached < view.owners.length ? reached : 0 };
}

/** What the press means, if it is something that may be done. */
function pressed(
  pointed: Pointed,
  question: SafariQuestion | undefined,
  room: SafariRoom,
  outlook: Outlook,
  picked: ReturnType<typeof chosen.get>,
): Action | undefined {
  if (pointed.what === 'photo') return outlook.spots.includes(pointed.spot) ? PHOTO[pointed.spot] : undefined;
  if (outlook.tiles.includes(pointed.tile)) return BONUS[pointed.tile];
  const now = chosenAction(question, room, picked);
  return nextThrough(pointed.tile, outlook.routes, now && actionKey(now))?.action;
}

function reasonAt(pointed: Pointed, room: SafariRoom, question: SafariQuestion): Reason | undefined {
  const action = actionMeant(pointed, question, room.view);
  return action && room.why(question, action);
}

/** The action that a player who presses there has in mind; undefined: the question is not about such places. */
export function actionMeant(pointed: Pointed, question: SafariQuestion, view: View): Action | undefined {
  switch (kindOf(question)) {
    case 'roll':
      return pointed.what === 'tile' ? nearestRoute(pointed.tile, view) : undefined;
    case 'bonus':
      return pointed.what === 'tile' ? BONUS[pointed.tile] : undefined;
    case 'photo':
      return pointed.what === 'photo' ? PHOTO[pointed.spot] : undefined;
  }
}

/** Of the routes through a tile, one for which the fewest dice are missing. */
function nearestRoute(tile: Tile, view: View): ClaimAction | undefined {
  const through = routesOf(view).filter(({ tiles }) => tiles.includes(tile));
  return through.toSorted((a, b) => missing(a, view) - missing(b, view))[0];
}

function missing({ tiles }: ClaimAction, { terrains, dice }: View): number {
  const wanted = tiles.map((tile) => terrains[tile] ?? NONE);
  return [...new Set<Terrain>(wanted)].reduce(
    (sum, terrain) => sum + Math.max(0, countOf(wanted, terrain) - countOf(dice, terrain)),
    0,
  );
}

/** Where an arrow key leads: to the next tile, but to a photo on the way there that can be taken. */
export function nextPlace(
  { tiles, spots, spotsAt }: Board,
  from: Pointed,
  dx: number,
  dy: number,
  takes: readonly Spot[],
): Pointed | undefined {
  if (from.what === 'photo') {
    const [a = NONE, b = NONE] = spots[from.spot] ?? [];
    // To one of its two tiles; aside, past them.
    const back = neighbour(tiles, b, dx, dy) === a;
    return tileAt(back ? a : neighbour(tiles, a, dx, dy));
  }
  const tile = neighbour(tiles, from.tile, dx, dy);
  const spot = spotsAt[from.tile]?.find((each) => takes.includes(each) && spots[each]?.includes(tile ?? NONE));
  return spot === undefined ? tileAt(tile) : { what: 'photo', spot };
}

function tileAt(tile: Tile | undefined): Pointed | undefined {
  return tile === undefined ? undefined : { what: 'tile', tile };
}

/** The nearest tile in a direction: straight ahead before aside. */
export function neighbour(tiles: readonly Place[], from: Tile, dx: number, dy: number): Tile | undefined {
  const here = tiles[from];
  if (here === undefined) return undefined;
  let best: { readonly tile: Tile; readonly far: number } | undefined;
  for (const [tile, { x, y }] of tiles.entries()) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 0 && (best === undefined || far < best.far)) best = { tile, far };
  }
  return best?.tile;
}

/** Escape, a press anywhere else, or when what it is about is scrolled away from it. */
function useClosing(anchor: Element | undefined, close: () => void): void {
  useEffect(() => {
    if (anchor === undefined) return;
    const off = new AbortController();
    const { signal } = off;
    addEventListener('keydown', (event) => event.key === 'Escape' && close(), { signal });
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element && target.closest('.callout,[data-tile],[data-spot]') !== null)) close();
      },
      { signal },
    );
    addEventListener('scroll', ({ target }) => target instanceof Node && target.contains(anchor) && close(), {
      signal,
      capture: true,
    });
    return () => off.abort();
  }, [anchor, close]);
}
