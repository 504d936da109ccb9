/** The kernel's match of a table as storage has it: loaded from a checkpoint and the entries after it. */
import {
  arrangedSource,
  CHECKPOINT_FORMAT,
  type Chance,
  type ChanceSource,
  type Checkpoint,
  decodeOptions,
  type Entry,
  fairSource,
  Match,
  type MatchResult,
  ScriptedChance,
} from '@shutterbox/kernel';
import { noncesOf } from './fairness.ts';
import type { HostedGame } from './games.ts';
import type { Past } from './past.ts';
import type { EntryRow, MatchHead, MatchStorage, SeatRow } from './storage.ts';

/** Entries after which a new checkpoint is worth writing. */
const CHECKPOINT_EVERY = 50;

export class LiveMatch<O, S, A, E, V> {
  readonly match: Match<O, S, A, E, V>;
  private checkpointed: number;

  private constructor(match: Match<O, S, A, E, V>, checkpointed: number) {
    this.match = match;
    this.checkpointed = checkpointed;
  }

  /** A new match: set-up is done, nothing is written yet. */
  static start<O, S, A, E, V>(hosted: HostedGame<O, S, A, E, V>, head: MatchHead, seats: readonly SeatRow[]) {
    const { game } = hosted;
    return new LiveMatch(new Match(game, startOf(game, head), sourceOf(hosted, head, seats)), -1);
  }

  static async load<O, S, A, E, V>(
    hosted: HostedGame<O, S, A, E, V>,
    head: MatchHead,
    seats: readonly SeatRow[],
    storage: MatchStorage,
  ): Promise<LiveMatch<O, S, A, E, V>> {
    const kept = await storage.checkpoint(head.id);
    const checkpoint = readCheckpoint<S>(kept?.checkpoint);
    const rows = await storage.entries(head.id, checkpoint === undefined ? 0 : checkpoint.number + 1);
    return LiveMatch.of(hosted, head, seats, rows, checkpoint);
  }

  /** The match after an entry, with all its entries or from a saved point. */
  static async at<O, S, A, E, V>(
    hosted: HostedGame<O, S, A, E, V>,
    head: MatchHead,
    seats: readonly SeatRow[],
    storage: MatchStorage,
    last: number,
    past?: Past<S>,
  ): Promise<Match<O, S, A, E, V>> {
    const checkpoint = past?.before(last);
    const rows = await storage.entries(head.id, checkpoint === undefined ? 0 : checkpoint.number + 1, last);
    return LiveMatch.of(hosted, head, seats, rows, checkpoint, past).match;
  }

  private static of<O, S, A, E, V>(
    hosted: HostedGame<O, S, A, E, V>,
    head: MatchHead,
    seats: readonly SeatRow[],
    rows: readonly EntryRow[],
    checkpoint: Checkpoint<S> | undefined,
    past?: Past<S>,
  ): LiveMatch<O, S, A, E, V> {
    const results = new Map(rows.map(({ number, entry }) => [number, chanceOf(entry as Entry<A>)]));
    const { game } = hosted;
    const fresh = sourceOf(hosted, head, seats);
    const source = (number: number): Chance => {
      const known = results.get(number);
      return known === undefined ? fresh(number) : new ScriptedChance(known);
    };
    const live = new LiveMatch(
      new Match(game, startOf(game, head), source, checkpoint),
      checkpoint === undefined ? -1 : checkpoint.number,
    );
    live.replay(game, rows, past);
    return live;
  }

  private replay(game: HostedGame<O, S, A, E, V>['game'], rows: readonly EntryRow[], past?: Past<S>): void {
    for (const { number, entry } of rows) {
      if (number === 0) continue;
      const result = this.redo(game, entry as Entry<A>);
      if (!result.ok)
        throw new Error(`Entry ${number} of match ${this.match.id} does not replay: ${result.rejection.code}`);
      const place = past?.isDue(number) === true ? this.match.checkpoint : undefined;
      if (place !== undefined) past?.keep(place);
    }
  }

  private redo(game: HostedGame<O, S, A, E, V>['game'], entry: Entry<A>): MatchResult<A, E> {
    if (entry.kind !== 'answer') return this.match.redo(entry);
    const action = game.decodeAction(entry.action);
    if (action === undefined)
      throw new Error(`Entry ${entry.number} of match ${this.match.id} has no action of ${game.id}.`);
    return this.match.redo({ ...entry, action });
  }

  /** A checkpoint, if the last one is old and nothing can be undone. */
  dueCheckpoint(): { readonly number: number; readonly checkpoint: Checkpoint<S> } | undefined {
    if (this.match.number - this.checkpointed < CHECKPOINT_EVERY) return undefined;
    const { checkpoint } = this.match;
    if (checkpoint === undefined) return undefined;
    this.checkpointed = checkpoint.number;
    return { number: checkpoint.number, checkpoint };
  }
}

function sourceOf<O, S, A, E, V>(
  { source }: HostedGame<O, S, A, E, V>,
  head: MatchHead,
  seats: readonly SeatRow[],
): ChanceSource {
  if (source !== undefined) return source;
  const fair = fairSource(head.secret, head.id, noncesOf(seats));
  const { arranged } = head;
  return arranged === undefined ? fair : arrangedSource(arranged.seed, arranged.last, fair);
}

/** Checkpoints of older versions are ignored: the match is then replayed from the start. */
function readCheckpoint<S>(stored: unknown): Checkpoint<S> | undefined {
  const checkpoint = stored as Checkpoint<S> | undefined;
  return checkpoint?.format === CHECKPOINT_FORMAT ? checkpoint : undefined;
}

function startOf<O, S, A, E, V>(game: HostedGame<O, S, A, E, V>['game'], head: MatchHead) {
  const options = decodeOptions(game.options, head.options);
  if (!options.ok) throw new Error(`The options of match ${head.id} are broken: ${options.problem}`);
  return { id: head.id, seats: head.seats, options: options.value };
}

function chanceOf<A>(entry: Entry<A>): readonly number[] {
  return entry.kind === 'undo' ? [] : entry.chance;
}
