import type { Drawing } from '../figure.ts';

export const polarBear: Drawing = {
  paint: { coat: '#FFF1CF', shade: '#D3BC8C', light: '#FFFBF0', accent: '#EBD6A6', ink: '#2B2A33' },
  poses: [
    {
      hold: 'ground',
      foot: [54, 64],
      silhouette:
        '1,31 5,24 13,19 17,12 22,11 25,16 34,16 45,13 58,7 74,6 89,10 99,20 102,32 101,46 104,64! 89,64! 86,52! 82,64! 69,64! 71,51! 57,49! 59,64! 45,64! 43,52! 40,64! 28,64! 31,48 30,40 23,37 14,39 4,37',
      parts: [
        { tone: 'shade', outline: '86,50! 82,66! 67,66! 70,44! 84,42!' },
        { tone: 'shade', outline: '43,50! 40,66! 26,66! 30,44! 42,40!' },
        { tone: 'accent', outline: '84,44 92,36 106,40 108,66! 88,66! 86,52!' },
        { tone: 'accent', outline: '60,50! 56,40 50,37 44,42 42,52! 44,66! 60,66!' },
        { tone: 'shade', disc: [21, 16, 3] },
        { tone: 'ink', outline: '0,30 5,26 8,29 6,34 0,35' },
        { tone: 'ink', disc: [15, 24, 2] },
      ],
    },
    {
      hold: 'ground',
      foot: [36, 80],
      silhouette:
        '18,14 16,7 22,3 28,7 36,5 44,7 50,3 56,7 54,14 57,22 56,30 62,40 69,54 71,68 67,78 54,80! 45,80 36,76 27,80 18,80! 5,78 1,68 3,54 10,40 16,30 15,22',
      parts: [
        { tone: 'light', outline: '36,36 50,44 55,60 48,74 36,78 24,74 17,60 22,44' },
        { tone: 'shade', outline: '10,44 19,48 21,60 17,66 10,62 6,54' },
        { tone: 'shade', outline: '62,44 53,48 51,60 55,66 62,62 66,54' },
        { tone: 'accent', disc: [14, 72, 11] },
        { tone: 'accent', disc: [58, 72, 11] },
        { tone: 'shade', disc: [14, 74, 6] },
        { tone: 'shade', disc: [58, 74, 6] },
        { tone: 'shade', disc: [22, 9, 3] },
        { tone: 'shade', disc: [50, 9, 3] },
        { tone: 'accent', outline: '36,19 44,22 47,29 42,35 30,35 25,29 28,22' },
        { tone: 'ink', outline: '36,21 41,23 39,27 36,29 33,27 31,23' },
        { tone: 'ink', disc: [26, 18, 2] },
        { tone: 'ink', disc: [46, 18, 2] },
      ],
    },
  ],
};
