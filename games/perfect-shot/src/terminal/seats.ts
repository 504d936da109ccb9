/** What each player has, and the score, in lines. */
import { count, type Line, type Seat, type Span, seatCell, seatText, who } from '@shutterbox/kernel';
import { albumOf, bonusOf } from '../albums.ts';
import { looseOf } from '../layout.ts';
import { POINTS_A_HIT, sheetsOf } from '../score.ts';
import { callsLeft } from '../table.ts';
import { conditionText, photoName, photosText } from '../text/words.ts';
import { total } from '../tiles.ts';
import type { AlbumId, Layout, Photos, Row, ScoreSheet, View } from '../types.ts';

const TITLE_WIDTH = 16;
const CELL_WIDTH = 10;

/** The player, then a line for each album, then the loose tiles. */
export function seatLines(view: View, seat: Seat, names?: readonly string[]): Line[] {
  const albums = view.albums[seat] as readonly AlbumId[];
  const layout = view.layouts[seat] as Layout;
  const loose = looseOf(view.photos[seat] as Photos, layout);
  return [
    headLine(view, seat, names),
    ...albums.map((album, place) => albumLine(album, layout[place] as Row)),
    ...(total(loose) === 0 ? [] : [[{ text: '    loose: ', tone: 'dim' as const }, { text: photosText(loose) }]]),
  ];
}

function headLine(view: View, seat: Seat, names: readonly string[] = []): Line {
  const asked =
    view.phase === 'turns' ? seat === view.turn : view.phase === 'confirm' && view.confirmed[seat] === 'none';
  const [hits, misses] = [view.hits[seat] as number, view.misses[seat] as number];
  const facts = [
    count(total(view.photos[seat] as Photos), 'photo'),
    ...(hits > 0 ? [count(hits, 'perfect shot')] : []),
    ...(misses > 0 ? [count(misses, 'missed call')] : []),
    ...(view.phase === 'turns' ? [`${count(callsLeft(view, seat), 'call')} left`] : []),
    ...(seat === view.first ? ['started'] : []),
    ...(view.phase === 'confirm' && !asked ? ['confirmed'] : []),
  ];
  const name: Span = {
    text: `${asked ? '>' : ' '} ${seatText(who(seat), { observer: view.observer, names })}`,
    tone: asked ? 'cyan' : 'bold',
  };
  return [name, { text: `  ${facts.join(' · ')}` }];
}

/** "    Twins 1/2, all of one species, +1: tiger". */
function albumLine(album: AlbumId, row: Row): Line {
  const { name, slots, condition, bonus } = albumOf(album);
  const met = bonusOf(albumOf(album), row) > 0;
  return [
    { text: `    ${name} ${row.length}/${slots}`, ...(met ? { tone: 'green' as const } : {}) },
    { text: `, ${conditionText(condition)}, +${bonus}`, tone: met ? 'green' : 'dim' },
    { text: row.length === 0 ? '' : `: ${row.map(photoName).join(', ')}` },
  ];
}

/** One column per player, narrow enough for four players in a narrow window. */
export function scorePad(view: View, names: readonly string[] = []): Line[] {
  const sheets = sheetsOf(view);
  const rows: readonly (readonly [string, (sheet: ScoreSheet) => number])[] = [
    ['in albums', ({ placed }) => placed],
    ['album bonuses', ({ bonuses }) => bonuses.reduce((sum, bonus) => sum + bonus, 0)],
    ['perfect shots', ({ hits }) => POINTS_A_HIT * hits],
    ['complete yetis', ({ yetis }) => yetis],
    ['total', (sheet) => sheet.total],
    ['(yeti tiles)', ({ yetiTiles }) => yetiTiles],
  ];
  const line = (title: string, cells: readonly string[]) =>
    `${title.padEnd(TITLE_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;
  const heads = sheets.map((_, seat) => seatCell(seat, { observer: view.observer, names }, CELL_WIDTH));
  return [
    [],
    [{ text: line('', heads), tone: 'dim' }],
    ...rows.map(
      ([title, points]): Line => [
        {
          text: line(
            title,
            sheets.map((sheet) => String(points(sheet))),
          ),
        },
      ],
    ),
  ];
}
