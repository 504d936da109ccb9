/** `play`: a game at the terminal, against bots or with friends around one keyboard. */
import { botNamed } from '@shutterbox/bots';
import { type GameEntry, gameNamed } from '../games.ts';
import { accepted, type OptionFlags, optionsFrom, seatFrom, seatsFrom, seedFrom } from '../input.ts';
import { parseCommand } from '../play/command.ts';
import { resumed } from '../play/resume.ts';
import { fromHere } from '../play/save-folder.ts';
import { HUMAN, Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { toGoOn } from '../record-file.ts';
import { Keyboard } from '../terminal/keyboard.ts';
import { Screen } from '../terminal/screen.ts';
import { UsageError } from '../usage-error.ts';

const USUAL_BOT = 'mcts:500';

export interface PlayFlags extends OptionFlags {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly as?: string;
  /** True for the newest save. */
  readonly resume?: string | true;
}

export function play(id: string, flags: PlayFlags): Promise<void> {
  return gameNamed(id).use((entry) => {
    const session = flags.resume === undefined ? newSession(entry, flags) : resumedSession(entry, flags, flags.resume);
    return playAt(session);
  });
}

function newSession<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, flags: PlayFlags): Session<O, S, A, E, V> {
  const options = optionsFrom(entry.game, flags);
  const bots = flags.bots === undefined ? [USUAL_BOT] : flags.bots.split(',').map((name) => name.trim());
  for (const name of bots) if (name !== HUMAN) accepted(botNamed(name));
  const seats = seatsFrom(entry.game, options, flags.seats ?? String(Math.max(2, bots.length + 1)));
  if (bots.length >= seats) {
    throw new UsageError(`With ${seats} seats, ${seats - 1} can play with you, not ${bots.length}.`);
  }
  const own = flags.as === undefined ? 0 : seatFrom(flags.as, seats);
  const others = Array.from({ length: seats - 1 }, (_, i) => bots[i % bots.length] as string);
  const players = [...others.slice(0, own), HUMAN, ...others.slice(own)];
  return Session.begin(
    entry,
    flags.seed === undefined ? { options, players } : { options, players, seed: seedFrom(flags.seed) },
  );
}

function resumedSession<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  { seats, bots, seed, as, preset, option = [] }: PlayFlags,
  path: string | true,
): Session<O, S, A, E, V> {
  if ([seats, bots, seed, as, preset, ...option].some((flag) => flag !== undefined))
    throw new UsageError('--resume continues the game as it was saved, so it takes no other options.');
  return resumed(entry, path === true ? undefined : path);
}

async function playAt<O, S, A, E, V>(session: Session<O, S, A, E, V>): Promise<void> {
  const keyboard = new Keyboard(process.stdin, process.stdout, (line) => parseCommand(line).type === 'quit');
  const screen = new Screen(process.stdout, () => keyboard.again());
  const table = new Table(session, keyboard, screen, notices(session));
  try {
    const end = await table.run();
    if (end === 'over') await table.showEnd(await session.finish());
    else screen.add(() => farewell(session));
  } finally {
    keyboard.close();
    screen.close();
    session.file.close();
  }
}

function notices<O, S, A, E, V>({ fairness }: Session<O, S, A, E, V>): string[] {
  if (fairness === undefined) return [];
  return [
    `The dice come from a secret with the SHA-256 ${fairness.commitment}. The record reveals the secret when the game is over.`,
  ];
}

function farewell<O, S, A, E, V>({ file, entry }: Session<O, S, A, E, V>): string[] {
  const { path, exists, problem } = file;
  if (problem !== undefined) return ['', `The game could not be saved: ${problem}.`];
  if (!exists) return ['', 'You have not answered anything yet, so nothing was saved.'];
  return ['', 'The game is saved. To continue:', `  ${toGoOn(entry.game.id, fromHere(path))}`];
}
