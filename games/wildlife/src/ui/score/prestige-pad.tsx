/** The score pad: four categories and the total. */
import { count, ordinal, type Seat, seatText, who } from '@shutterbox/kernel';
import { Avatar, Points, readerOf, ScorePad } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { AWARD_PLACES, animalOf, GENERALIST, ON_COVER } from '../../cards.ts';
import { COVER_PRESTIGE, scoreSheet } from '../../score.ts';
import { habitatName } from '../../text/words.ts';
import { NONE, type ScoreSheet, type View } from '../../types.ts';
import type { WildRoom } from '../kit.ts';

interface Row {
  readonly label: string;
  readonly note: string;
  readonly value: (sheet: ScoreSheet) => number;
  readonly detail: (view: View, seat: Seat, sheet: ScoreSheet) => string;
}

const ROWS: readonly Row[] = [
  {
    label: 'Photographs',
    note: 'prestige on each of them',
    value: ({ animals }) => animals,
    detail: ({ portfolios }, seat) => count(portfolios[seat]?.length ?? 0, 'photograph'),
  },
  { label: 'Awards', note: 'prestige of each award', value: ({ awards }) => awards, detail: awardDetail },
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
    note: 'symbols of your assignment',
    value: ({ feature }) => feature,
    detail: (_view, _seat, { symbols }) => count(symbols, 'symbol'),
  },
];

export function PrestigePad({ room }: { readonly room: WildRoom }): ReactNode {
  const { view, outcome } = room;
  const reader = readerOf(room);
  const sheets = view.portfolios.map((_, seat) => scoreSheet(view, seat));
  const rows = view.options.assignments ? [...ROWS, ...ASSIGNMENT_ROWS] : ROWS;
  const tied = new Set(sheets.map(({ total }) => total)).size < sheets.length;
  const place = (seat: Seat): string => {
    const tokens = tied && view.options.tokens ? `, ${count(view.tokens[seat] ?? 0, 'token')}` : '';
    return `${ordinal(outcome?.rank[seat] ?? 1)}${tokens}`;
  };
  return (
    <ScorePad
      seats={sheets.map(({ total }, seat) => ({
        badge: <Avatar seat={seat} name={room.sitters.find((sitter) => sitter.seat === seat)?.name ?? ''} />,
        name: seatText(who(seat), reader),
        total,
        place: place(seat),
        won: outcome?.rank[seat] === 1,
      }))}
      rows={rows.map(({ label, note, value, detail }) => ({
        label,
        note,
        cells: sheets.map((sheet, seat) => (
          <Points key={label} value={value(sheet)} detail={detail(view, seat, sheet)} />
        )),
      }))}
    />
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
