import type { Drawing } from '../figure.ts';

export const walrus: Drawing = {
  paint: { coat: '#8C5B43', shade: '#734733', light: '#E4BE9C', bright: '#A9745A', white: '#FFFFFF', ink: '#2A1712' },
  poses: [
    {
      hold: 'ground',
      foot: [56, 84],
      silhouette:
        '14,14 24,5 37,5 48,12 55,24 66,34 80,46 90,60 94,70 102,67 109,71 105,79 96,84! 44,84! 38,80 34,84! 14,84! 15,79 24,74 29,64 31,54 31,44! 28,65! 23,46! 20,46! 15,65! 12,43! 8,38 8,28 11,20',
      parts: [
        { tone: 'bright', outline: '8,10 30,0 50,8 54,26 46,38 30,44 4,46' },
        { tone: 'shade', outline: '60,54 78,56 90,68 96,84! 50,84! 50,66' },
        { tone: 'shade', outline: '24,74 36,66 44,72 42,84! 12,86! 14,78' },
        { tone: 'shade', outline: '94,72 102,66 112,70 106,82 94,84!' },
        { tone: 'white', outline: '12,42! 15,66! 20,44!' },
        { tone: 'white', outline: '22,44! 28,66! 31,42!' },
        { tone: 'light', outline: '19,30 28,31 33,38 29,45 19,43 11,45 6,38 10,31' },
        { tone: 'ink', outline: '19,27 24,28 23,32 19,34 15,32 14,28' },
        { tone: 'ink', disc: [14, 21, 3] },
        { tone: 'ink', disc: [29, 21, 3] },
        { tone: 'coat', disc: [13, 38, 1] },
        { tone: 'coat', disc: [16, 41, 1] },
        { tone: 'coat', disc: [24, 41, 1] },
        { tone: 'coat', disc: [27, 37, 1] },
      ],
    },
    {
      hold: 'ground',
      foot: [58, 58],
      silhouette:
        '7,20 14,11 26,8 37,13 52,13 68,16 82,25 92,37 97,43 106,38 113,42 109,51 99,58! 58,58! 52,54 46,58! 26,58! 29,52 34,48 33,40! 29,56! 24,42! 21,42! 17,56! 13,40! 7,36 5,28',
      parts: [
        { tone: 'bright', outline: '2,16 20,4 38,10 42,24 36,36 24,42 2,42' },
        { tone: 'shade', outline: '66,36 82,32 94,44 100,58! 54,58! 56,44' },
        { tone: 'shade', outline: '34,46 44,42 54,50 52,58! 24,60! 28,50' },
        { tone: 'shade', outline: '97,44 106,36 116,42 110,54 98,58!' },
        { tone: 'white', outline: '13,38! 17,57! 21,40!' },
        { tone: 'white', outline: '23,40! 29,57! 34,38!' },
        { tone: 'light', outline: '19,27 28,28 33,34 29,41 20,40 11,41 6,34 10,28' },
        { tone: 'ink', outline: '19,24 24,25 23,29 19,31 15,29 14,25' },
        { tone: 'ink', disc: [13, 19, 3] },
        { tone: 'ink', disc: [28, 19, 3] },
        { tone: 'coat', disc: [13, 34, 1] },
        { tone: 'coat', disc: [16, 37, 1] },
        { tone: 'coat', disc: [24, 37, 1] },
        { tone: 'coat', disc: [27, 34, 1] },
      ],
    },
  ],
};
