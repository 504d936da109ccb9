import { listed } from '@shutterbox/manifest';

export const manifest = listed({
  id: 'perfect-shot',
  state: 'ready',
  card: {
    name: 'Perfect Shot',
    subtitle: 'See through the cards',
    players: '2–4',
    minutes: 20,
    pitch: 'Place a card with holes on the others, and collect the animals that show through.',
  },
  rules: () => import('@shutterbox/perfect-shot'),
  bot: () => import('@shutterbox/perfect-shot/bot'),
  terminal: () => import('@shutterbox/perfect-shot/terminal'),
  testing: () => import('@shutterbox/perfect-shot/testing'),
  book: () => import('@shutterbox/perfect-shot/RULES.md'),
  ui: () => import('@shutterbox/perfect-shot/ui'),
  guide: () => import('@shutterbox/perfect-shot/guide'),
});
