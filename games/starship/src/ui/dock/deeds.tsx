/** The deeds of a turn, each in its place, and the list that one of them has opened. The end of the turn stays where it is. */
import { type Board, useKeys } from '@shutterbox/ui/board';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Action } from '../../answers.ts';
import type { ShipRoom } from '../kit.ts';
import { Deed, type DeedItem, press, whyNot } from './deed.tsx';
import { Glyph } from './icons.tsx';

interface DeedsProps {
  readonly room: ShipRoom;
  readonly board: Board<Action>;
  readonly label: string;
  readonly items: readonly DeedItem[];
  /** Whose list is shown. */
  readonly opened: string | undefined;
  open(id: string | undefined): void;
}

const MOST_DIGITS = 9;

/** In an open list, deeds without a letter have a digit. */
export function numbered(list: readonly DeedItem[]): readonly DeedItem[] {
  let digit = 0;
  return list.map((item) => {
    if (item.key !== undefined || item.narrow === true) return item;
    digit += 1;
    return digit > MOST_DIGITS ? item : { ...item, key: String(digit) };
  });
}

/** Also one that is itself in a list. */
function openedBy(items: readonly DeedItem[], id: string | undefined): DeedItem | undefined {
  const inner = items.flatMap(({ list = [] }) => list);
  return [...items, ...inner].find((item) => item.id === id && item.list !== undefined);
}

export function Deeds({ room, board, label, items, opened, open }: DeedsProps): ReactNode {
  const folder = openedBy(items, opened);
  const list = useMemo(() => numbered(folder?.list ?? []), [folder]);
  const box = useRef<HTMLUListElement>(null);
  useListFocus(box, list.length > 0 ? folder?.id : undefined);
  const doDeed = (item: DeedItem): void => {
    if (item.list !== undefined) return open(item.id === opened ? undefined : item.id);
    press(board, item);
    open(undefined);
  };
  useDeedKeys(board, [...items, ...list], room, doDeed);
  const deed = (item: DeedItem): ReactNode => (
    <Deed room={room} board={board} item={item} open={item.id === opened} onPress={() => doDeed(item)} />
  );
  const [end, ...others] = items.toReversed();
  const leave = (event: KeyboardEvent): void => {
    const doubts = board.state.doubted !== undefined;
    if (event.key !== 'Escape' || (folder === undefined && !doubts)) return;
    event.stopPropagation();
    if (doubts) board.dispatch({ did: 'back' });
    else open(undefined);
  };
  return (
    <ul
      className={folder === undefined ? 'ss-deeds' : 'ss-deeds ss-open'}
      aria-label={label}
      ref={box}
      onKeyDown={leave}
    >
      {folder === undefined ? (
        others.toReversed().map((item) => (
          <li key={item.id} className={item.wide === true ? 'ss-wide' : undefined}>
            {deed(item)}
          </li>
        ))
      ) : (
        <Listed label={folder.label} list={list} deed={deed} onBack={() => open(undefined)} />
      )}
      {end !== undefined && <li className="ss-last">{deed(end)}</li>}
    </ul>
  );
}

interface ListedProps {
  readonly label: string;
  readonly list: readonly DeedItem[];
  deed(item: DeedItem): ReactNode;
  onBack(): void;
}

function Listed({ label, list, deed, onBack }: ListedProps): ReactNode {
  return (
    <>
      <li className="ss-listed">
        <ul aria-label={label}>
          {list.map((item) => (
            <li key={item.id} className={item.narrow === true ? 'ss-narrow' : undefined}>
              {deed(item)}
            </li>
          ))}
        </ul>
      </li>
      <li className="ss-back">
        <button type="button" className="ss-deed" onClick={onBack}>
          <Glyph icon="close" />
          <b>Back</b>
        </button>
      </li>
    </>
  );
}

/** The first of a list that was opened; and back to what opened it. */
function useListFocus(box: React.RefObject<HTMLUListElement | null>, opened: string | undefined): void {
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (last.current === opened) return;
    const wanted = opened === undefined ? `[data-deed="${last.current}"]` : '.ss-listed button';
    box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
    last.current = opened;
  }, [box, opened]);
}

/** A key does what its deed does; if that is refused, it shows the reason. A deed with a letter needs no open list. */
function useDeedKeys(
  board: Board<Action>,
  items: readonly DeedItem[],
  room: ShipRoom,
  doDeed: (item: DeedItem) => void,
): void {
  const all = [...items, ...items.flatMap(({ list = [] }) => list)];
  useKeys(
    new Map(
      all.toReversed().flatMap((item) => {
        const { key, offer } = item;
        if (key === undefined) return [];
        const refused = whyNot(item);
        const deed = (): void => {
          if (refused !== undefined) board.dispatch({ did: 'say', words: refused.sentence });
          else if (!room.isBusy(offer?.question)) doDeed(item);
        };
        return [[key, deed] as const];
      }),
    ),
  );
}
