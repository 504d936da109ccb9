/** The commands of `shutterbox`, and their exit codes. */
import { list } from '@shutterbox/kernel';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type AnalyseFlags, analyse, DEFAULT_REDRAWS } from './commands/analyse.ts';
import { assignments } from './commands/assignments.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { duel } from './commands/duel.ts';
import { games } from './commands/games.ts';
import { judge } from './commands/judge.ts';
import { type LawFlags, laws } from './commands/laws.ts';
import { EVERY_LEVEL, loss } from './commands/loss.ts';
import { luck } from './commands/luck.ts';
import { play } from './commands/play.ts';
import { type ReplayFlags, replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { isSystemError, reasonOf } from './files.ts';
import { plain } from './terminal/plain.ts';
import { FailedCheck, InputError, UsageError } from './usage-error.ts';

const STATUS_FAILED = 1;
const STATUS_BAD_INPUT = 2;

function collect(word: string, words: readonly string[] = []): readonly string[] {
  return [...words, word];
}

const PRESET = ['--preset <id>', 'a set of options; --option changes single ones'] as const;
const OPTION = ['--option <key=value>', 'an option of the game (repeatable)', collect] as const;

function newProgram(fail: (status: number) => void): Command {
  const program = new Command('npx shutterbox')
    .description('Tabletop games: play, simulate, check and replay them.')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError(false)
    .helpCommand(false);
  addPlay(program);
  addSim(program);
  addDuel(program);
  addLuck(program);
  addJudge(program);
  addLaws(program, fail);
  addReplay(program);
  addAnalyse(program);
  addVerify(program);
  addBench(program);
  addLoss(program);
  addAssignments(program);
  addUpkeep(program);
  addHelp(program);
  addGames(program);
  return program;
}

function addPlay(program: Command): void {
  program
    .command('play')
    .description('Play a game at this terminal.')
    .argument('<game>')
    .option('--seats <n>', 'players at the table')
    .option('--bots <names>', 'who plays with you, such as greedy,mcts:500ms,human; repeated to fill the seats')
    .option('--seed <s>', 'the same seed gives the same dice (default: fair dice)')
    .option('--as <seat>', 'your seat, counted from 0: seat 0 is Player 1')
    .option(...PRESET)
    .option(...OPTION)
    .option('--resume [file]', 'continue a saved game (default: the newest)')
    .action(play);
}

function addSim(program: Command): void {
  program
    .command('sim')
    .description('Play many games between bots.')
    .argument('<game>')
    .option('--games <n>', 'number of games', '100')
    .option('--seats <n>', 'players at the table (default: the fewest)')
    .option('--bots <names>', 'such as random,greedy,mcts:2000,mcts:500ms; repeated to fill the seats', 'random')
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .option('--threads <t>', 'worker threads (they do not change the results)')
    .option(...PRESET)
    .option(...OPTION)
    .option('--record <dir>', 'write a record of every game into this folder')
    .option('--adjust-luck', 'report the shares without luck, too')
    .option('--json', 'print only one JSON object')
    .action(sim);
}

function addDuel(program: Command): void {
  program
    .command('duel')
    .description('Find out which of two bots is stronger.')
    .argument('<game>')
    .requiredOption('--bots <a,b>', 'the two bots')
    .option('--seats <n>', 'an even number of players; the bots alternate')
    .option('--seed <s>', 'the seed of the first pair of games', '1')
    .option('--max-games <n>', 'stop after this many games', '10000')
    .option('--minutes <m>', 'stop after this many CPU minutes, over all threads')
    .option('--threads <t>', 'worker threads')
    .option(...PRESET)
    .option(...OPTION)
    .option('--adjust-luck', 'decide by the result without luck, which takes fewer games')
    .option('--json', 'print only one JSON object')
    .action(duel);
}

function addLuck(program: Command): void {
  program
    .command('luck')
    .description('Measure how much of the results luck explains.')
    .argument('<game>')
    .option('--games <n>', 'number of games', '300')
    .option('--seats <n>', 'players at the table (default: the fewest)')
    .option('--bots <names>', 'two or more; name a bot twice to play it against itself', 'greedy,greedy')
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .option('--redraws <n>', 'results to draw again in each game', '1000')
    .option('--fit', "fit the slope and the factor to these games, instead of the game's own")
    .option(...PRESET)
    .option(...OPTION)
    .option('--json', 'print only one JSON object')
    .action(luck);
}

function addJudge(program: Command): void {
  program
    .command('judge')
    .description('Test whether their mistakes put bots of known strength in the right order.')
    .argument('<game>')
    .requiredOption('--bots <names>', 'the weakest first')
    .option('--games <n>', 'games for each pair of bots', '10')
    .option('--seats <n>', 'players at the table (default: the fewest)')
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .option('--tries <n>', 'tries for each answer', '32')
    .option('--one-in <n>', 'look at one decision in n', '1')
    .option('--minutes <m>', 'stop after this many CPU minutes')
    .option(...PRESET)
    .option(...OPTION)
    .option('--json', 'print only one JSON object')
    .action(judge);
}

function addLaws(program: Command, fail: (status: number) => void): void {
  program
    .command('laws')
    .description('Check games against the laws of the kernel.')
    .argument('[games...]', 'which games (default: all)')
    .option('--games <n>', 'games for each option set and number of seats', '1')
    .option('--seed <s>', 'the seed of the first game', '1')
    .option(
      '--one-state-in <n>',
      'check one state in n (more games find more faults than more states of one game)',
      '4',
    )
    .option('--guesses <n>', 'guesses for each one checked, to see that the truth can be reached', '50')
    .option('--preset <id>', 'only this set of options, not all; --option changes single ones')
    .option(OPTION[0], 'only with this option of the game (repeatable)', collect)
    .action((ids: readonly string[], flags: LawFlags) => {
      if (!laws(ids, flags)) fail(STATUS_FAILED);
    });
}

function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Check a record and show it.')
    .argument('<file>')
    .option('--to <n>', 'stop at this entry')
    .option('--as <seat>', 'as this seat saw it, counted from 0: seat 0 is Player 1 (default: a spectator)')
    .action((file: string, flags: ReplayFlags) => replay(file, flags));
}

