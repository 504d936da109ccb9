import type { Bot } from './bot.ts';
import { halve } from './halving/search.ts';

/** The same answer for the same seed, however fast the machine. */
export function halvingByPlayouts(playouts: number): Bot {
  return {
    name: `halving:${playouts}`,
    choose: (question) => halve(question, { used: (done) => done / playouts, playouts }),
  };
}

/** This many playouts, or fewer if they are slow, so that nobody waits longer. */
export function halvingWithin(playouts: number, milliseconds: number, now: () => number): Bot {
  return {
    name: `halving:${playouts}:${milliseconds}ms`,
    choose: (question) => {
      const start = now();
      return halve(question, {
        used: (done) => Math.max(done / playouts, (now() - start) / milliseconds),
        playouts,
      });
    },
  };
}

/** As many playouts as fit into the time. */
export function halvingByTime(milliseconds: number, now: () => number): Bot {
  return {
    name: `halving:${milliseconds}ms`,
    choose: (question) => {
      const start = now();
      return halve(question, { used: () => (now() - start) / milliseconds, playouts: Number.POSITIVE_INFINITY });
    },
  };
}
