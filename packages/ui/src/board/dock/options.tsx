/** Rows to choose from. They are one stop for Tab; the arrow keys lead from row to row. */
import { type ReactNode, useEffect, useRef } from 'react';
import { moreBelow } from '../../table/more-below.ts';
import { isChosen } from '../offers.ts';
import { useBoardStore } from '../scope.tsx';
import type { Offer } from '../types.ts';
import type { Board } from '../use-board.ts';
import { type DockRoom, pointing } from './choice.tsx';
import { useRows } from './rows.ts';

export interface Option {
  readonly key: string;
  readonly face: ReactNode;
  /** If there is more to say than the row shows. */
  readonly heard?: string | undefined;
  readonly look?: string | undefined;
  /** If left out, a press does it; it is never in or out. */
  readonly chosen?: boolean | undefined;
  onChoose(): void;
}

/** Between the rows: a heading, or that there are none. */
export interface Between {
  readonly key: string;
  readonly text: ReactNode;
  readonly look?: string | undefined;
}

interface OptionsProps {
  readonly room: DockRoom;
  readonly label: string;
  readonly look?: string | undefined;
  readonly options: readonly (Option | Between)[];
}

export function Options({ room, label, look, options }: OptionsProps): ReactNode {
  const rows = options.filter((each): each is Option => 'face' in each);
  const { stop, list } = useRows(
    rows.map(({ key }) => key),
    rows.find(({ chosen }) => chosen)?.key,
  );
  return (
    <ul
      className={look === undefined ? 'dock-options' : `dock-options ${look}`}
      ref={moreBelow}
      aria-label={label}
      {...list}
    >
      {options.map((each) =>
        'face' in each ? (
          <li key={each.key}>
            <OptionRow option={each} busy={room.isBusy()} stop={each.key === stop} />
          </li>
        ) : (
          <li key={each.key} className={each.look}>
            {each.text}
          </li>
        ),
      )}
    </ul>
  );
}

interface OptionRowProps {
  readonly option: Option;
  readonly busy: boolean;
  /** Tab leads to it. */
  readonly stop: boolean;
}

function OptionRow({ option, busy, stop }: OptionRowProps): ReactNode {
  const { key, face, heard, look, chosen, onChoose } = option;
  const { dispatch } = useBoardStore();
  const row = useRef<HTMLButtonElement>(null);
  // If it is chosen on the board, it must be visible in the list, too.
  useEffect(() => {
    if (chosen === true) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <button
      ref={row}
      type="button"
      className={look === undefined ? 'dock-row' : `dock-row ${look}`}
      data-row={key}
      aria-label={heard}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
      disabled={busy}
      onClick={onChoose}
      {...pointing(dispatch, key)}
    >
      {face}
    </button>
  );
}

/** A row that chooses an offer, or drops it again. */
export function optionOf<A>(
  board: Board<A>,
  offer: Offer<A>,
  shown: Omit<Option, 'key' | 'chosen' | 'onChoose'>,
): Option {
  return {
    ...shown,
    key: offer.key,
    chosen: isChosen(board.state, offer),
    onChoose: () => void board.dispatch({ did: 'toggle', offer: offer.key }),
  };
}
