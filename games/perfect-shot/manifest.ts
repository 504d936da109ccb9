import { announced } from '@shutterbox/manifest';

export const manifest = announced({
  id: 'perfect-shot',
  card: { name: 'Perfect Shot', subtitle: 'See through the cards', players: '2–4', minutes: 20 },
});
