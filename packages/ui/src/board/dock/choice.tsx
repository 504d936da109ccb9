/** A button of the dock. A disabled one says why, and by which rule. */
import { type ReactNode, useId } from 'react';
import { useSelected } from '../../pieces/signal.ts';
import type { OwnQuestion, Reason } from '../../room.ts';
import { Refused } from '../../table/refused.tsx';
import { useBoardStore } from '../scope.tsx';
import type { Did, Offer, Place } from '../types.ts';
import { heardAs } from './heard.ts';

/** What the parts of the dock need of a room. */
export interface DockRoom {
  isBusy(question?: OwnQuestion<unknown>): boolean;
  openRule(rule: string): void;
}

export interface ChoiceProps {
  readonly room: DockRoom;
  readonly label: string;
  /** What it does, for screen readers: after the label, or with the label in it. Left out where that says it all. */
  readonly words?: string | undefined;
  /** A few words below the label: what it stakes. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly primary?: boolean;
  /** Always available, but rarely the best choice. */
  readonly quiet?: boolean;
  readonly refused?: Reason | undefined;
  /** There is nothing to confirm yet. */
  readonly idle?: boolean;
  /** Picked by a press, and marked on the board while it is pointed at. */
  readonly offer?: Offer<unknown> | undefined;
  /** The place of the board that it is about, where it has no offer. */
  readonly place?: Place | undefined;
  /** Instead of picking the offer. */
  onChoose?: (() => void) | undefined;
}

export function Choice(props: ChoiceProps): ReactNode {
  const {
    room,
    label,
    words,
    detail,
    icon,
    primary = false,
    quiet = false,
    idle = false,
    offer,
    place,
    onChoose,
  } = props;
  const refused = props.refused ?? offer?.off;
  const { dispatch, state } = useBoardStore();
  const id = useId();
  const hot = useSelected(state, ({ aim }) => aim !== undefined && (aim === place || offer?.at.includes(aim) === true));
  if (refused !== undefined) {
    return (
      <Refused reason={refused} openRule={room.openRule}>
        {icon}
        {label}
      </Refused>
    );
  }
  const pick = (): unknown => offer !== undefined && dispatch({ did: 'pick', offer: offer.key });
  return (
    <button
      type="button"
      className={`btn${primary ? ' primary' : ''}${quiet ? ' quiet' : ''}${hot ? ' hot' : ''}`}
      aria-label={words === undefined ? undefined : heardAs(label, words)}
      aria-describedby={words === undefined || detail === undefined ? undefined : id}
      data-offer={offer?.key}
      disabled={room.isBusy(offer?.question) || idle}
      onClick={onChoose ?? pick}
      {...pointing(dispatch, offer?.key, place)}
    >
      {icon}
      <Two label={label} detail={detail} describes={words === undefined ? undefined : id} />
    </button>
  );
}

interface TwoProps extends Pick<ChoiceProps, 'label' | 'detail'> {
  /** The id by which the second line describes a button that has a name of its own: it is not part of the name then. */
  readonly describes?: string | undefined;
}

/** Two lines, which are heard apart. */
export function Two({ label, detail, describes }: TwoProps): ReactNode {
  if (detail === undefined) return label;
  return (
    <span className="dock-two">
      {label}
      {describes === undefined && <span className="unseen">, </span>}
      <small id={describes} aria-hidden={describes === undefined ? undefined : true}>
        {detail}
      </small>
    </span>
  );
}

interface Pointing {
  onPointerEnter?(): void;
  onPointerLeave?(): void;
  onFocus?(): void;
  onBlur?(): void;
}

/** What is pointed at in the dock is marked on the board. */
export function pointing(
  dispatch: (did: Did) => boolean,
  row: string | undefined,
  place: Place | undefined = undefined,
): Pointing {
  if (row === undefined && place === undefined) return {};
  const point = (on: boolean) => (): void => {
    if (place !== undefined) dispatch({ did: 'aim', place: on ? place : undefined });
    if (row !== undefined) dispatch({ did: 'point', row: on ? row : undefined });
  };
  return { onPointerEnter: point(true), onPointerLeave: point(false), onFocus: point(true), onBlur: point(false) };
}
