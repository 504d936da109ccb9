/** The score pad: what the photos score, the tiles, and the total. */
import { count, list, ordinal, seatText, who } from '@shutterbox/kernel';
import { Points, readerOf, ScorePad } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { EXCLUSIVE_POINTS, pointsOfOneAnimal, RESEARCHER_SIZE, scoreSheet, TOURIST_POINTS } from '../../score.ts';
import { animalName, terrainName } from '../../text/words.ts';
import { ANIMALS, type Event, type ScoreSheet, type View } from '../../types.ts';
import { Jeep } from '../jeep.tsx';
import type { SafariRoom } from '../kit.ts';
import { Print } from '../print.tsx';
import { collectedBy } from './last-move.ts';
import { placeNote } from './score-words.ts';

interface Row {
  readonly label: string;
  readonly note: string;
  readonly value: (sheet: ScoreSheet) => number;
  readonly detail: (sheet: ScoreSheet) => string;
  readonly shown?: (view: View) => boolean;
}

const ROWS: readonly Row[] = [
  {
    label: 'Tourist sets',
    note: `${TOURIST_POINTS} for all four animals`,
    value: ({ partition }) => TOURIST_POINTS * partition.tourist,
    detail: ({ partition }) => (partition.tourist === 0 ? 'none' : count(partition.tourist, 'set')),
  },
  {
    label: 'Researcher sets',
    note: '5 for three of one animal, +3 for each extra',
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
    label: 'Tiles',
    note: '1 each',
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

interface PadProps {
  readonly room: SafariRoom;
  /** Of the whole match; none until they have been read. */
  readonly events: readonly Event[];
}

export function SafariPad({ room, events }: PadProps): ReactNode {
  const { view, outcome } = room;
  const reader = readerOf(room);
  const sheets = view.turns.map((_, seat) => scoreSheet(view, seat));
  const photos = {
    label: 'Photos',
    note: view.options.wetlands ? 'with Wetlands photos' : 'with those left at the end',
    cells: sheets.map((sheet, seat) => (
      <Photos key="photos" sheet={sheet} many={view.seats > 2} left={collectedBy(seat, events)} />
    )),
  };
  const rows = ROWS.filter(({ shown }) => shown?.(view) !== false).map(({ label, note, value, detail }) => ({
    label,
    note,
    cells: sheets.map((sheet) => <Points key={label} value={value(sheet)} detail={detail(sheet)} />),
  }));
  return (
    <ScorePad
      seats={sheets.map(({ total }, seat) => ({
        badge: <Jeep seat={seat} />,
        name: seatText(who(seat), reader),
        total,
        place: ordinal(outcome?.rank[seat] ?? 1),
        why: placeNote(outcome, seat, room.observer) || undefined,
        won: outcome?.rank[seat] === 1,
      }))}
      rows={[photos, ...rows]}
    />
  );
}

interface PhotosProps {
  readonly sheet: ScoreSheet;
  /** The columns are narrow. */
  readonly many: boolean;
  /** How many of them were left on the map until the end. */
  readonly left: number;
}

function Photos({ sheet: { photos, gifts }, many, left }: PhotosProps): ReactNode {
  return (
    <>
      <span className={many ? 'da-pad-prints many' : 'da-pad-prints'}>
        {ANIMALS.map((name, animal) => (
          <span key={name} className={photos[animal] === 0 ? 'none' : ''}>
            <Print animal={animal} />
            <b aria-hidden="true">{photos[animal]}</b>
            <span className="unseen">{count(photos[animal] ?? 0, name)} </span>
          </span>
        ))}
      </span>
      {left > 0 && <i>{left} left on the map</i>}
      {gifts > 0 && <i>{gifts} from Wetlands</i>}
    </>
  );
}
