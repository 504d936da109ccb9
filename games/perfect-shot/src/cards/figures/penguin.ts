import type { Drawing } from '../figure.ts';

export const penguin: Drawing = {
  paint: {
    coat: '#453660',
    shade: '#33264C',
    white: '#FFFFFF',
    light: '#E6E0F2',
    accent: '#FF8A2B',
    bright: '#FFC247',
    ink: '#1A1328',
  },
  poses: [
    {
      hold: 'ground',
      foot: [27, 74],
      silhouette:
        '27,1 36,4 41,12 41,22 46,32 52,44 54,55 48,54 47,50! 46,60 42,67! 48,69 51,74! 29,74! 27,71 25,74! 3,74! 6,69 12,67! 8,60 7,50! 6,54 0,55 2,44 8,32 13,22 13,12 18,4',
      parts: [
        { tone: 'shade', outline: '46,30! 56,46! 56,58! 46,54! 44,40!' },
        { tone: 'shade', outline: '8,30! -2,46! -2,58! 8,54! 10,40!' },
        {
          tone: 'white',
          outline: '27,12! 33,8 38,14 35,24 42,36 44,50 40,62 27,67 14,62 10,50 12,36 19,24 16,14 21,8',
        },
        { tone: 'light', outline: '27,67 14,62 11,54 20,60 34,60 43,54 40,62' },
        { tone: 'bright', outline: '19,26 27,30 35,26 32,34 27,36 22,34' },
        { tone: 'accent', outline: '21,19! 27,16 33,19! 27,27!' },
        { tone: 'accent', outline: '2,76! 5,68 16,66 25,70 25,76!' },
        { tone: 'accent', outline: '52,76! 49,68 38,66 29,70 29,76!' },
        { tone: 'ink', disc: [21, 14, 2] },
        { tone: 'ink', disc: [33, 14, 2] },
      ],
    },
    {
      hold: 'ground',
      foot: [46, 42],
      silhouette:
        '-2,22! 6,16 12,8 22,4 32,8 40,11 52,5 64,4 72,8! 66,13 62,14 72,17 80,22 86,28 94,24 97,30 94,36 84,36! 74,40 56,42 36,42 22,39 12,33 7,26',
      parts: [
        { tone: 'white', outline: '5,22 14,17 24,22 34,29 52,33 74,33 86,32 84,40 60,46 20,44 4,30' },
        { tone: 'bright', outline: '20,25 28,22 31,28 26,33 21,31' },
        { tone: 'shade', outline: '36,14 50,4 64,2 74,8! 64,17 50,22 40,21' },
        { tone: 'accent', outline: '-4,22! 6,14 11,18 8,24!' },
        { tone: 'accent', outline: '84,26 94,22 100,30 94,38 84,37' },
        { tone: 'white', disc: [16, 14, 4] },
        { tone: 'ink', disc: [15, 14, 2] },
      ],
    },
  ],
};
