/** The games, with their options as data: a form can be made from it. */

import { type HostedGame, yes } from '@shutterbox/host';
import { defaultOptions, optionFields } from '@shutterbox/kernel';
import { type GameInfo, gameList } from '@shutterbox/protocol';
import { GAMES } from '../games.ts';
import { type Route, route } from './route.ts';

export function gameRoutes(): readonly Route[] {
  const games = GAMES.map((game) => game.use(gameInfo));
  return [
    route({
      method: 'GET',
      path: '/games',
      summary: 'The games with their seats, options and presets.',
      reply: gameList,
      run: async () => yes({ games }),
    }),
  ];
}

function gameInfo<O, S, A, E, V>({ game }: HostedGame<O, S, A, E, V>): GameInfo {
  const { min, max, labels } = game.seats(defaultOptions(game.options));
  return {
    id: game.id,
    rules: game.rules,
    seats: { min, max, ...(labels === undefined ? {} : { labels: [...labels] }) },
    options: optionFields(game.options).map(([name, field]) => {
      if (field.kind !== 'document') return { name, ...field };
      const { kind, label, help, maxLength } = field;
      return { name, kind, label, help, maxLength, default: field.default };
    }),
    presets: (game.options.presets ?? []).map(({ id, label, help, options }) => ({
      id,
      label,
      help,
      options: { ...options },
    })),
  };
}
