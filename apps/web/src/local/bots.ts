/** Lets bots answer in the matches that somebody looks at. One tab at a time does it for a match. */
import type { BotMessage } from '@shutterbox/bots';
import { type BotQuestion, botOf, type Table } from '@shutterbox/host';
import type { BotCall, BotReply } from './bot-worker.ts';

const SEEDS = 2 ** 32;

export class Bots {
  private readonly worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  private readonly calls = new Map<number, (reply: BotReply) => void>();
  private readonly playing = new Set<string>();
  private made = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      this.calls.get(data.id)?.(data);
      this.calls.delete(data.id);
    };
  }

  /** Something may be waiting for a bot. */
  async nudge(table: Table): Promise<void> {
    if (this.playing.has(table.id)) return;
    this.playing.add(table.id);
    try {
      // Released by the browser when this tab is closed: another one goes on.
      await navigator.locks.request(`bots:${table.id}`, () => this.answerAll(table));
    } finally {
      this.playing.delete(table.id);
    }
  }

  private async answerAll(table: Table): Promise<void> {
    for (let question = await table.botQuestion(); question !== undefined; question = await table.botQuestion()) {
      const action = await this.think(question);
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
      this.worker.postMessage(call);
    });
    if ('problem' in reply) throw new Error(reply.problem);
    return reply.action;
  }
}
