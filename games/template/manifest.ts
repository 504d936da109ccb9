import { listed } from '@shutterbox/manifest';

export const manifest = listed({
  id: 'template',
  state: 'template',
  card: {
    name: 'Blink',
    subtitle: 'The smallest complete game',
    players: '2–4',
    minutes: 5,
    pitch: 'Show a card that nobody else shows, and make it the highest.',
  },
  rules: () => import('@shutterbox/template'),
  bot: () => import('@shutterbox/template/bot'),
  terminal: () => import('@shutterbox/template/terminal'),
  testing: () => import('@shutterbox/template/testing'),
  book: () => import('@shutterbox/template/RULES.md'),
});
