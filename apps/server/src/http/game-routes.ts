/** The games, with their options as data from which a form can be built. */

import { type HostedGame, yes } from '@shutterbox/host';
import { defaultOptions, fewestSeats, mostSeats, optionFields, type Seating } from '@shutterbox/kernel';
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

function sidesInfo({ names, of }: NonNullable<Seating['sides']>, counts: readonly number[]) {
  return { names: [...names], ...(of === undefined ? {} : { bySeats: counts.map((seats) => [...of(seats)]) }) };
}

function seatingInfo(seating: Seating): GameInfo['seats'] {
  const { counts, base, labels, sides } = seating;
  return {
    counts: [...counts],
    min: fewestSeats(seating),
    max: mostSeats(seating),
    ...(base === undefined ? {} : { base }),
    ...(labels === undefined ? {} : { labels: [...labels] }),
    ...(sides === undefined ? {} : { sides: sidesInfo(sides, counts) }),
  };
}

function gameInfo<O, S, A, E, V>({ game }: HostedGame<O, S, A, E, V>): GameInfo {
  const seating = game.seats(defaultOptions(game.options));
  return {
    id: game.id,
    rules: game.rules,
    seats: seatingInfo(seating),
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
