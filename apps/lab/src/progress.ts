/** The progress of a long run, on stderr: a bar on a terminal, an occasional line elsewhere. */
import { Presets, SingleBar } from 'cli-progress';
import { isTerminal } from './terminal/plain.ts';

const LINE_EVERY_MS = 5_000;

export interface Progress {
  at(done: number): void;
  stop(): void;
}

export const SILENT: Progress = { at: () => {}, stop: () => {} };

export function progressOf(total: number, unit: string): Progress {
  return isTerminal(process.stderr) ? bar(total, unit) : lines(total, unit);
}

function bar(total: number, unit: string): Progress {
  const format = `{bar} {value}/{total} ${unit}, {eta_formatted} to go`;
  // The terminal's modes stay unchanged: Ctrl-C ends a run at once, and nothing would restore them.
  const shown = new SingleBar(
    { format, barsize: 24, clearOnComplete: true, etaBuffer: 50, linewrap: true },
    Presets.shades_classic,
  );
  shown.start(total, 0);
  return { at: (done) => shown.update(done), stop: () => shown.stop() };
}

function lines(total: number, unit: string): Progress {
  let next = Date.now() + LINE_EVERY_MS;
  const at = (done: number) => {
    if (Date.now() < next) return;
    next = Date.now() + LINE_EVERY_MS;
    process.stderr.write(`${done} of ${total} ${unit}\n`);
  };
  return { at, stop: () => {} };
}
