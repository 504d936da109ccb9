/** The score pad: a column for each seat, a row for each thing that scores, and the total; seats of a side stand together. */
import type { Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';

export interface PadSeat {
  /** Above the name. */
  readonly badge: ReactNode;
  readonly name: string;
  readonly total: number;
  /** "second, 3 tokens"; '' where the side has it. */
  readonly place: string;
  /** Why so, where it takes a line of its own. */
  readonly why?: string | undefined;
  readonly won: boolean;
}

export interface PadRow {
  readonly label: string;
  readonly note?: string | undefined;
  /** In the order of the seats. */
  readonly cells: readonly ReactNode[];
}

/** Seats that win and lose together. */
export interface PadSide {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly total: number;
  readonly place: string;
  readonly won: boolean;
}

export interface ScorePadProps {
  readonly seats: readonly PadSeat[];
  readonly rows: readonly PadRow[];
  /** Each seat on one of them: its columns stand side by side under its name, and what counts is the total of the side. */
  readonly sides?: readonly PadSide[];
}

interface Column extends PadSeat {
  readonly seat: Seat;
  readonly className: string;
}

export function ScorePad({ seats, rows, sides = [] }: ScorePadProps): ReactNode {
  const columns = columnsOf(seats, sides);
  return (
    <div className={`pad seats-${seats.length}`}>
      <table>
        <caption>Score pad</caption>
        <thead>
          {sides.length > 0 && (
            <tr className="sides">
              <td />
              {sides.map(({ name, seats: { length }, won }) => (
                <th key={name} scope="colgroup" colSpan={length} className={won ? 'win' : ''}>
                  {name}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <td />
            {columns.map(({ seat, className, badge, name }) => (
              <th key={seat} scope="col" className={className}>
                {badge}
                <b>{name}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, cells }) => (
            <tr key={label}>
              <th scope="row">
                <b>{label}</b>
                {note !== undefined && <i>{note}</i>}
              </th>
              {columns.map(({ seat, className }) => (
                <td key={seat} className={className}>
                  {cells[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {columns.map(({ seat, className, total, won, place, why }) => (
              <td key={seat} className={className}>
                <Total total={total} circled={won && sides.length === 0} place={place} />
                {why !== undefined && <i>{why}</i>}
              </td>
            ))}
          </tr>
          {sides.length > 0 && (
            <tr className="sides">
              <th scope="row">Side</th>
              {sides.map(({ name, seats: { length }, total, place, won }) => (
                <td key={name} colSpan={length} className={won ? 'win' : ''}>
                  <Total total={total} circled={won} place={place} />
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

/** In the order of the sides; without any, in that of the seats. */
function columnsOf(seats: readonly PadSeat[], sides: readonly PadSide[]): readonly Column[] {
  const order = sides.length === 0 ? [...seats.keys()] : sides.flatMap((side) => side.seats);
  return order.flatMap((seat) => {
    const each = seats[seat];
    return each === undefined ? [] : [{ ...each, seat, className: each.won ? 'win' : '' }];
  });
}

interface TotalProps extends Pick<PadSeat, 'total' | 'place'> {
  readonly circled: boolean;
}

function Total({ total, circled, place }: TotalProps): ReactNode {
  return (
    <>
      <span>
        {total}
        {circled && <Circled />}
      </span>
      {place !== '' && <i>{place}</i>}
    </>
  );
}

/** A figure, and what it is made of. */
export function Points({ value, detail }: { readonly value: number; readonly detail: string }): ReactNode {
  return (
    <>
      {value}
      <i>{detail}</i>
    </>
  );
}

/** A red pencil round the winning total. */
function Circled(): ReactNode {
  return (
    <svg viewBox="0 0 84 52" aria-hidden="true">
      <path
        d="M44 4C22 2 4 12 4 27s18 22 40 21 37-10 36-23S62 4 38 5c-6 .4-10 1.5-13 3"
        fill="none"
        stroke="var(--pad-pencil, var(--accent))"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
