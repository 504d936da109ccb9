import type { Scene } from '../scene.ts';
import type { Shape } from '../types.ts';
import type { SceneTone } from './paint.ts';
import { band, floe, hills, peak, perch, sun, waves } from './props.ts';

/** The sky over the ice. */
function openSea(): readonly Shape<SceneTone>[] {
  return [band('sky', 0), hills('haze', 60, 74, 52, 70, 48, 66)];
}

function sea(horizon: number): readonly Shape<SceneTone>[] {
  return [
    band('water', horizon),
    {
      tone: 'back',
      outline: `0,${horizon}! 480,${horizon}! 480,${horizon + 24} 400,${horizon + 16} 300,${horizon + 26} 200,${horizon + 18} 90,${horizon + 28} 0,${horizon + 20}`,
    },
  ];
}

export const ICE_SCENES: readonly Scene[] = [
  {
    id: 'drift',
    environment: 'ice',
    shapes: [
      ...openSea(),
      ...sun(404, 54, 24),
      ...peak(86, 62, 152, 92),
      ...peak(176, 96, 152, 62, 'far'),
      ...peak(350, 86, 152, 96),
      ...peak(434, 108, 152, 60, 'far'),
      ...sea(150),
      ...waves([30, 216, 56], [372, 214, 70], [40, 306, 60], [232, 304, 50], [400, 308, 52], [216, 226, 40]),
      ...floe(160, 330, 196),
      ...floe(-30, 196, 268),
      ...floe(292, 510, 270),
    ],
    perches: [
      perch('floe', [190, 196], [300, 196]),
      perch('floe', [44, 268], [156, 268]),
      perch('floe', [336, 270], [440, 270]),
    ],
  },
  {
    id: 'berg',
    environment: 'ice',
    shapes: [
      ...openSea(),
      ...sun(70, 60, 22),
      ...peak(150, 92, 172, 96, 'far'),
      ...sea(170),
      {
        tone: 'nearShade',
        outline: '262,186! 270,136! 282,120! 452,116! 470,50! 520,20! 520,210! 420,216! 330,206!',
      },
      { tone: 'near', outline: '262,186! 270,136! 300,150! 316,206!' },
      { tone: 'nearLight', outline: '276,128! 284,112! 448,108! 470,42! 520,10! 520,126! 450,130! 360,134!' },
      ...waves([200, 232, 50], [400, 240, 56], [20, 296, 52], [380, 300, 70], [120, 216, 30]),
      ...floe(14, 176, 198),
      ...floe(128, 362, 272),
    ],
    perches: [
      perch('ledge', [314, 121], [428, 121]),
      perch('floe', [50, 198], [140, 198]),
      perch('floe', [176, 272], [312, 272]),
    ],
  },
  {
    id: 'shore',
    environment: 'ice',
    shapes: [
      ...openSea(),
      ...sun(250, 58, 26),
      ...peak(330, 84, 142, 70, 'far'),
      ...peak(432, 64, 142, 100),
      ...sea(140),
      { tone: 'nearShade', outline: '-20,118! 168,118! 178,130! 160,178! 166,214! 120,236! -20,244!' },
      { tone: 'near', outline: '120,126! 178,130! 160,178! 166,214! 134,230! 126,170!' },
      { tone: 'nearLight', outline: '-20,104! 158,108! 182,122! 178,132! 90,130! -20,136!' },
      ...waves([220, 176, 46], [400, 222, 60], [230, 214, 44]),
      ...floe(318, 472, 196),
      hills('perchSide', 262, 264, 268, 262, 258, 262),
      hills('perch', 254, 256, 260, 254, 250, 254),
      hills('nearLight', 292, 286, 296, 290, 284, 292),
    ],
    perches: [
      perch('ledge', [40, 120], [128, 120]),
      perch('floe', [352, 196], [436, 196]),
      perch('ground', [60, 272], [430, 272]),
    ],
  },
  {
    id: 'aurora',
    environment: 'ice',
    shapes: [
      ...openSea(),
      {
        tone: 'treeLight',
        outline: '-10,20 90,44 180,18 280,46 380,20 490,44 490,66 380,44 280,72 180,42 90,70 -10,46',
      },
      {
        tone: 'farLight',
        outline: '-10,58 100,80 200,56 300,84 400,60 490,78 490,92 400,76 300,98 200,72 100,94 -10,76',
      },
      ...peak(240, 92, 158, 110, 'far'),
      ...sea(156),
      ...waves([190, 184, 50], [250, 250, 60], [60, 300, 50], [200, 306, 60], [356, 230, 44]),
      ...floe(-20, 150, 150),
      ...floe(320, 500, 188),
      ...floe(70, 270, 260),
      ...floe(300, 470, 284),
    ],
    perches: [
      perch('floe', [42, 150], [110, 150]),
      perch('floe', [362, 188], [440, 188]),
      perch('floe', [110, 260], [226, 260]),
      perch('floe', [346, 284], [420, 284]),
    ],
  },
];
