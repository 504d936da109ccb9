/** The score pad: four categories and the total. */
import type { Seat } from '@shutterbox/kernel';
import { Avatar } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { AWARD_PLACES, animalOf, GENERALIST, ON_COVER } from '../../cards.ts';
import { COVER_PRESTIGE, scoreSheet } from '../../score.ts';
import { capital, count, habitatName, ORDINALS } from '../../text/words.ts';
import { NONE, type ScoreSheet, type View } from '../../types.ts';
import type { WildRoom } from '../kit.ts';
import { nameOf } from '../words.ts';

interface Row {
  readonly label: string;
  readonly note: string;
  readonly value: (sheet: ScoreSheet) => number;
  readonly detail: (view: View, seat: Seat, sheet: ScoreSheet) => string;
}

const ROWS: readonly Row[] = [
  {
    label: 'Animal cards',
    note: 'prestige on each print',
    value: ({ animals }) => animals,
    detail: ({ portfolios }, seat) => count(portfolios[seat]?.length ?? 0, 'photo'),
  },
  { label: 'Awards', note: 'ribbons won', value: ({ awards }) => awards, detail: awardDetail },
];

const ASSIGNMENT_ROWS: readonly Row[] = [
  {
    label: 'Cover photo',
    note: `${COVER_PRESTIGE} for either animal`,
    value: ({ cover }) => cover,
    detail: coverDetail,
  },
  {
    label: 'Feature article',
    note: 'symbols on your chart',
    value: ({ feature }) => feature,
    detail: (_view, _seat, { symbols }) => count(symbols, 'symbol'),
  },
];

export function ScorePad({ room }: { readonly room: WildRoom }): ReactNode {
  const { view, outcome } = room;
  const seats = view.portfolios.map((_, seat) => seat);
  const sheets = seats.map((seat) => scoreSheet(view, seat));
  const win = (seat: Seat): string => (outcome?.rank[seat] === 1 ? 'win' : '');
  const rows = view.options.assignments ? [...ROWS, ...ASSIGNMENT_ROWS] : ROWS;
  const tied = new Set(sheets.map(({ total }) => total)).size < seats.length;
  return (
    <div className={`wl-pad seats-${seats.length}`}>
      <table>
        <caption>Score pad</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={win(seat)}>
                <Avatar seat={seat} name={room.sitters.find((sitter) => sitter.seat === seat)?.name ?? ''} />
                <b>{capital(nameOf(room, seat))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, value, detail }) => (
            <tr key={label}>
              <th scope="row">
                <b>{label}</b>
                <i>{note}</i>
              </th>
              {[...sheets.entries()].map(([seat, sheet]) => (
                <td key={seat} className={win(seat)}>
                  {value(sheet)}
                  <i>{detail(view, seat, sheet)}</i>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {[...sheets.entries()].map(([seat, { total }]) => (
              <td key={seat} className={win(seat)}>
                <span>
                  {total}
                  {win(seat) !== '' && <Circled />}
                </span>
                <i>
                  {ORDINALS[(outcome?.rank[seat] ?? 1) - 1]}
                  {tied && view.options.tokens ? `, ${count(view.tokens[seat] ?? 0, 'token')}` : ''}
                </i>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function awardDetail({ awards }: View, seat: Seat): string {
  const names = (awards[seat] ?? []).map((award) => {
    const category = Math.floor(award / AWARD_PLACES);
    return category === GENERALIST ? 'Generalist' : habitatName(category);
  });
  return names.length === 0 ? 'none' : [...new Set(names)].join(', ');
}

function coverDetail({ assignments, portfolios }: View, seat: Seat): string {
  const cover = ON_COVER[assignments[seat] ?? NONE] ?? [];
  const card = (portfolios[seat] ?? []).find((photo) => cover[photo] === true);
  return card === undefined ? 'missed' : animalOf(card).name;
}

/** A red pencil round the winning total. */
function Circled(): ReactNode {
  return (
    <svg viewBox="0 0 84 52" aria-hidden="true">
      <path
        d="M44 4C22 2 4 12 4 27s18 22 40 21 37-10 36-23S62 4 38 5c-6 .4-10 1.5-13 3"
        fill="none"
        stroke="var(--ribbon)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
