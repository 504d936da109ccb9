/** A game between people at this terminal and bots: a host's table, what each has heard of it, and its save file. */
import { randomBytes, randomInt } from 'node:crypto';
import {
  type BotQuestion,
  emptySeat,
  type Table as HostTable,
  MemoryBus,
  newNonce,
  newSecret,
  type SeatRow,
  Tables,
} from '@shutterbox/host';
import {
  botNonce,
  does,
  joiningOf,
  notesOf,
  type Observer,
  type Outcome,
  type Question,
  render,
  runsOf,
  SeededChance,
  say,
  seededSource,
  type Words,
} from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import type { GameEntry } from '../games.ts';
import type { OpenQuestion } from '../terminal/menu.ts';
import type { ChanceOrigin } from './save.ts';
import { SaveFile } from './save-file.ts';
import { recordPath, savePath } from './save-folder.ts';
import { type KeptAnswer, newStored, SaveStorage } from './save-storage.ts';

export const HUMAN = 'human';
/** To the table, all people at this terminal are one visitor. */
export const VISITOR = 'terminal';

const ID_BYTES = 4;
const SEEDS = 0x7fffffff;

export interface SessionStart<O> {
  readonly options: O;
  /** 'human' or a bot's name, one per seat. */
  readonly players: readonly string[];
  /** Without a seed, chance is fair. */
  readonly seed?: number;
}

/** What the table waits for. */
type Next =
  | { readonly kind: 'over' }
  | { readonly kind: 'bot'; readonly question: BotQuestion; readonly seed: number }
  | { readonly kind: 'person'; readonly seat: number };

/** What an observer sees of the table now. */
interface Sight<V> {
  readonly view: V;
  /** The observer's own questions, required ones first. */
  readonly questions: readonly OpenQuestion[];
  readonly outcome: Outcome | undefined;
}

type Undone =
  | { readonly ok: true /** Standing answers that would have given the same again. */; readonly off: readonly string[] }
  | { readonly ok: false; readonly sentence: string /** How many could be taken back. */; readonly possible: number };

/** Where a finished game was saved, or why it was not. */
export interface Finished {
  readonly path: string;
  readonly problem: string | undefined;
}

interface SessionParts {
  readonly id: string;
  readonly origin: ChanceOrigin;
  readonly botSeed: number;
  readonly file: SaveFile;
  readonly storage: SaveStorage;
}

export class Session<O, S, A, E, V> {
  readonly entry: GameEntry<O, S, A, E, V>;
  readonly options: O;
  readonly players: readonly string[];
  /** The seats of people. */
  readonly humans: readonly number[];
  /** Whose side the end is shown from. */
  readonly onlooker: Observer;
  readonly file: SaveFile;
  private readonly parts: SessionParts;
  private readonly tables: Tables;
  private readonly heard = new Map<Observer, { number: number; readonly lines: string[] }>();

  constructor(entry: GameEntry<O, S, A, E, V>, options: O, parts: SessionParts) {
    const { origin, storage } = parts;
    const hosted = 'seed' in origin ? { ...entry, source: seededSource(origin.seed) } : entry;
    const humans = storage.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
    const [only] = humans;
    this.entry = entry;
    this.options = options;
    this.parts = parts;
    this.players = storage.players;
    this.humans = humans;
    this.onlooker = only !== undefined && humans.length === 1 ? only : 'spectator';
    this.file = parts.file;
    this.tables = new Tables(() => ({ id: entry.game.id, use: (use) => use(hosted) }), storage, new MemoryBus());
  }

  static begin<O, S, A, E, V>(
    entry: GameEntry<O, S, A, E, V>,
    { options, players, seed }: SessionStart<O>,
  ): Session<O, S, A, E, V> {
    const { id: game, rules } = entry.game;
    const id = `${game}-${randomBytes(ID_BYTES).toString('hex')}`;
    const secret = newSecret();
    const origin: ChanceOrigin = seed === undefined ? { secret } : { seed };
    const seats = players.map((player, seat) =>
      seatOf(player, seat, player === HUMAN ? newNonce() : botNonce(secret, id, seat)),
    );
    const saved = { origin, botSeed: seed ?? randomInt(SEEDS), file: new SaveFile(savePath(id), false) };
    const stored = newStored({ id, game, rules, options, secret, host: VISITOR }, seats);
    return new Session(entry, options, { id, ...saved, storage: new SaveStorage(saved, stored, []) });
  }

  /** The same object for the session's whole life, because nobody else can drop it. */
  private async table(): Promise<HostTable> {
    const table = await this.tables.get(this.parts.id);
    if (table === undefined) throw new Error(`The table of ${this.parts.id} is gone.`);
    return table;
  }

  get fairness() {
    return this.parts.storage.fairness;
  }

  /** Bots first, so that nobody waits for a bot after answering. */
  async next(): Promise<Next> {
    const table = await this.table();
    const { status, waits, number } = await table.info(VISITOR);
    if (status === 'over') return { kind: 'over' };
    const question = await table.botQuestion();
    if (question !== undefined) return { kind: 'bot', question, seed: this.seedAt(number) };
    const [seat] = waits;
    if (seat === undefined) throw new Error(`${this.entry.game.id} asks nothing, and yet it is not over.`);
    return { kind: 'person', seat };
  }

  /** The seed of a bot's chance: a resumed game gets the same answers. */
  private seedAt(number: number): number {
    return new SeededChance(this.parts.botSeed, number).int(SEEDS);
  }

