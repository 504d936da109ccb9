/** What could have come of an entry: the mean of the chances over results that are drawn again. */
import { type GameDefinition, type MatchRecord, SeededChance, searchContext } from '@shutterbox/kernel';
import type { Eye } from './chances.ts';
import type { Chancy } from './line.ts';
import { Mean } from './mean.ts';
import { AfterAll, Odometer } from './streams.ts';

/** Up to this many possible results, all are counted. */
const MOST_COUNTED = 72;

export class Redraws<O, S, A, E, V> {
  mean: Mean;
  private readonly game: GameDefinition<O, S, A, E, V>;
  private readonly eye: Eye<O, S, A, E, V>;
  private readonly record: MatchRecord<O, A>;
  private readonly entry: Chancy<S, A>;
  /** This many results stay as they were. */
  private readonly kept: number;
  private readonly chance: SeededChance;

  constructor(
    game: GameDefinition<O, S, A, E, V>,
    eye: Eye<O, S, A, E, V>,
    record: MatchRecord<O, A>,
    entry: Chancy<S, A>,
    kept: number,
    seed: number,
  ) {
    this.game = game;
    this.eye = eye;
    this.record = record;
    this.entry = entry;
    this.kept = kept;
    this.chance = new SeededChance(seed, entry.entry, kept);
    this.mean = new Mean(eye.sides, false);
  }

  /** Counts all possible results, if there are few enough. */
  count(): void {
    this.mean = this.counted() ?? this.mean;
  }

  /** Draws again this many times. */
  sample(times: number): void {
    for (let i = 0; i < times; i++) this.mean.add(this.chancesWith(this.chance));
  }

  /** Undefined if there are too many possible results. */
  private counted(): Mean | undefined {
    const possible = this.entry.sizes.slice(this.kept).reduce((product, size) => product * size, 1);
    if (possible > MOST_COUNTED) return undefined;
    const mean = new Mean(this.eye.sides, true);
    const all = new Odometer();
    do {
      // What came may have had few results, and what could have come may have many.
      if (mean.count === MOST_COUNTED) return undefined;
      const chances = this.chancesWith(all);
      mean.add(chances, all.weight);
    } while (all.next());
    return mean;
  }

  private chancesWith(then: { int(n: number): number }): number[] {
    const { asked, results } = this.entry;
    const cx = searchContext(new AfterAll(results, this.kept, then));
    if (asked === null) return this.eye.chances(this.game.setup(this.record.seats, this.record.options, cx));
    const state = this.game.clone(asked.before);
    this.game.apply(state, asked.decision, asked.action, cx);
    return this.eye.chances(state);
  }
}
