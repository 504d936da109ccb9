import { listed } from '@shutterbox/manifest';

export const manifest = listed({
  id: 'starship',
  state: 'ready',
  card: {
    name: 'Snapshot',
    subtitle: 'Starship close combat',
    players: '2–10',
    quick: 2,
    plays: 'They’re Loose!, as the crew',
    minutes: 60,
    pitch: 'Move a boarding party through a dark ship, one action point at a time.',
  },
  rules: () => import('@shutterbox/starship'),
  table: () => import('@shutterbox/starship/table'),
  offer: () => import('@shutterbox/starship/offer'),
  bot: () => import('@shutterbox/starship/bot'),
  terminal: () => import('@shutterbox/starship/terminal'),
  testing: () => import('@shutterbox/starship/testing'),
  book: () => import('@shutterbox/starship/RULES.md'),
  ui: () => import('@shutterbox/starship/ui'),
  guide: () => import('@shutterbox/starship/guide'),
});
