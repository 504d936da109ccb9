/** DA-1.7, DA-1.8 and DA-8: the map and the optional rules, each on its own switch. */
import type { OptionsSpec } from '@shutterbox/kernel';
import { MAPS, type MapDocument } from './data/maps.ts';
import { decodeMap, MAP_LENGTH, sizeProblem } from './map.ts';
import type { Options } from './types.ts';

/** Maps of people's own for the laws: the smallest; two pieces with a tile apart; the longest line. */
const SAMPLES: readonly MapDocument[] = [
  { name: 'Pond', rows: ['##', '##'] },
  { name: 'Islands', rows: ['###...#', '.##.#..', '....##.'] },
  { name: 'Long snake', rows: ['##################'] },
];

export const OPTIONS: OptionsSpec<Options> = {
  fields: {
    map: {
      kind: 'choice',
      default: 'random',
      label: 'Map',
      help: 'The animal that the tiles are laid out as; random draws one of the twelve.',
      rule: 'DA-1.7',
      choices: [
        { value: 'random', label: 'Random' },
        ...MAPS.map(({ id, name, tiles, photos }) => ({
          value: id,
          label: `${name} (${tiles} tiles, ${photos} photos)`,
        })),
      ],
    },
    customMap: {
      kind: 'document',
      default: null,
      samples: SAMPLES,
      maxLength: MAP_LENGTH,
      label: 'Your own map',
      help: 'A map of your own, with 4 to 18 tiles, takes the place of the chosen one.',
      rule: 'DA-1.8',
      decode: (json) => (json === null ? { ok: true, value: null } : decodeMap(json)),
    },
    corners: {
      kind: 'boolean',
      default: false,
      label: 'Corner routes',
      help: 'Three tiles of a square are a route too.',
      rule: 'DA-8.2',
    },
    photoSurprise: {
      kind: 'boolean',
      default: false,
      label: 'Photo Surprise',
      help: 'Photos lie face down; only whoever takes one sees it before the scoring.',
      rule: 'DA-8.3',
    },
    exclusiveCoverage: {
      kind: 'boolean',
      default: false,
      label: 'Exclusive Coverage',
      help: 'At the end, 5 points for each terrain whose every tile is yours.',
      rule: 'DA-8.4',
    },
    wetlands: {
      kind: 'boolean',
      default: false,
      label: 'Wetlands',
      help: 'At the end, a photo between two players goes to the wetter side.',
      rule: 'DA-8.6',
    },
    openCollections: {
      kind: 'boolean',
      default: false,
      label: 'Open collections',
      help: 'Everybody sees the photos that everybody has taken.',
      rule: 'DA-8.8',
    },
  },
  refuse: ({ customMap }) => sizeProblem(customMap),
  presets: [
    {
      id: 'learning',
      label: 'First game',
      help: 'The rules of the rulebook on the turtle, with all collections open.',
      options: { map: 'turtle', openCollections: true },
    },
    {
      id: 'expert',
      label: 'All optional rules',
      help: "The rulebook's three optional rules together: Photo Surprise, Exclusive Coverage and Wetlands.",
      options: { photoSurprise: true, exclusiveCoverage: true, wetlands: true },
    },
  ],
};
