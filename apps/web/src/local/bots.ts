/** Lets bots answer in the matches that are open. One tab at a time does this for a match. */
import type { BotMessage } from '@shutterbox/bots';
import { type BotQuestion, levelOf, type Table } from '@shutterbox/host';
import type { BotCall, BotReply } from './bot-worker.ts';

const SEEDS = 2 ** 32;

/** Runs the bots at one table until no question is left for them. */
interface Playing {
  readonly done: Promise<void>;
  /** Something happened in the meantime, and the bots may have missed it. */
  again: boolean;
}

export class Bots {
  private readonly calls = new Map<number, (reply: BotReply) => void>();
  private readonly playing = new Map<string, Playing>();
  private worker: Worker | undefined;
  private made = 0;

  /** Call when a bot may have something to answer. */
  nudge(table: Table): Promise<void> {
    const before = this.playing.get(table.id);
    if (before !== undefined) {
      before.again = true;
      return before.done;
    }
    const playing: Playing = { done: Promise.resolve().then(() => this.play(table, playing)), again: false };
    this.playing.set(table.id, playing);
    return playing.done;
  }

  private async play(table: Table, playing: Playing): Promise<void> {
    try {
      do {
        playing.again = false;
        await alone(`bots:${table.id}`, () => this.answerAll(table));
      } while (playing.again);
    } finally {
      this.playing.delete(table.id);
    }
  }

  private async answerAll(table: Table): Promise<void> {
    for (let question = await table.botQuestion(); question !== undefined; question = await table.botQuestion()) {
      const action = question.written ?? (await this.think(question));
      const { seat, decision } = question;
      const done = await table.answer('server', { client: '', seat, decision: decision.id, actions: [action] });
      // A refusal is not an error: the person is back.
      if (!done.ok && (await table.botQuestion())?.decision.id === decision.id) throw new Error(done.refusal.sentence);
    }
  }

  private async think({ game, seat, decision, level, view, legal }: BotQuestion): Promise<unknown> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const message: BotMessage = { game, bot: levelOf(level), seat, decision, view, legal, seed: seed % SEEDS };
    const reply = await new Promise<BotReply>((resolve) => {
      const call: BotCall = { id: this.made++, message };
      this.calls.set(call.id, resolve);
      this.worker ??= this.start();
      this.worker.postMessage(call);
    });
    if ('action' in reply) return reply.action;
    throw new Error('problem' in reply ? reply.problem : 'A bot was asked to answer, and gave advice.');
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => this.hear(data);
    worker.onerror = (event) => {
      // Otherwise the page would take it for an error of the worker that hosts the tables.
      event.preventDefault();
      this.stop(event.message || 'The bots did not load.');
    };
    return worker;
  }

  /** The next question starts a new worker. */
  private stop(problem: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const id of [...this.calls.keys()]) this.hear({ id, problem });
  }

  private hear(reply: BotReply): void {
    this.calls.get(reply.id)?.(reply);
    this.calls.delete(reply.id);
  }
}

/** Browsers have no locks over plain http: two tabs may then think about one question, and the first answer counts. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  // The browser releases the lock when this tab closes, and another tab takes over.
  await navigator.locks.request(name, work);
}
