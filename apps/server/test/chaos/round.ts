/** One match from the first seat to the end, and the check that what was told is what is stored. */

import { isDeepStrictEqual } from 'node:util';
import type { EntryRow } from '@shutterbox/host';
import { decodeRecord, type Entry, verifyRecord } from '@shutterbox/kernel';
import { gameNamed } from '../../src/games.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Guest, type Where } from './guest.ts';
import { type Patience, Player } from './player.ts';
import { type Random, randomFrom } from './random.ts';
import { isSame } from './story.ts';

export interface RoundPlan {
  readonly game: string;
  readonly options?: unknown;
  readonly seats: readonly ('person' | 'bot')[];
  /** The server of each person, with the spectator last: they may differ. */
  readonly where: readonly Where[];
  /** Where their sockets go, if not to the same place. */
  readonly line?: Where;
  readonly patience: Patience;
  readonly random: Random;
  readonly heard?: () => void;
}

export interface RoundResult {
  readonly match: string;
  readonly entries: number;
  readonly acknowledged: number;
  readonly messages: number;
  readonly connections: number;
  readonly resends: number;
  readonly refused: number;
}

export class Round {
  readonly match: string;
  readonly game: string;
  readonly players: readonly Player[];
  private readonly where: readonly Where[];

  private constructor(match: string, { game, where }: RoundPlan, players: readonly Player[]) {
    this.match = match;
    this.game = game;
    this.where = where;
    this.players = players;
  }

  static async begin(plan: RoundPlan): Promise<Round> {
    const { game, options = {}, seats, where, line, patience, random, heard } = plan;
    const persons = seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
    const at = (i: number): Where => where[i % where.length] as Where;
    const guests = await Promise.all(persons.map((seat, i) => Guest.named(at(i), `Guest ${seat}`)));
    const [host] = guests as [Guest];
    const wishes = seats.map((kind, seat) => {
      if (kind === 'bot') return { kind: 'bot', level: 'easy' };
      return { kind: seat === persons[0] ? 'me' : 'open' };
    });
    const { id: match } = await host.make(game, wishes, options);
    for (const [i, guest] of guests.entries()) if (i > 0) await guest.join(match, persons[i] as number);
    const seating = (observer: number | 'spectator', i: number) => ({
      match,
      observer,
      patience,
      where: line ?? at(i),
      random: randomFrom(random() * 2 ** 32),
      ...(heard === undefined ? {} : { heard }),
    });
    const players = guests.map((guest, i) => new Player(guest, seating(persons[i] as number, i)));
    const watcher = new Player(new Guest(at(persons.length)), seating('spectator', persons.length));
    return new Round(match, plan, [...players, watcher]);
  }

  /** The newest entry that anyone has heard of. */
  get number(): number {
    return Math.max(...this.players.map(({ story }) => story.number));
  }

  end(): void {
    for (const player of this.players) player.end();
  }

  /** Waits until everyone has heard the end. */
  async over(): Promise<void> {
    try {
      await Promise.all(this.players.map(({ over }) => over));
    } finally {
      this.end();
    }
  }

  /** Compares, while servers and storage are up; throws if anything differs from what was told. */
  async account(storage: Storage): Promise<RoundResult> {
    const entries = await storage.entries(this.match, 0);
    await this.checkEntries(entries, storage);
    await this.checkRecords(entries);
    for (const player of this.players) await this.checkView(player);
    return this.result(entries.length);
  }

  private async checkEntries(entries: readonly EntryRow[], storage: Storage): Promise<void> {
    const stored = await storage.match(this.match);
    this.must(stored?.tail.status === 'over', 'the match is not over in storage');
    this.must(
      entries.every(({ number }, i) => number === i) && stored?.tail.number === entries.length - 1,
      'numbers are missing',
    );
    const named = entries.filter(({ client }) => client !== '');
    const byClient = new Map(named.map((row) => [row.client, row]));
    this.must(byClient.size === named.length, 'an answer is there twice');
    const sent = this.players.flatMap(({ sent, seating }) => [...sent.keys()].map((c) => `${seating.observer}.${c}`));
    for (const client of byClient.keys()) this.must(sent.includes(client), `nobody sent ${client}`);
    for (const player of this.players) {
      for (const client of player.refused) {
        this.must(!byClient.has(`${player.seating.observer}.${client}`), `${client} was refused, and is there`);
      }
      for (const [client, number] of player.acknowledged) {
        const row = byClient.get(`${player.seating.observer}.${client}`);
        this.must(row !== undefined, `${client} of ${player.place} was acknowledged as ${number}, and is not there`);
        this.must(row?.number === number, `${client} was acknowledged as ${number}, and is ${row?.number}`);
        this.must(isWhatWasSent(row?.entry as Entry<unknown>, player, client), `entry ${number} is not what was sent`);
      }
    }
  }

  private async checkRecords(entries: readonly EntryRow[]): Promise<void> {
    const asked = this.where.map((where) => new Guest(where).must('GET', `/matches/${this.match}/record`));
    const [record, ...others] = await Promise.all(asked);
    for (const other of others) this.must(isDeepStrictEqual(record, other), 'the record is not everywhere the same');
    const problem = gameNamed(this.game)?.use(({ game }) => {
      const decoded = decodeRecord(game, record);
      if (!decoded.ok) return decoded.problem;
      const stored = entries.map(({ entry }) => entry);
      if (!isDeepStrictEqual(decoded.value.entries, stored)) return 'it is not what is stored';
      const verified = verifyRecord(game, decoded.value);
      return verified.ok ? undefined : verified.problem;
    });
    this.must(problem === undefined, `the record does not verify: ${problem}`);
  }

  private async checkView({ guest, seating, story }: Player): Promise<void> {
    const truth = await guest.update(this.match, seating.observer);
    const { newest, number, steps } = story;
    const who = `observer ${seating.observer}`;
    this.must(newest?.number === truth.number && number === truth.number, `${who} ended at ${number}`);
    this.must(isDeepStrictEqual(newest?.view, truth.view), `${who} has another view than the server`);
    this.must(isDeepStrictEqual(newest?.outcome, truth.outcome), `${who} has another outcome than the server`);
    for (const step of truth.steps) {
      const heard = steps.get(step.number);
      this.must(heard !== undefined && isSame(heard, step), `${who} heard another step ${step.number}`);
    }
  }

  private result(entries: number): RoundResult {
    const sum = (of: (player: Player) => number) => this.players.reduce((total, player) => total + of(player), 0);
    return {
      match: this.match,
      entries,
      acknowledged: sum(({ acknowledged }) => acknowledged.size),
      messages: sum(({ messages }) => messages),
      connections: sum(({ connections }) => connections),
      resends: sum(({ resends }) => resends),
      refused: sum(({ refused }) => refused.size),
    };
  }

  private must(holds: boolean, sentence: string): void {
    if (!holds) throw new Error(`Match ${this.match} of ${this.game}: ${sentence}.`);
  }
}

function isWhatWasSent(entry: Entry<unknown>, { sent }: Player, client: string): boolean {
  const message = sent.get(client);
  if (message?.type === 'undo') return entry.kind === 'undo' && entry.seat === message.seat;
  if (message === undefined || entry.kind !== 'answer') return false;
  const { seat, decision, action } = message;
  return entry.seat === seat && entry.decision === decision && isDeepStrictEqual(entry.action, action);
}
