import type { Scene } from '../scene.ts';
import type { Shape } from '../types.ts';
import type { SceneTone } from './paint.ts';
import { band, branch, fern, flowers, hills, leaf, perch, shelf, trunk, waves } from './props.ts';

/** Deep green with a shaft of light from above. */
function shaft(x: number): readonly Shape<SceneTone>[] {
  return [
    band('sky', 0),
    { tone: 'haze', outline: `${x - 70},0! ${x + 70},0! ${x + 140},320! ${x - 140},320!` },
    { tone: 'glow', outline: `${x - 30},0! ${x + 30},0! ${x + 64},320! ${x - 64},320!` },
    { tone: 'sun', disc: [x, 26, 24] },
  ];
}

export const JUNGLE_SCENES: readonly Scene[] = [
  {
    id: 'clearing',
    environment: 'jungle',
    shapes: [
      ...shaft(240),
      ...trunk(60, 18),
      ...trunk(424, 20),
      hills('back', 240, 226, 238, 234, 224, 240),
      ...branch(-20, 158, 122),
      ...branch(500, 328, 196),
      ...leaf(-6, 20, 150, 1),
      ...leaf(486, 10, 160, -1),
      hills('ground', 262, 254, 260, 256, 250, 260),
      hills('front', 300, 296, 302, 296, 300, 294),
      ...fern(26, 322, 70),
      ...fern(456, 322, 70),
      ...flowers([196, 304], [300, 302], [120, 308]),
    ],
    perches: [
      perch('branch', [60, 122], [126, 122]),
      perch('branch', [360, 196], [440, 196]),
      perch('sky', [190, 88], [400, 88]),
      perch('ground', [64, 274], [416, 274]),
    ],
  },
  {
    id: 'ruins',
    environment: 'jungle',
    shapes: [
      ...shaft(130),
      ...trunk(30, 20),
      ...trunk(230, 12),
      { tone: 'trunk', outline: '300,124! 500,124! 500,330! 300,330!' },
      { tone: 'farLight', outline: '320,150! 348,150! 348,196! 320,196!' },
      { tone: 'farLight', outline: '376,150! 404,150! 404,196! 376,196!' },
      { tone: 'farLight', outline: '432,150! 460,150! 460,196! 432,196!' },
      { tone: 'nearShade', outline: '286,112! 500,112! 500,128! 286,128!' },
      { tone: 'nearLight', outline: '290,112! 330,108 350,120 380,110 500,108! 500,116! 290,118!' },
      hills('back', 236, 230, 240, 236, 232, 236),
      ...shelf(168, 500, 208, 40),
      ...branch(-20, 150, 150),
      ...leaf(-8, 60, 140, 1),
      hills('ground', 260, 254, 262, 256, 260, 254),
      hills('front', 300, 294, 300, 298, 294, 300),
      ...fern(450, 324, 70),
      ...fern(22, 322, 60),
      ...flowers([150, 304], [250, 308], [350, 304]),
    ],
    perches: [
      perch('ledge', [336, 122], [434, 122]),
      perch('ledge', [230, 207], [430, 207]),
      perch('branch', [46, 150], [116, 150]),
      perch('sky', [90, 88], [250, 88]),
      perch('ground', [60, 274], [400, 274]),
    ],
  },
  {
    id: 'river',
    environment: 'jungle',
    shapes: [
      ...shaft(320),
      ...trunk(110, 16),
      ...trunk(450, 18),
      hills('back', 196, 186, 194, 190, 184, 192),
      ...branch(-20, 300, 116),
      ...leaf(180, 124, 70, 1),
      hills('ground', 204, 206, 200, 196, 192, 194),
      { tone: 'water', outline: '-20,330! -20,300 100,272 240,258 360,240 500,232! 500,262 380,276 300,300 260,330!' },
      ...waves([120, 290, 50], [250, 276, 40], [380, 256, 50], [180, 308, 44]),
      { tone: 'front', outline: '-20,330! -20,236 60,240 130,252 172,276 180,300 150,330!' },
      { tone: 'front', outline: '260,330! 290,304 350,284 430,272 500,268! 500,330!' },
      ...leaf(488, 40, 150, -1),
      ...fern(20, 324, 60),
      ...fern(462, 324, 60),
      ...flowers([320, 306], [400, 300], [90, 306]),
    ],
    perches: [
      perch('branch', [60, 116], [262, 116]),
      perch('sky', [330, 90], [400, 90]),
      perch('ground', [230, 206], [424, 204]),
      perch('ground', [50, 270], [110, 272]),
      perch('ground', [370, 290], [430, 286]),
    ],
  },
  {
    id: 'terrace',
    environment: 'jungle',
    shapes: [
      ...shaft(370),
      ...trunk(470, 20),
      ...trunk(290, 12),
      hills('back', 230, 236, 228, 222, 230, 224),
      { tone: 'near', outline: '-20,132! 176,132! 168,190! 190,240! 190,330! -20,330!' },
      { tone: 'perchSide', outline: '-20,134! 182,134! 172,166! 120,190! 60,180! -20,200!' },
      {
        tone: 'nearLight',
        outline: '-20,116! 168,118! 188,130! 178,140 150,136 130,146 100,136 60,146 30,138 -20,142!',
      },
      ...branch(500, 300, 190),
      ...leaf(490, 26, 150, -1),
      hills('ground', 268, 262, 252, 250, 256, 250),
      hills('front', 302, 296, 300, 294, 300, 294),
      ...fern(30, 324, 60),
      ...fern(452, 324, 65),
      ...flowers([130, 306], [240, 304], [340, 302]),
    ],
    perches: [
      perch('ledge', [56, 128], [128, 128]),
      perch('branch', [340, 190], [440, 190]),
      perch('sky', [240, 88], [400, 88]),
      perch('ground', [60, 276], [416, 272]),
    ],
  },
];
