/**
 * "Learn in five minutes": a first match whose deal is fixed and whose first turns are explained move by move. It is data: what is
 * said, what may be answered, and what the bots do meanwhile. After the last step the match goes on as a real one.
 */

/** Where a numbered pin stands: at the first of these elements that is in sight. */
export type Pin = string;

/** A place of the board, or something that can be picked up. */
export function atPlace(place: string): Pin {
  const named = JSON.stringify(place);
  return `[data-place=${named}], [data-hand=${named}]`;
}

/** The large button of the dock. */
export const AT_PRIMARY: Pin = '#decision .btn.primary';

/** A button of the dock that does what the step lets through; everything else there is off. */
export const AT_CHOICE: Pin = '#decision .controls [data-offer]';

export interface GuideStep<A> {
  /** The kind of question that it is about. */
  readonly kind: string;
  readonly title: string;
  /** `{1}` stands for the first pin. */
  readonly text: string;
  /** What to do: "Press Draw a card {2}." Nothing where there is only something to read. */
  readonly now: string;
  readonly pins: readonly Pin[];
  /** What the learner answers, one after the other; everything else is off. Without any, the step is only read. */
  readonly answers: readonly A[];
  /** What the bots answer after that. */
  readonly bots?: readonly A[];
}

/** The learner has the first seat, and bots have the others. */
export interface Guide<O, A> {
  readonly options: Partial<O>;
  readonly seats: number;
  /** Of the deal and the dice, up to the last step. */
  readonly seed: number;
  readonly steps: readonly GuideStep<A>[];
}

/** Where a match stands in its guide. */
export interface Stage<A> {
  readonly step: GuideStep<A>;
  /** From 0. */
  readonly index: number;
  readonly of: number;
  /** What the learner still answers in this step, in this order; nothing while bots move. */
  readonly open: readonly A[];
  /** The step has no answers, and waits for "Next". */
  readonly reading: boolean;
}

/** `number`: of the newest entry. `read`: how many steps, from the first, have been read. Undefined after the last step. */
export function stageAt<A>(
  { steps }: Pick<Guide<never, A>, 'steps'>,
  number: number,
  read: number,
): Stage<A> | undefined {
  let before = 0;
  for (const [index, step] of steps.entries()) {
    const { answers, bots = [] } = step;
    const given = number - before;
    const reading = answers.length === 0 && index >= read && given <= 0;
    before += answers.length + bots.length;
    if (reading || number < before)
      return { step, index, of: steps.length, open: answers.slice(Math.max(0, given)), reading };
  }
  return undefined;
}

/** What a host must know of it: set-up is entry 0, and every answer is one. */
export function arrangementOf<A>({ seed, steps }: Pick<Guide<never, A>, 'seed' | 'steps'>): {
  readonly seed: number;
  readonly last: number;
  readonly bots: Readonly<Record<number, A>>;
} {
  const written = steps.flatMap(({ answers, bots = [] }) => [
    ...answers.map(() => undefined),
    ...bots.map((action) => ({ action })),
  ]);
  const bots = Object.fromEntries(written.flatMap((each, at) => (each === undefined ? [] : [[at + 1, each.action]])));
  return { seed, last: written.length, bots };
}
