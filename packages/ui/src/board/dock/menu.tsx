/** Actions with their prices and keys; impossible ones are listed too, and say why. */
import { type ReactNode, useMemo } from 'react';
import type { Reason } from '../../room.ts';
import { moreBelow } from '../../table/more-below.ts';
import { Refused } from '../../table/refused.tsx';
import { isChosen } from '../offers.ts';
import { amount } from '../said.ts';
import type { Offer } from '../types.ts';
import type { Board } from '../use-board.ts';
import { type DockRoom, pointing, Two } from './choice.tsx';
import { useRows } from './rows.ts';
import { useKeys } from './use-keys.ts';

/** `key` is one that the game has registered. */
export type MenuItem<A> = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly key?: string | undefined;
} & ({ readonly offer: Offer<A> } | { readonly refused: Reason });

interface MenuProps<A> {
  readonly room: DockRoom;
  readonly board: Board<A>;
  readonly label: string;
  readonly items: readonly MenuItem<A>[];
}

export function Menu<A>({ room, board, label, items }: MenuProps<A>): ReactNode {
  const { state, offers } = board;
  const chosen = items.find((item) => 'offer' in item && isChosen(state, item.offer));
  const { stop, list } = useRows(items.map(rowOf), chosen && rowOf(chosen));
  useMenuKeys(board, items, room);
  const doubt = offers.find(({ key }) => key === state.doubted)?.doubt;
  return (
    <>
      <ul className="dock-options dock-menu" ref={moreBelow} aria-label={label} {...list}>
        {items.map((item) => (
          <li key={rowOf(item)}>
            <MenuRow item={item} room={room} board={board} stop={rowOf(item) === stop} />
          </li>
        ))}
      </ul>
      <p className="dock-doubt" role="status">
        {doubt}
      </p>
    </>
  );
}

interface MenuRowProps<A> extends Pick<MenuProps<A>, 'room' | 'board'> {
  readonly item: MenuItem<A>;
  readonly stop: boolean;
}

function MenuRow<A>({ item, room, board, stop }: MenuRowProps<A>): ReactNode {
  const { label, detail, icon, key } = item;
  const row = { 'data-row': rowOf(item), tabIndex: stop ? 0 : -1 };
  const face = (
    <>
      {icon}
      <Two label={label} detail={detail} />
    </>
  );
  if ('refused' in item)
    return (
      <Refused className="dock-row" reason={item.refused} openRule={room.openRule} row={row}>
        {face}
      </Refused>
    );
  const { offer } = item;
  return (
    <button
      type="button"
      className="dock-row"
      {...row}
      aria-pressed={board.chooses(offer) ? isChosen(board.state, offer) : undefined}
      aria-keyshortcuts={key}
      disabled={room.isBusy(offer.question)}
      onClick={() => board.dispatch({ did: 'toggle', offer: offer.key })}
      {...pointing(board.dispatch, offer.key)}
    >
      {face}
      {offer.price !== undefined && <Price {...offer.price} />}
      {key !== undefined && (
        <span className="dock-key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

function Price(price: NonNullable<Offer<unknown>['price']>): ReactNode {
  return (
    <span className="dock-price">
      <span className="unseen">, </span>
      {amount(price)}
    </span>
  );
}

function rowOf<A>(item: MenuItem<A>): string {
  return 'offer' in item ? item.offer.key : item.label;
}

/** A key does what its row does; if that is refused, it shows the reason. */
function useMenuKeys<A>({ dispatch }: Board<A>, items: readonly MenuItem<A>[], room: DockRoom): void {
  useKeys(
    useMemo(() => {
      const deeds = items.flatMap((item) => {
        if (item.key === undefined) return [];
        const did =
          'offer' in item
            ? ({ did: 'toggle', offer: item.offer.key } as const)
            : ({ did: 'say', words: item.refused.sentence } as const);
        const busy = 'offer' in item && room.isBusy(item.offer.question);
        return [[item.key, () => void (busy || dispatch(did))] as const];
      });
      return new Map(deeds);
    }, [items, room, dispatch]),
  );
}
