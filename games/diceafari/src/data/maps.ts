/**
 * The twelve maps. Seven of their animals are known from the printed cards; all shapes and strokes are invented, and so are the
 * other five animals. In a row `#` is a tile and `.` is none.
 */

/** A map as people draw and share it. */
export interface MapDocument {
  readonly name: string;
  readonly rows: readonly string[];
}

export const MAP_IDS = [
  'camel',
  'crocodile',
  'elephant',
  'flamingo',
  'giraffe',
  'gorilla',
  'hare',
  'lion',
  'rhinoceros',
  'scorpion',
  'snake',
  'turtle',
] as const;
export type MapId = (typeof MAP_IDS)[number];

export interface MapCard extends MapDocument {
  readonly id: MapId;
  /** Whether a printed card has this animal; the shape is invented in any case. */
  readonly known: boolean;
  /** As its card says (DA-1.6). */
  readonly tiles: number;
  readonly photos: number;
  /**
   * Lines drawn beside the tiles, an eye, a tusk, a tail: the points of an SVG polyline, in tenths of a tile from the upper left
   * corner of the map.
   */
  readonly strokes: readonly string[];
}

// biome-ignore format: pictures.
export const MAPS: readonly MapCard[] = [
  {
    id: 'camel',
    name: 'Camel',
    known: false,
    tiles: 18,
    photos: 20,
    rows: [
      '##....',
      '.#.#.#',
      '.#####',
      '..####',
      '..#..#',
      '..#..#',
    ],
    strokes: [
      '30,12 31,5 35,0 39,5 40,12',
      '50,12 51,5 55,0 59,5 60,12',
      '60,22 65,27 64,33',
      '17,-1 20,-5 21,1',
    ],
  },
  {
    id: 'crocodile',
    name: 'Crocodile',
    known: false,
    tiles: 17,
    photos: 19,
    rows: [
      '.....###',
      '######..',
      '..######',
      '..#..#..',
    ],
    strokes: [
      '62,11 64,14 66,11 68,14 70,11 72,14 74,11 76,14 78,11',
      '62,19 64,16 66,19 68,16 70,19 72,16 74,19 76,16 78,19',
      '2,9 5,6 8,9 11,6 14,9 17,6 20,9 23,6 26,9 29,6 32,9 35,6 38,9 41,6 44,9',
      '53,-1 55,-4 58,-4 60,-1',
    ],
  },
  {
    id: 'elephant',
    name: 'Elephant',
    known: true,
    tiles: 18,
    photos: 22,
    rows: [
      '.####..',
      '######.',
      '.###.#.',
      '.#.#.##',
    ],
    strokes: [
      '48,0 54,2 58,7 60,14',
      '52,7 54,6 56,7 54,8 52,7',
      '43,21 43,27 46,31',
      '0,12 -3,16 -4,23 -2,29',
    ],
  },
  {
    id: 'flamingo',
    name: 'Flamingo',
    known: true,
    tiles: 15,
    photos: 16,
    rows: [
      '##...',
      '.#...',
      '.#...',
      '.####',
      '.###.',
      '..#..',
      '..#..',
      '.##..',
    ],
    strokes: [
      '1,11 -4,12 -6,18 -2,15 4,11',
      '31,51 42,56 31,64',
      '50,32 56,34 50,36 56,39 50,39',
    ],
  },
  {
    id: 'giraffe',
    name: 'Giraffe',
    known: true,
    tiles: 16,
    photos: 18,
    rows: [
      '##...',
      '.#...',
      '.#...',
      '.####',
      '.####',
      '.#..#',
      '.#..#',
    ],
    strokes: [
      '13,-1 13,-6',
      '17,-1 17,-6',
      '50,32 55,40 54,48 57,52',
      '21,3 27,0 22,7',
    ],
  },
  {
    id: 'gorilla',
    name: 'Gorilla',
    known: true,
    tiles: 18,
    photos: 23,
    rows: [
      '##....',
      '#####.',
      '.#####',
      '.#..##',
      '.#..##',
    ],
    strokes: [
      '-1,4 -4,6 -2,9 -6,13 -6,17 -1,19',
      '21,3 33,5 45,8 54,13 60,21',
      '9,50 5,51 5,55 11,56 18,56',
    ],
  },
  {
    id: 'hare',
    name: 'Hare',
    known: false,
    tiles: 18,
    photos: 22,
    rows: [
      '#.#..',
      '#.#..',
      '###..',
      '#####',
      '.####',
      '.#..#',
    ],
    strokes: [
      '-1,25 -8,22',
      '-1,27 -8,28',
      '50,42 54,40 58,43 58,48 54,50 50,48',
    ],
  },
  {
    id: 'lion',
    name: 'Lion',
    known: true,
    tiles: 18,
    photos: 21,
    rows: [
      '.##....#',
      '####...#',
      '########',
      '.#....#.',
    ],
    strokes: [
      '1,30 -6,26 -1,22 -6,16 -1,12 -3,5 4,8 4,0 9,2 9,-6 15,-2 20,-7 25,-2 31,-6 31,2 37,0 36,8 43,8 41,14 46,18 41,20',
      '72,-1 69,-5 74,-4 76,-8 78,-4 83,-5 79,-1',
    ],
  },
  {
    id: 'rhinoceros',
    name: 'Rhinoceros',
    known: true,
    tiles: 18,
    photos: 23,
    rows: [
      '#..###.',
      '#######',
      '..#####',
      '..#...#',
    ],
    strokes: [
      '0,2 -3,-3 -3,-8 4,-4 10,1',
      '11,10 13,3 18,10',
      '23,10 23,2 27,10',
      '70,12 75,17 74,24',
    ],
  },
  {
    id: 'scorpion',
    name: 'Scorpion',
    known: false,
    tiles: 18,
    photos: 17,
    rows: [
      '...####',
      '...#..#',
      '......#',
      '#.#####',
      '###.#.#',
    ],
    strokes: [
      '32,20 33,25 29,27',
      '-1,32 -6,28 -4,22 2,20',
      '11,32 14,27 11,22 7,21',
    ],
  },
  {
    id: 'snake',
    name: 'Snake',
    known: false,
    tiles: 14,
    photos: 13,
    rows: [
      '####..',
      '...#..',
      '.###..',
      '.#....',
      '.#####',
    ],
    strokes: [
      '-1,5 -6,5 -10,2',
      '-6,5 -10,8',
      '60,42 66,45 60,48',
    ],
  },
  {
    id: 'turtle',
    name: 'Turtle',
    known: true,
    tiles: 17,
    photos: 22,
    rows: [
      '..#..',
      '#####',
      '.###.',
      '.###.',
      '#####',
    ],
    strokes: [
      '9,20 3,23 1,30 3,37 9,40',
      '41,20 47,23 49,30 47,37 41,40',
      '23,51 25,58 27,51',
    ],
  },
];
