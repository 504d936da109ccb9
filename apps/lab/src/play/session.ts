/** A game between people at this terminal and bots: the match, who plays, what was heard, and the file it is kept in. */
import { randomBytes, randomInt } from 'node:crypto';
import {
  commitmentTo,
  type Decoded,
  does,
  type Entry,
  exportRecord,
  type Fairness,
  heard,
  Match,
  type MatchResult,
  type Observer,
  type Question,
  type Rejection,
  render,
  SeededChance,
  type Step,
  say,
  type Words,
} from '@shutterbox/kernel';
import type { GameEntry } from '../games.ts';
import { type ChanceOrigin, newSave, newSecret, type Save, type StandingAnswer, sourceOf } from './save.ts';
import { SaveFile } from './save-file.ts';
import { recordPath, savePath } from './save-folder.ts';

export const HUMAN = 'human';

const ID_BYTES = 4;
const NONCE_BYTES = 8;
const SEEDS = 0x7fffffff;

export interface SessionStart<O> {
  readonly options: O;
  /** 'human' or a bot's name, one a seat. */
  readonly players: readonly string[];
  /** Chance is fair without one. */
  readonly seed?: number;
}

interface SessionParts<O, S, A, E, V> {
  readonly match: Match<O, S, A, E, V>;
  readonly players: readonly string[];
  readonly origin: ChanceOrigin;
  readonly nonces: readonly string[];
  readonly botSeed: number;
  readonly standing: readonly StandingAnswer[];
  readonly file: SaveFile;
}

type Undone =
  | { readonly ok: true /** Standing answers that would have given the same again. */; readonly off: readonly string[] }
  | {
      readonly ok: false;
      readonly rejection: Rejection /** How many could be taken back. */;
      readonly possible: number;
    };

/** Where a finished game is, or why it is nowhere. */
export interface Finished {
  readonly path: string;
  readonly problem: string | undefined;
}

export class Session<O, S, A, E, V> {
  readonly entry: GameEntry<O, S, A, E, V>;
  readonly match: Match<O, S, A, E, V>;
  readonly players: readonly string[];
  /** Whose side the end is shown from. */
  readonly onlooker: Observer;
  readonly file: SaveFile;
  /** The seats of the people. */
  readonly humans: readonly number[];
  private readonly parts: SessionParts<O, S, A, E, V>;
  private readonly heard = new Map<Observer, string[]>();
  private standing: readonly StandingAnswer[];
  /** Once a person has answered: nobody misses a game that was only looked at. */
  private worthKeeping: boolean;

  private constructor(entry: GameEntry<O, S, A, E, V>, parts: SessionParts<O, S, A, E, V>) {
    const humans = parts.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
    const [only] = humans;
    this.entry = entry;
    this.parts = parts;
    this.match = parts.match;
    this.players = parts.players;
    this.standing = parts.standing;
    this.file = parts.file;
    this.humans = humans;
    this.worthKeeping = parts.file.exists;
    this.onlooker = only !== undefined && humans.length === 1 ? only : 'spectator';
    for (const observer of [...humans, this.onlooker]) this.heard.set(observer, []);
    this.hear(parts.match.setupStep);
  }

  static begin<O, S, A, E, V>(
    entry: GameEntry<O, S, A, E, V>,
    { options, players, seed }: SessionStart<O>,
  ): Session<O, S, A, E, V> {
    const id = `${entry.game.id}-${randomBytes(ID_BYTES).toString('hex')}`;
    const origin: ChanceOrigin = seed === undefined ? { secret: newSecret() } : { seed };
    const nonces = players.map(() => randomBytes(NONCE_BYTES).toString('hex'));
    const match = new Match(entry.game, { id, seats: players.length, options }, sourceOf(origin, id, nonces));
    const botSeed = seed ?? randomInt(SEEDS);
    const file = new SaveFile(savePath(id), false);
    return new Session(entry, { match, players, origin, nonces, botSeed, standing: [], file });
  }

  /** Plays a saved game again, by its own chance, up to where it was left. */
  static resume<O, S, A, E, V>(
    entry: GameEntry<O, S, A, E, V>,
    { record, players, origin, botSeed, standing }: Save<O, A>,
    file: SaveFile,
  ): Decoded<Session<O, S, A, E, V>> {
    const { match: id, seats, options } = record;
    const nonces = record.fairness?.nonces ?? players.map(() => '');
    const match = new Match(entry.game, { id, seats, options }, sourceOf(origin, id, nonces));
    const session = new Session(entry, { match, players, origin, nonces, botSeed, standing, file });
    for (const made of record.entries) {
      const problem = session.repeat(made);
      if (problem !== undefined) return { ok: false, problem: `entry ${made.number}: ${problem}` };
    }
    return { ok: true, value: session };
  }

  private repeat(made: Entry<A>): string | undefined {
    const { match } = this;
    if (made.kind === 'setup') return sameChance(made, match.setupStep.entry);
    const result =
      made.kind === 'undo'
        ? match.undo(made.seat, made.takesBack.length)
        : match.answer(made.seat, made.decision, made.action);
    if (!result.ok) return `the rules refuse it (${result.rejection.code}).`;
    for (const step of result.steps) this.hear(step);
    return sameChance(made, match.entries[made.number]);
  }

