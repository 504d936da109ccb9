/** `games`: which games there are, and what can be set. */
import { defaultOptions, optionFields } from '@shutterbox/kernel';
import { GAMES, type GameEntry } from '../games.ts';

export function games(): void {
  for (const game of GAMES) process.stdout.write(`${game.use(describe).join('\n')}\n`);
}

function describe<O, S, A, E, V>({ game }: GameEntry<O, S, A, E, V>): string[] {
  const { min, max } = game.seats(defaultOptions(game.options));
  const fields = optionFields(game.options);
  return [
    `${game.id} (rules ${game.rules}), ${min} to ${max} seats`,
    ...fields.map(([key, field]) => `  --option ${key}=${values(field)}  ${field.help}`),
  ];
}

type Field = ReturnType<typeof optionFields>[number][1];

/** The default comes first. */
function values(field: Field): string {
  switch (field.kind) {
    case 'boolean':
      return `${field.default}|${!field.default}`;
    case 'integer':
      return `${field.default} (${field.min} to ${field.max})`;
    case 'choice':
      return [
        field.default,
        ...field.choices.map(({ value }) => value).filter((value) => value !== field.default),
      ].join('|');
    case 'document':
      return 'JSON';
  }
}
