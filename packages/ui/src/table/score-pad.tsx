/** The score pad: a column a seat, a row for each thing that scores, and the total. */
import type { ReactNode } from 'react';

export interface PadSeat {
  /** Above the name. */
  readonly badge: ReactNode;
  readonly name: string;
  readonly total: number;
  /** "second, 3 tokens". */
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

export interface ScorePadProps {
  readonly seats: readonly PadSeat[];
  readonly rows: readonly PadRow[];
}

export function ScorePad({ seats, rows }: ScorePadProps): ReactNode {
  const columns = [...seats.entries()].map(([seat, each]) => ({ ...each, seat, className: each.won ? 'win' : '' }));
  return (
    <div className={`pad seats-${seats.length}`}>
      <table>
        <caption>Score pad</caption>
        <thead>
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
                <span>
                  {total}
                  {won && <Circled />}
                </span>
                <i>{place}</i>
                {why !== undefined && <i>{why}</i>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
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
