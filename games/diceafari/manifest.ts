import { listed } from '@shutterbox/manifest';

export const manifest = listed({
  id: 'diceafari',
  state: 'ready',
  card: {
    name: 'DiceAFARI',
    subtitle: 'A photo safari with dice',
    players: '2–4',
    minutes: 15,
    draw: 'Draw a map',
    pitch: 'Roll terrains, claim routes on the map, and photograph the animals between your tiles.',
  },
  rules: () => import('@shutterbox/diceafari'),
  bot: () => import('@shutterbox/diceafari/bot'),
  terminal: () => import('@shutterbox/diceafari/terminal'),
  testing: () => import('@shutterbox/diceafari/testing'),
  book: () => import('@shutterbox/diceafari/RULES.md'),
  ui: () => import('@shutterbox/diceafari/ui'),
  guide: () => import('@shutterbox/diceafari/guide'),
});
