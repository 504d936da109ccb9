/** A deed of the dock: what it is, what it costs, and its key; or why it cannot be done. */
import { type Reason, Refused } from '@shutterbox/ui';
import type { Board, Offer } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import type { ShipRoom } from '../kit.ts';
import { type DeedIcon, Glyph } from './icons.tsx';

export interface DeedItem {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: DeedIcon;
  readonly key?: string | undefined;
  /** What it costs, if no offer says so: "1D". */
  readonly price?: string | undefined;
  readonly look?: 'fire' | 'end' | undefined;
  /** Only where there is room for it; a phone has it in a list, where it is `narrow`. */
  readonly wide?: boolean | undefined;
  readonly narrow?: boolean | undefined;
  readonly offer?: Offer<Action> | undefined;
  readonly refused?: Reason | undefined;
  /** A switch: in or out. */
  readonly on?: boolean | undefined;
  /** Opens these. */
  readonly list?: readonly DeedItem[] | undefined;
  /** Instead of the offer. */
  onPress?: (() => void) | undefined;
  /** Before its offer is picked. */
  onPick?: (() => void) | undefined;
}

interface DeedProps {
  readonly room: ShipRoom;
  readonly board: Board<Action>;
  readonly item: DeedItem;
  /** Of a list. */
  readonly open?: boolean;
  onPress(): void;
}

export function Deed({ room, board, item, open, onPress }: DeedProps): ReactNode {
  const { key, list, look, offer, on } = item;
  const refused = whyNot(item);
  const doubted = offer !== undefined && board.state.doubted === offer.key;
  const className = ['ss-deed', look && `ss-${look}`, doubted && 'ss-doubted'].filter(Boolean).join(' ');
  const chosen = offer !== undefined && board.chooses(offer) ? board.chosen(offer.question)?.key === offer.key : on;
  if (refused !== undefined)
    return (
      <Refused className="ss-deed ss-not" reason={refused} openRule={room.openRule}>
        <DeedFace item={item} />
      </Refused>
    );
  const point = (row: string | undefined) => () => void board.dispatch({ did: 'point', row });
  return (
    <button
      type="button"
      className={className}
      aria-pressed={chosen}
      aria-expanded={list === undefined ? undefined : open === true}
      aria-keyshortcuts={key}
      data-deed={item.id}
      data-offer={offer?.key}
      data-asks={offer?.doubt === undefined ? undefined : ''}
      disabled={room.isBusy(offer?.question)}
      onClick={onPress}
      onPointerEnter={point(offer?.key)}
      onPointerLeave={point(undefined)}
      // Focus that came from a press must not hide the price of what is pointed at.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(offer?.key)()}
      onBlur={point(undefined)}
    >
      <DeedFace item={doubted ? { ...item, label: 'Press again' } : item} />
    </button>
  );
}

/** Letters of a label that leaves its detail three lines, and of one that leaves a small dock's one. */
const [SHORT, LONG] = [8, 14];

function DeedFace({ item }: { readonly item: DeedItem }): ReactNode {
  const { label, detail, icon, key, list, offer, price } = item;
  const cost = price ?? offer?.price?.n;
  return (
    <>
      <Glyph icon={icon} />
      <span className="ss-deed-words">
        <b>{label}</b>
        {/* On a phone there is no detail, and no pause for it. */}
        <small className={label.length > LONG ? 'ss-one' : label.length > SHORT ? undefined : 'ss-three'}>
          <span className="unseen">, </span>
          {detail.replace(/\.$/, '')}
        </small>
      </span>
      <span className="ss-deed-price">
        {cost !== undefined && (
          <span>
            <span className="unseen">, </span>
            {cost}
            <span className="ss-deed-ap"> AP</span>
          </span>
        )}
        {list !== undefined && item.refused === undefined && <span aria-hidden="true">▸</span>}
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
export function whyNot({ refused, offer }: DeedItem): Reason | undefined {
  return refused ?? offer?.off;
}

export function press(board: Board<Action>, { offer, onPick, onPress }: DeedItem): void {
  if (onPress !== undefined) return onPress();
  if (offer === undefined) return;
  // A chosen attack is made by a second press, as on the board.
  const chosen = board.chosen(offer.question)?.key === offer.key;
  if (chosen) return board.confirm(offer.question);
  onPick?.();
  board.dispatch({ did: 'pick', offer: offer.key });
}