function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('Show what decided the matches of some records: the chances to win, and the luck.')
    .argument('<files...>')
    .option('--redraws <n>', 'results to draw again in each match', DEFAULT_REDRAWS)
    .option('--seed <s>', 'the same seed gives the same report', '1')
    .option('--json', 'print only one JSON array')
    .action((files: readonly string[], flags: AnalyseFlags) => analyse(files, flags));
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('Check the dice of a record against its revealed secret.')
    .argument('<file>')
    .action(verify);
}

function addBench(program: Command): void {
  program
    .command('bench')
    .description('Measure the speed of the rules and of search.')
    .argument('[games...]', 'which games (default: all)')
    .option('--seconds <s>', 'CPU seconds for each measurement of play', '1')
    .option('--levels <n>', 'also time every answer of the four levels in this many games of each')
    .option(...PRESET)
    .option(...OPTION)
    .option('--json', 'print only one JSON array')
    .action(bench);
}

function addLoss(program: Command): void {
  program
    .command('loss')
    .description('Measure how far bots fall short of the best, where it can be worked out.')
    .argument('<game>')
    .option('--games <n>', 'games of each bot against itself', '20')
    .option('--bots <names>', 'the bots to measure', EVERY_LEVEL)
    .option('--seed <s>', 'the seed of the first game', '1')
    .option(...PRESET)
    .option(...OPTION)
    .option('--json', 'print only one JSON object')
    .action(loss);
}

function addAssignments(program: Command): void {
  program
    .command('assignments')
    .description("Compare the wildlife game's assignments: what players score with each of them.")
    .option('--games <n>', 'games with two seats', '20')
    .option('--bot <name>', 'the bot that plays', 'greedy')
    .option('--seed <s>', 'the seed of the first game', '1')
    .option('--json', 'print only one JSON object')
    .action(assignments);
}

/** The settings are the server's: DATA_DIR or DATABASE_URL, from the environment or `.env`. */
function addUpkeep(program: Command): void {
  program
    .command('backup')
    .description("Save all of the server's data into a file. The server can keep running.")
    .argument('<file>', 'such as shutterbox.backup.gz; an existing file is replaced once the new one is complete')
    .action((file: string) => backup(file));
  program
    .command('restore')
    .description('Restore a backup into an empty store.')
    .argument('<file>')
    .action((file: string) => restore(file));
}

function addHelp(program: Command): void {
  program
    .command('help')
    .description('Show help for a command.')
    .argument('[command]')
    .action((name?: string) => {
      const found = name === undefined ? program : program.commands.find((command) => command.name() === name);
      if (found === undefined) throw new InputError(noSuchCommand(name ?? '', program));
      found.outputHelp();
    });
}

function addGames(program: Command): void {
  program
    .command('games')
    .description('List the games and their options, the bots, and your unfinished games.')
    .action(games);
}

function noSuchCommand(name: string, program: Command): string {
  return `There is no command '${name}'; the commands are ${list(program.commands.map((command) => command.name()))}.`;
}

/** What went wrong, in a sentence, and the exit status; undefined for a bug of ours. */
function complaintOf(error: unknown, words: readonly string[], program: Command): [string, number] | undefined {
  if (error instanceof FailedCheck) return [error.message, STATUS_FAILED];
  if (error instanceof InputError) return [error.message, STATUS_BAD_INPUT];
  if (error instanceof UsageError) return [withHint(error.message, words, program), STATUS_BAD_INPUT];
  if (error instanceof CommanderError) return [withHint(sentenceOf(error, program), words, program), STATUS_BAD_INPUT];
  if (!isSystemError(error)) return undefined;
  const where = error.path === undefined ? '' : ` (${error.path})`;
  return [`Error: ${reasonOf(error)}${where}.`, STATUS_BAD_INPUT];
}

/** Sentences that already list every choice need no hint. */
function withHint(sentence: string, words: readonly string[], program: Command): string {
  if (sentence.includes(';')) return sentence;
  const command = program.commands.find((each) => each.name() === words[0]);
  const help = command === undefined ? 'help' : `help ${command.name()}`;
  return `${sentence.replace(/\.$/, '')}; see npx shutterbox ${help}.`;
}

/** A complaint of the command-line parser as a sentence of ours. */
function sentenceOf(error: CommanderError, program: Command): string {
  const words = error.message.replace(/^error: /, '').split('\n')[0] ?? '';
  const [, unknown] = /^unknown command '(.*)'/.exec(words) ?? [];
  if (unknown !== undefined) return noSuchCommand(unknown, program);
  const sentence = words.replace('. Expected', ': expected').replace(/\.$/, '');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Runs the command; returns the exit status. */
export async function shutterbox(words: readonly string[]): Promise<number> {
  let status = 0;
  const program = newProgram((failed) => {
    status = failed;
  });
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const complaint = complaintOf(error, words, program);
    if (complaint === undefined) throw error;
    const [sentence, bad] = complaint;
    process.stderr.write(`${plain(sentence)}\n`);
    return bad;
  }
}
