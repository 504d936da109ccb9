import { listed } from '@shutterbox/manifest';

export const manifest = listed({
  id: 'template-tactics',
  state: 'template',
  card: {
    name: 'Stakeout',
    subtitle: 'The smallest tactical game',
    players: '2 or 4',
    minutes: 15,
    pitch: 'Sneak through a warehouse, and catch the other side on film before they catch you.',
  },
  rules: () => import('@shutterbox/template-tactics'),
  bot: () => import('@shutterbox/template-tactics/bot'),
  terminal: () => import('@shutterbox/template-tactics/terminal'),
  testing: () => import('@shutterbox/template-tactics/testing'),
  book: () => import('@shutterbox/template-tactics/RULES.md'),
  ui: () => import('@shutterbox/template-tactics/ui'),
});
