/** Works out in this worker what decided a match, so that the page stays free meanwhile. */
import { type Analysis, analyse, REDRAWS } from '@shutterbox/analysis';
import { type Decoded, decodeRecord } from '@shutterbox/kernel';
import { loadRules } from '../local/rules.ts';

export interface LuckCall {
  readonly game: string;
  /** The record as JSON. */
  readonly record: unknown;
}

export type LuckReply =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'report'; readonly report: Analysis }
  | { readonly kind: 'problem'; readonly problem: string };

/** The same match gets the same report every time. */
const SEED = 1;
/** This many steps are enough for a progress bar. */
const STEPS = 100;

async function study({ game: id, record: json }: LuckCall): Promise<LuckReply> {
  const game = await loadRules(id);
  if (game === undefined) return { kind: 'problem', problem: `there is no game '${id}'.` };
  const report = game.use(({ game: rules, heuristics }): Decoded<Analysis> => {
    const record = decodeRecord(rules, json);
    if (!record.ok) return record;
    return analyse(
      { game: rules, heuristics },
      { record: record.value, seed: SEED, redraws: REDRAWS, judges: true, onProgress: tell() },
    );
  });
  return report.ok ? { kind: 'report', report: report.value } : { kind: 'problem', problem: report.problem };
}

function tell(): (done: number) => void {
  let told = 0;
  return (done) => {
    const step = Math.floor(STEPS * done);
    if (step > told) postMessage({ kind: 'progress', done } satisfies LuckReply);
    told = Math.max(told, step);
  };
}

addEventListener('message', async ({ data }: MessageEvent<LuckCall>) => postMessage(await study(data)));
