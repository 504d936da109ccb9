import { announced } from '@shutterbox/manifest';

export const manifest = announced({
  id: 'starship',
  card: { name: 'Snapshot', subtitle: 'Starship close combat', players: '1–4', minutes: 60 },
});