  /** What is published of the secret beforehand; none with a seed. */
  get fairness(): Fairness | undefined {
    const { origin, nonces } = this.parts;
    return 'secret' in origin ? { commitment: commitmentTo(origin.secret), nonces } : undefined;
  }

  /** Everything that an observer has heard, in words. */
  log(observer: Observer): readonly string[] {
    return this.heard.get(observer) ?? [];
  }

  /** Bots first: then nobody waits for a bot after having answered. */
  nextQuestion(): Question {
    const asked = this.match.pending().filter(({ optional }) => optional !== true);
    const next = asked.find(({ seat }) => this.players[seat] !== HUMAN) ?? asked[0];
    if (next === undefined) throw new Error(`${this.entry.game.id} asks nothing, and yet it is not over.`);
    return next;
  }

  /** Of a bot's chance for the question that is open now. */
  botSeed(): number {
    return new SeededChance(this.parts.botSeed, this.match.number).int(SEEDS);
  }

  answer(decision: Question, action: A): void {
    this.worthKeeping ||= this.players[decision.seat] === HUMAN;
    const rejection = this.take(this.match.answer(decision.seat, decision.id, action));
    if (rejection !== undefined) throw new Error(`A listed answer was refused (${rejection.code}).`);
  }

  /** Standing answers to what is open then are taken back too: they would answer it again. */
  undo(seat: number, count: number): Undone {
    const possible = this.match.undoable(seat).entries.length;
    const rejection = this.take(this.match.undo(seat, count));
    if (rejection !== undefined) return { ok: false, rejection, possible };
    const open = this.match.pendingFor(seat).filter((decision) => decision.seat === seat);
    const off = this.standingOf(seat).filter((left) => open.some(({ kind }) => kind === left.kind));
    this.standing = this.standing.filter((left) => !off.includes(left));
    if (off.length > 0) this.save();
    return { ok: true, off: off.map(({ words }) => words) };
  }

  private take(result: MatchResult<A, E>): Rejection | undefined {
    if (!result.ok) return result.rejection;
    for (const step of result.steps) this.hear(step);
    this.save();
    return undefined;
  }

  private hear({ entry: made, events }: Step<A, E>): void {
    const { game, text } = this.entry;
    for (const [observer, lines] of this.heard) {
      const tell = (words: Words) => void lines.push(render(words, { observer }));
      if (made.kind === 'undo') tell(undoWords(made.seat, observer, made.takesBack.length));
      const view = this.match.view(observer);
      for (const event of heard(game, events, observer)) tell(text.event(event, view));
    }
  }

  /** The answer that a seat has left for its next question, where it is legal. */
  standingAnswer(seat: number): { readonly decision: Question; readonly action: A } | undefined {
    const { game } = this.entry;
    for (const decision of this.match.pendingFor(seat)) {
      const left = this.standing.find((answer) => answer.seat === decision.seat && answer.kind === decision.kind);
      if (decision.seat !== seat || decision.optional === true || left === undefined) continue;
      const action = this.match.legal(seat, decision.id).find((legal) => game.actionKey(legal) === left.key);
      if (action !== undefined) return { decision, action };
    }
    return undefined;
  }

  standingOf(seat: number): readonly StandingAnswer[] {
    return this.standing.filter((answer) => answer.seat === seat);
  }

  /** From now on the same answer to every question of this kind. */
  always({ seat, kind }: Question, action: A, words: string): void {
    const others = this.standing.filter((answer) => answer.seat !== seat || answer.kind !== kind);
    this.standing = [...others, { seat, kind, key: this.entry.game.actionKey(action), words }];
  }

  /** Asks again; how many answers were left. */
  askAgain(seat: number): number {
    const before = this.standing.length;
    this.standing = this.standing.filter((answer) => answer.seat !== seat);
    this.save();
    return before - this.standing.length;
  }

  private save(): void {
    if (!this.worthKeeping) return;
    const { players, origin, botSeed } = this.parts;
    const save = newSave({ record: this.record(this.fairness), players, origin, botSeed, standing: this.standing });
    this.file.write(`${JSON.stringify(save)}\n`);
  }

  /** Turns the save into a record with the secret revealed. */
  finish(): Finished {
    const { origin } = this.parts;
    const { fairness } = this;
    const revealed = fairness !== undefined && 'secret' in origin ? { ...fairness, secret: origin.secret } : undefined;
    const path = recordPath(this.file.path, this.match.id);
    return { path, problem: this.file.replaceBy(path, `${JSON.stringify(this.record(revealed))}\n`) };
  }

  private record(fairness: Fairness | undefined) {
    return exportRecord(this.match, { names: this.players, ...(fairness === undefined ? {} : { fairness }) });
  }
}

function undoWords(seat: number, observer: Observer, count: number): Words {
  const what = count === 1 ? 'the last answer' : `the last ${count} answers`;
  return say`${does(seat, { observer }, 'take')} back ${what}.`;
}

function sameChance<A>(made: Entry<A>, again: Entry<A> | undefined): string | undefined {
  if (made.kind === 'undo' || again === undefined || again.kind === 'undo') return undefined;
  return made.chance.join() === again.chance.join() ? undefined : 'its chance results are not those of its secret.';
}
