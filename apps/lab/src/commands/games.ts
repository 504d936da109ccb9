/** `games`: lists games, their options and bots, and your unfinished games. */
import { BOT_NAMES } from '@shutterbox/bots';
import { countsText, defaultOptions, list, mostSeats, optionFields, wrap } from '@shutterbox/kernel';
import { GAMES, type GameEntry } from '../games.ts';
import { fromHere, unfinishedGames } from '../play/save-folder.ts';
import { toGoOn } from '../record-file.ts';
import { columnsOf } from '../terminal/window.ts';

/** A longer example, such as a whole deck plan, would push everything else out of sight. */
const LONGEST_EXAMPLE = 400;

const INDENT = '      ';
/** Older saves are still in the folder. */
const MOST_SAVES = 10;
/** Choices of an option that fit beside its name. */
const MOST_CHOICES = 4;

export function games(): void {
  const columns = columnsOf(process.stdout);
  const lines = [
    ...GAMES.flatMap((game) => game.use((entry) => describe(entry, columns))),
    ...wrap(`${BOT_NAMES}; human for people at the same keyboard`, columns, 'Bots: ', '  '),
    ...unfinishedLines(),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Newest first, as the commands that resume them. */
function unfinishedLines(): string[] {
  const saves = unfinishedGames();
  if (saves.length === 0) return [];
  return [
    'Unfinished games:',
    ...saves.slice(0, MOST_SAVES).map(({ game, path }) => `  ${toGoOn(game, fromHere(path))}`),
  ];
}

function describe<O, S, A, E, V>({ game }: GameEntry<O, S, A, E, V>, columns: number): string[] {
  const seating = game.seats(defaultOptions(game.options));
  const most = mostSeats(seating);
  const { base = most } = seating;
  const fields = optionFields(game.options);
  return [
    `${game.id} (rules ${game.rules}), ${countsText(seating)} seats${base < most ? `; more than ${base} is beyond the base game` : ''}`,
    ...(game.options.presets ?? []).flatMap(({ id, help }) => wrap(help, columns, `  --preset ${id}  `, INDENT)),
    ...fields.flatMap(([key, field]) =>
      wrap(
        `${field.help}${allChoices(field)}${example(field)}`,
        columns,
        `  --option ${key}=${values(field)}  `,
        INDENT,
      ),
    ),
  ];
}

type Field = ReturnType<typeof optionFields>[number][1];

/** With this many choices, they are described in words. */
function isLong(field: Field): boolean {
  return field.kind === 'choice' && field.choices.length > MOST_CHOICES;
}

function allChoices(field: Field): string {
  return field.kind === 'choice' && isLong(field) ? ` One of ${list(field.choices.map(({ value }) => value))}.` : '';
}

function example(field: Field): string {
  const [sample] = field.kind === 'document' ? (field.samples ?? []) : [];
  // Spaces between the items let long examples wrap, and they are still JSON.
  if (sample === undefined) return '';
  const example = JSON.stringify(sample);
  return example.length > LONGEST_EXAMPLE ? '' : ` For example ${example.replaceAll('","', '", "')}.`;
}

/** The default comes first. */
function values(field: Field): string {
  if (isLong(field)) return `${field.default}|…`;
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
