/** The score pad: what the photos score, the travel tokens, and the total. */
import type { Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { EXCLUSIVE_POINTS, pointsOfOneAnimal, RESEARCHER_SIZE, scoreSheet, TOURIST_POINTS } from '../../score.ts';
import { animalName, capital, count, list, terrainName } from '../../text/words.ts';
import { ANIMALS, type ScoreSheet, type View } from '../../types.ts';
import { Jeep } from '../jeep.tsx';
import type { SafariRoom } from '../kit.ts';
import { Print } from '../print.tsx';
import { nameOf } from '../words.ts';
import { placeNote } from './score-words.ts';

interface Row {
  readonly label: string;
  readonly note: string;
  readonly value: (sheet: ScoreSheet) => number;
  readonly detail: (sheet: ScoreSheet) => string;
  readonly shown?: (view: View) => boolean;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

const ROWS: readonly Row[] = [
  {
    label: 'Tourist sets',
    note: `four animals, ${TOURIST_POINTS} each`,
    value: ({ partition }) => TOURIST_POINTS * partition.tourist,
    detail: ({ partition }) => (partition.tourist === 0 ? 'none' : count(partition.tourist, 'set')),
  },
  {
    label: 'Researcher sets',
    note: 'three alike 5, each more 3',
    value: ({ partition }) => researchersOf(partition.left).reduce((sum, [, n]) => sum + pointsOfOneAnimal(n), 0),
    detail: ({ partition }) =>
      list(researchersOf(partition.left).map(([animal, n]) => `${n} ${animalName(animal)}s`)) || 'none',
  },
  {
    label: 'Single photos',
    note: '1 each',
    value: ({ partition }) => singlesOf(partition.left),
    detail: ({ partition }) => count(singlesOf(partition.left), 'photo'),
  },
  {
    label: 'Travel tokens',
    note: '1 for each tile',
    value: ({ travel }) => travel,
    detail: ({ travel }) => count(travel, 'tile'),
  },
  {
    label: 'Exclusive Coverage',
    note: `${EXCLUSIVE_POINTS} for a whole terrain`,
    value: ({ exclusive }) => EXCLUSIVE_POINTS * exclusive.length,
    detail: ({ exclusive }) => list(exclusive.map(terrainName)) || 'none',
    shown: ({ options }) => options.exclusiveCoverage,
  },
];

function researchersOf(left: readonly number[]): readonly (readonly [animal: number, photos: number])[] {
  return left.flatMap((n, animal) => (n < RESEARCHER_SIZE ? [] : [[animal, n] as const]));
}

function singlesOf(left: readonly number[]): number {
  return left.reduce((sum, n) => sum + (n < RESEARCHER_SIZE ? n : 0), 0);
}

export function ScorePad({ room }: { readonly room: SafariRoom }): ReactNode {
  const { view, outcome } = room;
  const seats = view.turns.map((_, seat) => seat);
  const sheets = seats.map((seat) => scoreSheet(view, seat));
  const win = (seat: Seat): string => (outcome?.rank[seat] === 1 ? 'win' : '');
  return (
    <div className={`da-pad seats-${seats.length}`}>
      <table>
        <caption>Score pad</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={win(seat)}>
                <Jeep seat={seat} />
                <b>{capital(nameOf(room, seat))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="da-pad-photos">
            <th scope="row">
              <b>Photos</b>
              {view.options.wetlands && <i>with gifts of the wetlands</i>}
            </th>
            {sheets.map((sheet, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its seat.
              <td key={seat} className={win(seat)}>
                <Photos sheet={sheet} />
              </td>
            ))}
          </tr>
          {ROWS.filter(({ shown }) => shown?.(view) !== false).map(({ label, note, value, detail }) => (
            <tr key={label}>
              <th scope="row">
                <b>{label}</b>
                <i>{note}</i>
              </th>
              {sheets.map((sheet, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its seat.
                <td key={seat} className={win(seat)}>
                  {value(sheet)}
                  <i>{detail(sheet)}</i>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {sheets.map(({ total }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its seat.
              <td key={seat} className={win(seat)}>
                <span>
                  {total}
                  {win(seat) !== '' && <Circled />}
                </span>
                <i>{ORDINALS[(outcome?.rank[seat] ?? 1) - 1]}</i>
                <PlaceNote words={placeNote(outcome, seat)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function PlaceNote({ words }: { readonly words: string }): ReactNode {
  return words === '' ? null : <i className="da-pad-tie">{words}</i>;
}

function Photos({ sheet: { photos, gifts } }: { readonly sheet: ScoreSheet }): ReactNode {
  return (
    <>
      <span className="da-pad-prints">
        {ANIMALS.map((name, animal) => (
          <span key={name} className={photos[animal] === 0 ? 'none' : ''}>
            <Print animal={animal} />
            <b aria-hidden="true">{photos[animal]}</b>
            <span className="unseen">{count(photos[animal] ?? 0, name)} </span>
          </span>
        ))}
      </span>
      {gifts > 0 && <i>{count(gifts, 'gift')} of the wetlands</i>}
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
        stroke="var(--da-red)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
