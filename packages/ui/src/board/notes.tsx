/** Beside its place: why not, what lies there, and what there is to choose from. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Anchor, Callout } from '../pieces/callout.tsx';
import type { Room } from '../room.ts';
import { ReasonWords } from '../table/reason-words.tsx';
import { offersAt } from './offers.ts';
import { amount } from './said.ts';
import type { BoardSpec, BoardState, Did, Place } from './types.ts';
import type { Board } from './use-board.ts';

interface BoardNoteProps<V, A, E> {
  readonly id: string;
  readonly room: Pick<Room<V, A, E>, 'settled' | 'openRule'>;
  readonly spec: Pick<BoardSpec<V, A>, 'name' | 'about'>;
  readonly state: Pick<BoardState, 'note'>;
  anchor(place: Place): Anchor | undefined;
  dispatch(did: Did): boolean;
}

export function BoardNote<V, A, E>({ id, room, spec, state, anchor, dispatch }: BoardNoteProps<V, A, E>): ReactNode {
  const { note } = state;
  const at = note && anchor(note.place);
  if (note === undefined || at === undefined) return null;
  const { place, full, reason, hover } = note;
  const name = spec.name(place, room.settled);
  const named = reason?.sentence.startsWith(name) === true;
  return (
    <Callout id={id} anchor={at} role="group" onClose={() => dispatch({ did: 'away' })}>
      <div className="board-note" data-full={full}>
        {/* Heard first, because it is what was asked for; seen last. */}
        {reason !== undefined && <ReasonWords reason={reason} openRule={room.openRule} />}
        {hover !== undefined && <span>{hover}</span>}
        {full && !named && (spec.about?.(place, room.settled, room.openRule) ?? <b>{name}</b>)}
      </div>
    </Callout>
  );
}

interface BoardMenuProps<A> {
  readonly id: string;
  readonly board: Board<A>;
  anchor(place: Place): Anchor | undefined;
}

/** The offers of a place, or the facings of what is laid there. */
export function BoardMenu<A>({ id, board, anchor }: BoardMenuProps<A>): ReactNode {
  const { offers, state, dispatch } = board;
  const place = state.menu ?? state.turning?.place;
  const at = place === undefined ? undefined : anchor(place);
  const menu = useRef<HTMLDivElement>(null);
  const opened = state.menu;
  useEffect(() => {
    if (opened !== undefined) menu.current?.querySelector('button')?.focus();
  }, [opened]);
  if (place === undefined || at === undefined) return null;
  return (
    <Callout id={id} anchor={at} role="group" onClose={() => dispatch({ did: 'back' })}>
      <div ref={menu} role="menu" tabIndex={-1} className="board-menu" onKeyDown={walk}>
        {offersAt(offers, place, state.hand).map(({ key, words, price, facing }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            className="btn"
            data-is={facing !== undefined && facing === state.turning?.facing ? 'chosen' : undefined}
            onClick={() => dispatch({ did: 'pick', offer: key })}
          >
            {words}
            {price !== undefined && <small> {amount(price)}</small>}
          </button>
        ))}
      </div>
    </Callout>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = document.activeElement instanceof HTMLButtonElement ? rows.indexOf(document.activeElement) : -1;
  rows.at((at + by) % rows.length)?.focus();
  event.preventDefault();
}
