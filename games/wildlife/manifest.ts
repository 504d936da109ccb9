import { listed } from '@shutterbox/manifest';

export const manifest = listed({
  id: 'wildlife',
  state: 'ready',
  card: {
    name: 'Snapshot',
    subtitle: 'Wildlife photography',
    players: '2–5',
    minutes: 30,
    pitch: 'Draw animals as long as you dare, then photograph them with dice. Most prestige wins.',
  },
  rules: () => import('@shutterbox/wildlife'),
  bot: () => import('@shutterbox/wildlife/bot'),
  terminal: () => import('@shutterbox/wildlife/terminal'),
  testing: () => import('@shutterbox/wildlife/testing'),
  book: () => import('@shutterbox/wildlife/RULES.md'),
  ui: () => import('@shutterbox/wildlife/ui'),
  guide: () => import('@shutterbox/wildlife/guide'),
});
