import type { Drawing } from '../figure.ts';

export const eagle: Drawing = {
  paint: { coat: '#8C5B43' },
  poses: [
    { hold: 'ground', foot: [40, 60], silhouette: '0,30 40,0 80,30 40,60', parts: [] },
    { hold: 'ground', foot: [40, 60], silhouette: '0,30 40,0 80,30 40,60', parts: [] },
  ],
};
