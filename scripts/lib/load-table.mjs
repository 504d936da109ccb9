/** A match under load: a socket for each seat and each spectator, one answer at a time. */
import { WebSocket } from 'ws';
import { headersOf } from './program-client.mjs';

/** Enough of an update to know its number, without reading the rest. */
const NEWS = /^\{"type":"(?:update|brief)","(?:update|brief)":\{"observer":(?:\d+|"spectator"),"number":(-?\d+)/;
/** The protocol's BRIEF: what pages speak. */
const BRIEF = 'shutterbox.brief';
const REFUSED = '{"type":"refused"';
const HEAD = 120;

export class LoadTable {
  /** `inWords`: as programs hear it, not as pages do. */
  constructor(url, id, players, inWords = false) {
    this.url = url;
    this.inWords = inWords;
    this.id = id;
    this.players = players;
    this.lines = [];
    this.number = -1;
    this.over = false;
    this.broken = undefined;
    this.answers = 0;
    this.bytes = 0;
    this.updates = 0;
  }

  /** A socket for a seat, or for a spectator if no player is given. */
  open(player) {
    const line = { player, number: -1, text: '', socket: undefined };
    this.lines.push(line);
    const address = `${this.url.replace('http', 'ws')}/ws?match=${this.id}`;
    const socket = new WebSocket(address, this.inWords ? [] : [BRIEF], {
      headers: headersOf(player ?? { address: this.players[0].address }),
      perMessageDeflate: false,
    });
    line.socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('message', (data) => {
        this.hear(line, data.toString());
        if (line.number >= 0) resolve();
      });
      socket.on('error', reject);
      socket.on('close', (code) => {
        this.broken ??= `a socket was closed (${code})`;
        reject(new Error(this.broken));
      });
    });
  }

  close() {
    this.broken = 'closed by us';
    for (const { socket } of this.lines) socket.terminate();
  }

  hear(line, text) {
    const [, number] = NEWS.exec(text.slice(0, HEAD)) ?? [];
    if (number === undefined) {
      if (text.startsWith(REFUSED)) this.refused?.(text);
      return;
    }
    this.bytes += text.length;
    this.updates++;
    line.number = Number(number);
    line.text = text;
    this.look?.();
  }

  /** The first required question, and whose it is. */
  asked() {
    for (const line of this.lines) {
      if (line.player === undefined || !line.text.includes('"legal":[{')) continue;
      const { update, brief = update } = JSON.parse(line.text);
      const required = brief.pending.filter(({ seat, optional }) => seat === brief.observer && optional !== true);
      const legal = brief.legal.find(({ decision }) => required.some(({ id }) => id === decision));
      const told = { number: brief.number, observer: brief.observer, isWorded: update !== undefined };
      if (legal !== undefined) return { line, told, ...legal };
    }
    return undefined;
  }

  /** Sends any legal answer, and resolves to the time when the last of its sockets had the update. */
  answer(random) {
    const asked = this.asked();
    if (asked === undefined) {
      this.over = true;
      return Promise.resolve(undefined);
    }
    const { line, told, decision, actions } = asked;
    const any = actions[Math.floor(random() * actions.length)];
    const action = told.isWorded ? any.action : any;
    const before = told.number;
    return new Promise((resolve, reject) => {
      this.look = () => {
        if (this.lines.some(({ number }) => number <= before)) return;
        this.look = undefined;
        this.answers++;
        resolve(performance.now());
      };
      this.refused = (text) => reject(new Error(text));
      line.socket.send(
        JSON.stringify({
          type: 'answer',
          client: `a${before}`,
          seat: told.observer,
          decision,
          action,
        }),
      );
    });
  }
}
