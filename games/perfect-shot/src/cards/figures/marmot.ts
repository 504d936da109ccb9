import type { Drawing } from '../figure.ts';

export const marmot: Drawing = {
  paint: { coat: '#A8763E', shade: '#85592B', light: '#E7C48C', dark: '#4E3420', white: '#FFFFFF', ink: '#22160D' },
  poses: [
    {
      hold: 'ground',
      foot: [27, 72],
      silhouette:
        '2,19 5,12 12,7 18,6 22,1 28,3 29,9 33,16 36,26 42,38 46,52 45,60 54,60 64,56 68,62 62,70 46,72! 12,72! 8,69 12,65! 10,56 10,48 4,46 0,41 4,37 11,36 13,30 9,26 4,25',
      parts: [
        { tone: 'light', outline: '12,28 22,34 26,48 24,64 16,68 8,60 10,46' },
        { tone: 'dark', outline: '54,58 64,53 72,62 62,74 54,70' },
        { tone: 'shade', outline: '30,50 40,46 47,56 44,70 30,70 26,60' },
        { tone: 'shade', outline: '-2,41 4,35 14,35 22,40 20,46 12,46 4,48' },
        { tone: 'dark', outline: '8,70 14,66 24,68 26,74! 8,74!' },
        { tone: 'light', outline: '0,17 8,15 13,20 12,26 4,27' },
        { tone: 'dark', outline: '0,16 5,15 5,20 1,21' },
        { tone: 'white', outline: '6,25! 9,25! 9,30! 6,30!' },
        { tone: 'shade', disc: [25, 6, 3] },
        { tone: 'ink', disc: [15, 14, 2] },
      ],
    },
    {
      hold: 'ground',
      foot: [42, 46],
      silhouette:
        '1,28 4,20 12,14 17,13 19,7 25,7 27,12 38,8 54,8 66,15 73,26 84,26 93,32 90,39 78,39 73,38! 74,46! 58,46! 56,42 36,43 34,46! 18,46! 21,40 14,37 5,35',
      parts: [
        { tone: 'light', outline: '20,36 34,36 56,38 58,48 18,48' },
        { tone: 'dark', outline: '82,24 94,30 92,42 80,41 76,34' },
        { tone: 'shade', outline: '50,28 62,24 74,34 76,46! 58,46! 52,40' },
        { tone: 'shade', outline: '24,32 32,28 38,36 35,46! 18,46! 22,40' },
        { tone: 'light', outline: '-1,27 6,25 12,29 11,36 2,36' },
        { tone: 'dark', outline: '-1,25 4,24 5,29 0,30' },
        { tone: 'shade', disc: [22, 11, 3] },
        { tone: 'ink', disc: [13, 21, 2] },
      ],
    },
  ],
};
