import { nameOf, type Seating } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { NAME_CHARACTERS } from '../host/own-name.ts';
import { SIGNS } from './icons.tsx';
import { Pick } from './pick.tsx';

import {
  beyondBase,
  inWords,
  KINDS,
  LEVELS,
  ofKind,
  otherCount,
  sharesScreen,
  type Wish,
  withCount,
  withWish,
} from './seat-wishes.ts';

interface Props {
  readonly wishes: readonly Wish[];
  readonly room: Seating;
  readonly onChange: (wishes: readonly Wish[]) => void;
}

export function SeatPicker({ wishes, room, onChange }: Props): ReactNode {
  const [fewer, more] = [otherCount(room, wishes.length, -1), otherCount(room, wishes.length, 1)];
  const sides = room.sides?.of?.(wishes.length);
  const change = (at: number, wish: Wish) => onChange(withWish(wishes, at, wish));
  return (
    <section className="lb-part" aria-labelledby="lb-seats">
      <div className="lb-part-head">
        <h3 id="lb-seats">Seats</h3>
        <div className="lb-count">
          <button
            type="button"
            className="btn icon"
            aria-label="Fewer seats"
            disabled={fewer === undefined}
            onClick={() => onChange(withCount(wishes, fewer ?? wishes.length))}
          >
            {SIGNS.minus}
          </button>
          <output aria-label="Seats">{wishes.length}</output>
          <button
            type="button"
            className="btn icon"
            aria-label="More seats"
            disabled={more === undefined}
            onClick={() => onChange(withCount(wishes, more ?? wishes.length))}
          >
            {SIGNS.plus}
          </button>
        </div>
      </div>
      <ol className="lb-seats">
        {wishes.map((wish, at) => {
          const side = room.sides?.names[sides?.[at] ?? -1];
          const label = [room.labels?.[at] ?? `Seat ${at + 1}`, ...(side === undefined ? [] : [side])].join(', ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={at}>
              <span className="lb-seat" aria-hidden="true">
                {room.labels?.[at] ?? at + 1}
              </span>
              {side !== undefined && <i className="tag">{side}</i>}
              <Pick
                legend={label}
                quiet
                value={wish.kind}
                choices={KINDS}
                onPick={(kind) => change(at, ofKind(kind))}
              />
              {wish.kind === 'me' && sharesScreen(wishes) ? (
                <input
                  className="lb-seat-name"
                  aria-label={`${label}: name`}
                  placeholder={nameOf(at)}
                  maxLength={NAME_CHARACTERS}
                  value={wish.name ?? ''}
                  onChange={({ target }) => change(at, { kind: 'me', name: target.value })}
                />
              ) : null}
              {wish.kind === 'bot' ? (
                <Pick
                  legend={`${label}: bot level`}
                  quiet
                  value={wish.level}
                  choices={LEVELS}
                  onPick={(level) => change(at, { kind: 'bot', level })}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="lb-help" aria-live="polite">
        {[beyondBase(room, wishes.length), inWords(wishes)].join(' ').trim()}
      </p>
    </section>
  );
}
