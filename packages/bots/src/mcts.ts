import type { Bot } from './bot.ts';
import { search } from './ismcts/search.ts';

/** The same answer for the same seed, however fast the machine. */
export function mctsByIterations(iterations: number): Bot {
  return {
    name: `mcts:${iterations}`,
    choose: (question) => search(question, { goesOn: (done) => done < iterations, effort: iterations }),
  };
}

/** This many iterations, or fewer if they are slow, so that nobody waits longer. */
export function mctsWithin(iterations: number, milliseconds: number, now: () => number): Bot {
  return {
    name: `mcts:${iterations}:${milliseconds}ms`,
    choose: (question) => {
      const end = now() + milliseconds;
      return search(question, { goesOn: (done) => done < iterations && now() < end, effort: iterations });
    },
  };
}

/** Reading the clock costs as much as a short playout, so it is read only every few iterations. */
const ITERATIONS_A_LOOK = 8;

/** As many iterations as fit into the time. */
export function mctsByTime(milliseconds: number, now: () => number): Bot {
  return {
    name: `mcts:${milliseconds}ms`,
    choose: (question) => {
      const end = now() + milliseconds;
      const goesOn = (done: number) => done % ITERATIONS_A_LOOK !== 0 || now() < end;
      return search(question, { goesOn, effort: Number.POSITIVE_INFINITY });
    },
  };
}
