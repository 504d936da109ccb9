/** The table in the terminal. */
import { count, type Line, list, type Reader, type Seat, seatCell, type TerminalBoard } from '@shutterbox/kernel';
import { boardOf } from './board.ts';
import { MOST_ROLLS } from './dice.ts';
import { EXCLUSIVE_POINTS, pointsOfOneAnimal, scoreSheet, TOURIST_POINTS } from './score.ts';
import { unclaimed } from './table.ts';
import { mapLines, terrainTone } from './terminal/map.ts';
import { animalName, terrainName } from './text/words.ts';
import { ANIMALS, type Collection, type ScoreSheet, type View } from './types.ts';

const NAME_WIDTH = 10;
const TITLE_WIDTH = 14;
const CELL_WIDTH = 10;

export const board: TerminalBoard<View> = (view, columns, names = []) => {
  const reader: Reader = { observer: view.observer, names };
  return [
    [{ text: heading(view), tone: 'bold' }],
    [],
    ...mapLines(view, columns),
    [],
    ...(view.over ? [] : [diceLine(view)]),
    ...view.turns.map((_, seat) => seatLine(view, seat, reader)),
    ...(view.over ? scorePad(view, reader) : []),
  ];
};

function heading(view: View): string {
  const { name, tiles } = boardOf(view);
  const free = unclaimed(view);
  const claimed = free === 0 ? 'all tiles claimed' : `${free} of ${tiles.length} tiles free`;
  return `${name} · ${claimed}${view.over ? ' · the game is over' : ''}`;
}

function diceLine(view: View): Line {
  const bonus = view.bonus === 0 ? 'no bonus' : `bonus ${view.bonus}`;
  return [
    { text: 'Dice  ', tone: 'bold' },
    ...view.dice.flatMap(
      (terrain, die): Line => [
        { text: `${die + 1} `, tone: 'dim' },
        { text: `${terrainName(terrain)}  `, tone: terrainTone(terrain) },
      ],
    ),
    { text: `${bonus} · roll ${view.rolls} of ${MOST_ROLLS}` },
  ];
}

function seatLine(view: View, seat: Seat, reader: Reader): Line {
  const turn = seat === view.turn && !view.over;
  const tiles = view.owners.filter((owner) => owner === seat).length;
  const words = [
    `[${seat + 1}]`,
    count(tiles, 'tile'),
    photosText(view, seat),
    count(view.turns[seat] ?? 0, 'turn'),
    ...(seat === view.first ? ['started'] : []),
  ];
  return [
    {
      text: `${turn ? '>' : ' '} ${seatCell(seat, reader, NAME_WIDTH).padEnd(NAME_WIDTH)}`,
      tone: turn ? 'cyan' : 'bold',
    },
    { text: words.join(' · ') },
  ];
}

/** DA-8.8: other players' photos are covered until the scoring, unless collections are open. */
function photosText(view: View, seat: Seat): string {
  const photos = view.collections[seat] ?? null;
  const open = view.over || view.options.openCollections || seat === view.observer;
  const total = count(view.photoCounts[seat] ?? 0, 'photo');
  return photos === null || !open || view.photoCounts[seat] === 0 ? total : `${total} (${animalsText(photos)})`;
}

function animalsText(photos: Collection): string {
  return list(photos.flatMap((n, animal) => (n === 0 ? [] : [count(n, animalName(animal))])));
}

/** One category per line and one column per player, so that four players fit into a narrow window. */
function scorePad(view: View, reader: Reader): Line[] {
  const sheets = view.turns.map((_, seat) => scoreSheet(view, seat));
  const rows: readonly (readonly [string, (sheet: ScoreSheet) => number])[] = [
    ['tourist sets', ({ partition }) => TOURIST_POINTS * partition.tourist],
    ...ANIMALS.map((animal, i) => [`${animal}s`, (sheet: ScoreSheet) => leftPoints(sheet, i)] as const),
    ['tiles', ({ travel }) => travel],
    ...(view.options.exclusiveCoverage
      ? [['coverage', ({ exclusive }: ScoreSheet) => EXCLUSIVE_POINTS * exclusive.length] as const]
      : []),
    ['total', ({ total }) => total],
  ];
  const line = (title: string, cells: readonly string[]) =>
    `  ${title.padEnd(TITLE_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;
  const names = line(
    '',
    sheets.map((_, seat) => seatCell(seat, reader, CELL_WIDTH)),
  );
  return [
    [],
    [{ text: names, tone: 'dim' }],
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

/** Researcher sets and single photos of one animal. */
function leftPoints({ partition }: ScoreSheet, animal: number): number {
  return pointsOfOneAnimal(partition.left[animal] ?? 0);
}
