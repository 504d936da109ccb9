/** DA-1.7, DA-1.8 and DA-8: the map and the optional rules, each with its own switch. */
import type { OptionsSpec } from '@shutterbox/kernel';
import { MAPS, type MapDocument } from './data/maps.ts';
import { decodeMap, MAP_LENGTH, sizeProblem } from './map.ts';
import type { Options } from './types.ts';

/** Custom maps for the law suite: the smallest one, one in separate pieces, and the longest line. */
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
      help: 'Each map has the shape of an animal. Random picks one of the twelve.',
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
      help: 'Play on a map you drew, with 4 to 18 tiles.',
      rule: 'DA-1.8',
      decode: (json) => (json === null ? { ok: true, value: null } : decodeMap(json)),
    },
    corners: {
      kind: 'boolean',
      default: false,
      label: 'Corner routes',
      help: 'Three tiles of a square also count as a route.',
      rule: 'DA-8.2',
    },
    photoSurprise: {
      kind: 'boolean',
      default: false,
      label: 'Photo Surprise',
      help: 'Photos lie face down. Only the player who takes one sees it before scoring.',
      rule: 'DA-8.3',
    },
    exclusiveCoverage: {
      kind: 'boolean',
      default: false,
      label: 'Exclusive Coverage',
      help: 'At the end you score 5 points for each terrain whose tiles are all yours.',
      rule: 'DA-8.4',
    },
    wetlands: {
      kind: 'boolean',
      default: false,
      label: 'Wetlands',
      help: 'At the end, a photo between the tiles of two players goes to the player with the wetter tile.',
      rule: 'DA-8.6',
    },
    openCollections: {
      kind: 'boolean',
      default: false,
      label: 'Open collections',
      help: 'Everyone sees all the photos that players have taken.',
      rule: 'DA-8.8',
    },
  },
  refuse: ({ customMap }) => sizeProblem(customMap),
  presets: [
    {
      id: 'learning',
      label: 'First game',
      help: 'Standard rules on the turtle map, with open collections.',
      options: { map: 'turtle', openCollections: true },
    },
    {
      id: 'expert',
      label: 'All optional rules',
      help: 'Photo Surprise, Exclusive Coverage and Wetlands together.',
      options: { photoSurprise: true, exclusiveCoverage: true, wetlands: true },
    },
  ],
};
