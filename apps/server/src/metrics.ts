/** What Prometheus may ask. Each server has its own registry, because tests run several in one process. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const THINKING_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  readonly registry: Registry;
  /** `done`, or the code of the refusal; the codes of games all count as `rule`. */
  readonly answers: Counter<'result'>;
  /** The counter for `done`, looked up only once: every answer needs it. */
  readonly done: Counter.Internal;
  readonly answerSeconds: Histogram;
  readonly thinkingSeconds: Histogram<'level'>;
  readonly limited: Counter<'what'>;
  readonly failures: Counter;
}

export interface Gauged {
  sockets(): number;
  streams(): number;
  tables(): number;
}

export function openMetrics({ sockets, streams, tables }: Gauged): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop lag, memory and processor time are among these.
  collectDefaultMetrics({ register: registry });
  gauge(registers, 'shutterbox_sockets', 'Open sockets', sockets);
  gauge(registers, 'shutterbox_streams', 'Open streams', streams);
  gauge(registers, 'shutterbox_tables', 'Tables in memory', tables);
  const answers = new Counter({
    name: 'shutterbox_answers_total',
    help: 'Answers and undos, by result',
    labelNames: ['result'],
    registers,
  });
  return {
    registry,
    answers,
    done: answers.labels('done'),
    answerSeconds: new Histogram({
      name: 'shutterbox_answer_seconds',
      help: 'Time from an answer to its stored entry or refusal',
      buckets: ANSWER_SECONDS,
      registers,
    }),
    thinkingSeconds: new Histogram({
      name: 'shutterbox_bot_thinking_seconds',
      help: 'Time a bot takes to answer, including the wait for a thread',
      labelNames: ['level'],
      buckets: THINKING_SECONDS,
      registers,
    }),
    limited: new Counter({
      name: 'shutterbox_limited_total',
      help: 'Requests and messages refused by rate limits',
      labelNames: ['what'],
      registers,
    }),
    failures: new Counter({
      name: 'shutterbox_failures_total',
      help: 'Requests that failed because of the server',
      registers,
    }),
  };
}

function gauge(registers: Registry[], name: string, help: string, now: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(now());
    },
  });
}
