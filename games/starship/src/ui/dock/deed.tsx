/** A deed of the dock: what it is, what it costs, and its key; or why it cannot be done. */
import { type Reason, Refused } from '@shutterbox/ui';
import { type Board, type Offer, useKeys } from '@shutterbox/ui/board';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import type { Action } from '../../answers.ts';
import type { ShipRoom } from '../kit.ts';
import { type DeedIcon, Glyph } from './icons.tsx';

export interface DeedItem {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: DeedIcon;
  readonly key?: string | undefined;
  /** What it costs, where no offer says so: "1D", "all". */
  readonly price?: string | undefined;
  readonly look?: 'fire' | 'end' | undefined;
  /** Left to the list of all moves where there is little room. */
  readonly rare?: boolean | undefined;
  readonly offer?: Offer<Action> | undefined;
  readonly refused?: Reason | undefined;
  /** A switch: in or out. */
  readonly on?: boolean | undefined;
  /** Instead of the offer. */
  onPress?: (() => void) | undefined;
}

interface DeedsProps {
  readonly room: ShipRoom;
  readonly board: Board<Action>;
  readonly label: string;
  readonly items: readonly DeedItem[];
}

export function Deeds({ room, board, label, items }: DeedsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useDeedKeys(board, items, room, list);
  return (
    <ul className="ss-deeds" aria-label={label} ref={list}>
      {items.map((item) => (
        <li key={item.id} data-late={item.icon === 'first' || item.refused !== undefined || undefined}>
          <Deed room={room} board={board} item={item} />
        </li>
      ))}
    </ul>
  );
}

interface DeedProps {
  readonly room: ShipRoom;
  readonly board: Board<Action>;
  readonly item: DeedItem;
}

function Deed({ room, board, item }: DeedProps): ReactNode {
  const { key, look, offer, on, rare } = item;
  const refused = whyNot(item);
  const className = ['ss-deed', look && `ss-${look}`, rare && 'ss-rare'].filter(Boolean).join(' ');
  const chosen = offer !== undefined && board.chooses(offer) ? board.chosen(offer.question)?.key === offer.key : on;
  if (refused !== undefined)
    return (
      <Refused className={rare ? 'ss-deed ss-not ss-rare' : 'ss-deed ss-not'} reason={refused} openRule={room.openRule}>
        <DeedFace item={item} />
      </Refused>
    );
  const point = (row: string | undefined) => () => void board.dispatch({ did: 'point', row });
  return (
    <button
      type="button"
      className={className}
      aria-pressed={chosen}
      aria-keyshortcuts={key}
      data-offer={offer?.key}
      disabled={room.isBusy(offer?.question)}
      onClick={() => press(board, item)}
      onPointerEnter={point(offer?.key)}
      onPointerLeave={point(undefined)}
      // Where a press put the focus, it does not keep the price of what is pointed at from being shown.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(offer?.key)()}
      onBlur={point(undefined)}
    >
      <DeedFace item={item} />
    </button>
  );
}

function DeedFace({ item }: { readonly item: DeedItem }): ReactNode {
  const { label, detail, icon, key, offer, price } = item;
  const cost = price ?? offer?.price?.n;
  return (
    <>
      <Glyph icon={icon} />
      <span className="ss-deed-words">
        <b>{label}</b>
        {/* On a phone there is no detail, and no pause for it. */}
        <small>
          <span className="unseen">, </span>
          {detail}
        </small>
      </span>
      <span className="ss-deed-price">
        {cost !== undefined && (
          <span>
            <span className="unseen">, </span>
            {cost}
            <span className="unseen"> AP</span>
          </span>
        )}
        {key !== undefined && (
          <span className="ss-letter" aria-hidden="true">
            {key.toUpperCase()}
          </span>
        )}
      </span>
    </>
  );
}

/** The rules refuse it, or a lesson is about something else. */
function whyNot({ refused, offer }: DeedItem): Reason | undefined {
  return refused ?? offer?.off;
}

function press(board: Board<Action>, { offer, onPress }: DeedItem): void {
  if (onPress !== undefined) return onPress();
  if (offer === undefined) return;
  // A chosen attack is made by a second press, as on the board.
  const chosen = board.chosen(offer.question)?.key === offer.key;
  if (chosen) board.confirm(offer.question);
  else board.dispatch({ did: 'pick', offer: offer.key });
}

/**
 * A key does what its deed does; of what is refused it tells the reason. Where several deeds share a letter, it goes from one to the next.
 */
function useDeedKeys(
  board: Board<Action>,
  items: readonly DeedItem[],
  room: ShipRoom,
  list: RefObject<HTMLUListElement | null>,
): void {
  useKeys(
    useMemo(() => {
      const keys = new Set(items.flatMap(({ key }) => key ?? []));
      const deeds = [...keys].map((key) => {
        const meant = items.filter((item) => item.key === key);
        const possible = meant.filter((item) => whyNot(item) === undefined);
        const [first] = possible;
        const deed = (): void => {
          if (possible.length > 1) focusNext(list.current, key);
          else if (first === undefined) board.dispatch({ did: 'say', words: reasonOf(meant) });
          else if (!room.isBusy(first.offer?.question)) press(board, first);
        };
        return [key, deed] as const;
      });
      return new Map(deeds);
    }, [items, room, board, list]),
  );
}

function reasonOf([first]: readonly DeedItem[]): string {
  return (first && whyNot(first)?.sentence) ?? '';
}

function focusNext(list: HTMLUListElement | null, key: string): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? [])];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  buttons[(at + 1) % buttons.length]?.focus();
}
