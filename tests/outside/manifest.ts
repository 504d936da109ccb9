/** Games that the repository does not list: the template under another name, with an empty board, and a card. */
import { announced, listed } from '@shutterbox/manifest';

export const outside = listed({
  id: 'outside',
  state: 'ready',
  card: { name: 'Wink', subtitle: 'From outside', players: '2–4', minutes: 5, pitch: 'Look away last.' },
  rules: async () => {
    const { game, text } = await import('@shutterbox/template');
    return { game: { ...game, id: 'outside' }, text };
  },
  bot: () => import('@shutterbox/template/bot'),
  terminal: () => import('@shutterbox/template/terminal'),
  testing: () => import('@shutterbox/template/testing'),
  book: async () => ({ default: '# Wink\n\n## In short\n\n- Look away last.\n' }),
  ui: () => import('./board.ts'),
});

export const someday = announced({
  id: 'someday',
  card: { name: 'Yawn', subtitle: 'Still asleep', players: '1–9', minutes: 600, pitch: 'Sleep longest.' },
});
