/** Lets bots answer in the matches that somebody looks at. One tab at a time does it for a match. */
import type { BotMessage } from '@shutterbox/bots';
import { type BotQuestion, botOf, type Table } from '@shutterbox/host';
import type { BotCall, BotReply } from './bot-worker.ts';

const SEEDS = 2 ** 32;

/** Bots at one table, until nothing is left for them. */
interface Playing {
  readonly done: Promise<void>;
  /** Something came meanwhile, which they may have missed. */
  again: boolean;
}

export class Bots {
  private readonly calls = new Map<number, (reply: BotReply) => void>();
  private readonly playing = new Map<string, Playing>();
  private worker: Worker | undefined;
  private made = 0;

  /** Something may be waiting for a bot. */
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
      // A refusal is no fault: the person is back.
      if (!done.ok && (await table.botQuestion())?.decision.id === decision.id) throw new Error(done.refusal.sentence);
    }
  }

  private async think({ game, seat, decision, level, view, legal }: BotQuestion): Promise<unknown> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const message: BotMessage = { game, bot: botOf(level), seat, decision, view, legal, seed: seed % SEEDS };
    const reply = await new Promise<BotReply>((resolve) => {
      const call: BotCall = { id: this.made++, message };
      this.calls.set(call.id, resolve);
      this.worker ??= this.start();
      this.worker.postMessage(call);
    });
    if ('problem' in reply) throw new Error(reply.problem);
    return reply.action;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => this.hear(data);
    worker.onerror = (event) => {
      // Otherwise it goes on to the page, as a fault of the worker that hosts the tables.
      event.preventDefault();
      this.stop(event.message || 'The bots could not be fetched.');
    };
    return worker;
  }

  /** The next question starts another one. */
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

/** A browser gives no locks over plain http: there two tabs may think about one question, and the first answer counts. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  // Released by the browser when this tab is closed: another one goes on.
  await navigator.locks.request(name, work);
}