  async look(observer: Observer): Promise<Sight<V>> {
    const table = await this.table();
    const heard = this.heard.get(observer) ?? { number: -1, lines: [] };
    const update = await table.update(observer, heard.number, Number.POSITIVE_INFINITY);
    if (update === undefined) throw new Error(`${this.parts.id} has not begun.`);
    heard.lines.push(...saidIn(update, this.entry, observer).map((each) => render(each, { observer })));
    heard.number = update.number;
    this.heard.set(observer, heard);
    const own = update.pending.flatMap((question) => openQuestion(question, update, observer));
    const isOptional = ({ decision }: OpenQuestion) => decision.optional === true;
    return {
      // The table got it from this very game.
      view: update.view as V,
      questions: [...own.filter((each) => !isOptional(each)), ...own.filter(isOptional)],
      outcome: update.outcome,
    };
  }

  /** Everything that an observer has heard so far, in words. */
  log(observer: Observer): readonly string[] {
    return this.heard.get(observer)?.lines ?? [];
  }

  async answer({ seat, id }: Question, action: unknown): Promise<void> {
    const table = await this.table();
    const author = this.players[seat] === HUMAN ? ({ visitor: VISITOR } as const) : 'server';
    const done = await table.answer(author, { client: '', seat, decision: id, actions: [action] });
    if (!done.ok) throw new Error(`A listed answer was refused (${done.refusal.code}).`);
  }

  /** Answers now, and every question of this kind from now on. */
  async always(decision: Question, action: unknown, words: string): Promise<void> {
    const { seat, kind } = decision;
    const known = this.entry.game.decodeAction(action);
    if (known === undefined) throw new Error('A listed answer cannot be read.');
    const kept = { kind, action, key: this.entry.game.actionKey(known), words };
    await this.stand(seat, [...this.standingOf(seat).filter((other) => other.kind !== kind), kept]);
    // The table answers at once, unless the question is optional.
    const { questions } = await this.look(seat);
    if (questions.some((open) => open.decision.id === decision.id)) await this.answer(decision, action);
  }

  standingOf(seat: number): readonly KeptAnswer[] {
    return this.parts.storage.standingOf(seat);
  }

  /** Ends the standing answers; returns how many there were. */
  async askAgain(seat: number): Promise<number> {
    const before = this.standingOf(seat).length;
    await this.stand(seat, []);
    return before;
  }

  private async stand(seat: number, answers: readonly KeptAnswer[]): Promise<void> {
    const table = await this.table();
    const stood = await table.stand(VISITOR, seat, answers);
    if (!stood.ok) throw new Error(`Standing answers were refused (${stood.refusal.code}).`);
  }

  /** Standing answers to the questions reopened are ended, too: they would answer them again. */
  async undo(seat: number, count: number): Promise<Undone> {
    const table = await this.table();
    const possible = (await table.update(seat, Number.MAX_SAFE_INTEGER))?.undo.count ?? 0;
    const before = this.standingOf(seat);
    await this.stand(seat, []);
    const undone = await table.undo({ visitor: VISITOR }, { client: '', seat, count });
    const open = undone.ok ? (await this.look(seat)).questions : [];
    const off = before.filter((left) => open.some(({ decision }) => decision.kind === left.kind));
    await this.stand(
      seat,
      before.filter((left) => !off.includes(left)),
    );
    if (undone.ok) return { ok: true, off: off.map(({ words }) => words) };
    const { sentence, rule } = undone.refusal;
    return { ok: false, sentence: rule === undefined ? sentence : `${sentence} (${rule})`, possible };
  }

  /** Turns the save into a record with the secret revealed. */
  async finish(): Promise<Finished> {
    const table = await this.table();
    const result = await table.record();
    if (!result.ok) throw new Error(`The game is over, and yet there is no record (${result.refusal.code}).`);
    const { fairness, ...record } = result.value;
    const kept = 'secret' in this.parts.origin ? result.value : record;
    const path = recordPath(this.file.path, this.parts.id);
    return { path, problem: this.file.replaceBy(path, `${JSON.stringify(kept)}\n`) };
  }
}

export function seatOf(player: string, seat: number, nonce: string): SeatRow {
  const row = { ...emptySeat(seat), name: player, nonce };
  return player === HUMAN ? { ...row, kind: 'person', visitor: VISITOR } : { ...row, kind: 'bot', level: player };
}

/** Only the observer's own questions have answers. */
function openQuestion(decision: Update['pending'][number], { legal }: Update, observer: Observer): OpenQuestion[] {
  const known = legal.find((each) => each.decision === decision.id);
  if (known === undefined) return [];
  const actions = known.actions.map(({ action, words }) => ({ action, words: render(words, { observer }) }));
  return [{ decision, words: render(decision.words, { observer }), legal: actions }];
}

/** Everything that happened, with events that belong together in one sentence; an undo starts a new one. */
function saidIn<O, S, A, E, V>(
  update: Update,
  { text }: GameEntry<O, S, A, E, V>,
  observer: Observer,
): readonly Words[] {
  // View and events come from this very game.
  const joining = joiningOf(text, () => update.view as V);
  return runsOf(update.steps, (_, { kind }) => kind !== 'undo').flatMap((steps) => {
    const [{ kind, seat, takesBack = [] }] = steps;
    const undo = kind === 'undo' && seat !== undefined ? [undoWords(seat, observer, takesBack.length)] : [];
    const told = steps.flatMap(({ events, words }) =>
      words.map((each, at) => ({ event: events[at] as E, words: each })),
    );
    return [...undo, ...notesOf(told, joining)];
  });
}

function undoWords(seat: number, observer: Observer, count: number): Words {
  const what = count === 1 ? 'the last answer' : `the last ${count} answers`;
  return say`${does(seat, { observer }, 'take')} back ${what}.`;
}
