/** Maps that people draw: what the drawing page needs to know about them. */
import type { DocumentUi } from '@shutterbox/ui';
import { MAPS, type MapDocument } from '../../data/maps.ts';
import { cutName, MOST_NAME_LETTERS, mapCounts, mapProblems, nameProblem, readDrawing } from '../../map.ts';
import { MapEditor } from './editor.tsx';
import { MapPicture } from './picture.tsx';

const RULE = 'DA-1.8';

export const mapDocument: DocumentUi<MapDocument> = {
  option: 'customMap',
  noun: 'map',
  blank: { name: 'My map', rows: [] },
  samples: MAPS.map(({ name, rows }) => ({ name, rows })),
  nameLength: MOST_NAME_LETTERS,
  nameOf: ({ name }) => name,
  renamed: (document, name) => ({ ...document, name: cutName(name) }),
  read: readDrawing,
  facts: (document) => {
    const { tiles, photos, routes } = mapCounts(document);
    return [counted(tiles, 'tile'), counted(photos, 'photo'), counted(routes, 'route')];
  },
  problems: (document) => {
    const name = nameProblem(document.name);
    const drawing = mapProblems(document).map(({ severity, sentence }) => ({ severity, sentence, rule: RULE }));
    return name === undefined ? drawing : [{ severity: 'error', sentence: name }, ...drawing];
  },
  Editor: MapEditor,
  Picture: MapPicture,
  printed: { option: 'map', documentOf: (value) => MAPS.find(({ id }) => id === value) },
};

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
