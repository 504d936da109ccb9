/** `laws`: the law suite of the kernel, at any length. */
import {
  checkLaws,
  LAW_IDS,
  LAW_TITLES,
  type LawPlan,
  type LawReport,
  type LawSubject,
  type Violation,
} from '@shutterbox/kernel/laws';
import { GAMES, gameNamed, type ListedGame } from '../games.ts';
import { type OptionFlags, optionsFrom, seedFrom, wholeNumber } from '../input.ts';
import { type Progress, progressOf } from '../progress.ts';
import { printTable } from '../table.ts';

const MOST_GAMES = 1_000_000;
const MOST_STATES_BETWEEN = 1_000;
const MOST_GUESSES = 10_000;
/** Search would take most of the time of a long game. */
const SEARCHED = 200;

export interface LawFlags extends OptionFlags {
  readonly games: string;
  readonly seed: string;
  readonly oneStateIn: string;
  readonly guesses: string;
}

/** Whether all the games keep the laws. */
export function laws(ids: readonly string[], flags: LawFlags, games: readonly ListedGame[] = GAMES): boolean {
  const chosen = ids.length === 0 ? games : ids.map((id) => gameNamed(id, games));
  const rounds = wholeNumber('--games', flags.games, 1, MOST_GAMES);
  const seed = seedFrom(flags.seed);
  const oneStateIn = wholeNumber('--one-state-in', flags.oneStateIn, 1, MOST_STATES_BETWEEN);
  const guessesACheck = wholeNumber('--guesses', flags.guesses, 0, MOST_GUESSES);
  const plan = { seed, games: rounds, oneStateIn, guessesACheck, searched: SEARCHED };
  const kept = chosen.map((game) => game.use((entry) => hold(entry, plan, flags)));
  return kept.every((good) => good);
}

function hold<O, S, A, E, V>(subject: LawSubject<O, S, A, E, V>, plan: LawPlan, flags: LawFlags): boolean {
  const { id } = subject.game;
  const isGiven = flags.preset !== undefined || flags.option !== undefined;
  const only = isGiven ? optionsFrom(subject.game, flags) : undefined;
  let progress: Progress | undefined;
  const onGame = (done: number, of: number) => {
    progress ??= progressOf(of, `games of ${id}`);
    progress.at(done);
  };
  const now = () => performance.now();
  const since = now();
  const report = checkLaws(subject, { ...plan, onGame, now }, only);
  const took = now() - since;
  progress?.stop();
  print(id, report, took, plan, flags);
  return report.violations.length === 0;
}

function print(
  id: string,
  { games, actions, tally, violations }: LawReport,
  took: number,
  { oneStateIn }: LawPlan,
  flags: OptionFlags,
): void {
  process.stdout.write(`${id}: ${games} games, ${actions} actions, ${(took / 1000).toFixed(1)} s\n`);
  const share = (time: number) => `${Math.round((100 * time) / took)}%`;
  const held = LAW_IDS.reduce((sum, law) => sum + tally.time[law], 0);
  printTable(
    ['law', 'checks', 'of the time'],
    [
      ...LAW_IDS.map((law) => [LAW_TITLES[law], String(tally.checks[law]), share(tally.time[law])]),
      ['(playing the games)', String(actions), share(took - held)],
    ],
  );
  for (const violation of violations)
    process.stdout.write(`${sentenceOf(id, violation)}\n${again(id, violation.seed, oneStateIn)}${given(flags)}\n`);
  if (violations.length === 0) process.stdout.write(`${id} keeps all laws.\n`);
}

function sentenceOf(id: string, { law, message, seed, seats, options, action }: Violation): string {
  const where = `seed ${seed}, ${seats} seats, options ${options}, after ${action} actions`;
  return `${id} breaks the law '${law}' (${LAW_TITLES[law]}): ${message} (${where}).`;
}

function again(id: string, seed: number, oneStateIn: number): string {
  return `To reproduce it: npx shutterbox laws ${id} --games 1 --seed ${seed} --one-state-in ${oneStateIn}`;
}

function given({ preset, option = [] }: OptionFlags): string {
  const words = [
    ...(preset === undefined ? [] : ['--preset', preset]),
    ...option.flatMap((each) => ['--option', each]),
  ];
  return words.map((word) => ` ${word}`).join('');
}
