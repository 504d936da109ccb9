/** How long the levels think: CPU time of every answer in whole games of each level against itself. */
import { botNamed } from '@shutterbox/bots';
import { fewestSeats, LEVELS, type Level } from '@shutterbox/kernel';
import { cpuWatch } from './cpu.ts';
import type { GameEntry } from './games.ts';
import { accepted } from './input.ts';
import { mean } from './mean.ts';
import { selfPlay } from './self-play.ts';

const MILLISECONDS = 1e3;

export interface AnswerTime {
  readonly level: Level;
  /** Questions with more than one answer. */
  readonly answers: number;
  readonly meanMs: number;
  readonly longestMs: number;
}

export function answerTimes<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  options: O,
  games: number,
): readonly AnswerTime[] {
  const seats = fewestSeats(entry.game.seats(options));
  return LEVELS.map((level) => {
    const careful = accepted(botNamed(level));
    const times: number[] = [];
    const choose: typeof careful.choose = (question) => {
      const cpu = cpuWatch();
      const action = careful.choose(question);
      if (question.legal.length > 1) times.push(MILLISECONDS * cpu());
      return action;
    };
    for (let seed = 1; seed <= games; seed++)
      Array.from(selfPlay(entry, { bot: { name: level, choose }, seats, options, seed }));
    return { level, answers: times.length, meanMs: mean(times), longestMs: Math.max(0, ...times) };
  });
}
