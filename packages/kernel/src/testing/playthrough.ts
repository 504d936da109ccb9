/** Golden playthroughs: whole games as text beside the tests, so that a diff shows what a rule change does. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SeededChance, seededSource } from '../chance.ts';
import type { Chance, GameDefinition, GameText } from '../game.ts';
import { Match } from '../match.ts';
import { heard, legalActions, type Policy, randomPolicy, requiredDecisions } from '../run.ts';
import { type Reader, render, type Words } from '../words.ts';

export interface Playthrough<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  readonly seats: number;
  readonly options: O;
  readonly seed: number;
  /** How the players answer (default: at random). */
  readonly policy?: (chance: Chance) => Policy<S, A>;
  /** What a spectator reads at the end, line by line: score sheets. */
  readonly sheets?: (view: V) => readonly Words[];
}

/** The text of each golden playthrough, by the name of its file. */
export type Playthroughs = Readonly<Record<string, () => string>>;

/** The substream of the players' own chance; the match draws from substream 1. */
const PLAYERS = 2;

const SPECTATOR: Reader = { observer: 'spectator' };

/** Plays a game to its end and writes it down: each question, the number of legal answers, the answer, and its result. */
export function writePlaythrough<O, S, A, E, V>(subject: Playthrough<O, S, A, E, V>): string {
  const { game, text, seats, options, seed } = subject;
  const match = new Match(game, { id: `golden-${seed}`, seats, options }, seededSource(seed));
  const chance = new SeededChance(seed, 0, PLAYERS);
  const policy = (subject.policy ?? randomPolicy<S, A>)(chance);
  const lines = [
    `${game.id}, rules ${game.rules}, ${seats} seats, seed ${seed}`,
    `options ${JSON.stringify(options)}`,
    'Each entry: number, seat, question, [how many answers are legal] the answer given; then what a spectator hears.',
    '',
    '0 set-up',
  ];
  const hear = (events: readonly E[]): void => {
    const view = match.view('spectator');
    const sentences = heard(game, events, 'spectator').map((event) => render(text.event(event, view), SPECTATOR));
    if (sentences.length > 0) lines.push(`    ${sentences.join(' ')}`);
  };
  hear(match.setupStep.events);
  while (match.outcome === undefined) {
    const asked = requiredDecisions(match.pending());
    const decision = asked[chance.int(asked.length)];
    if (decision === undefined) throw new Error(`${game.id} asks nothing, and yet it is not over.`);
    const state = match.snapshot;
    const legal = legalActions(game, state, decision);
    const action = policy(state, decision, legal);
    // A spectator knows nothing of a hidden question, so it is written as its seat reads it.
    const observer = decision.hidden ? decision.seat : 'spectator';
    const question = render(text.decision(decision, match.view(observer)), { observer });
    const answer = render(text.action(action, match.view(decision.seat)), { observer: decision.seat });
    const result = match.answer(decision.seat, decision.id, action);
    if (!result.ok) throw new Error(`${game.id} lists ${game.actionKey(action)} and refuses it.`);
    lines.push(`${match.number} seat ${decision.seat}: ${question} [${legal.length}] ${answer}`);
    for (const { events } of result.steps) hear(events);
  }
  const sheets = subject.sheets?.(match.view('spectator')) ?? [];
  lines.push('', `outcome ${JSON.stringify(match.outcome)}`, ...sheets.map((words) => render(words, SPECTATOR)));
  return `${lines.join('\n')}\n`;
}

/** Compares every playthrough with the file of its name in the folder. */
export function describePlaythroughs(folder: URL, playthroughs: Playthroughs): void {
  describe('golden playthroughs', () => {
    it.each(Object.entries(playthroughs))('%s is played as it is kept', (name, write) => {
      const kept = readFileSync(new URL(`${name}.txt`, folder), 'utf8').split('\n');
      const played = write().split('\n');
      const lines = Math.max(kept.length, played.length);
      const at = Array.from({ length: lines }, (_, line) => line).find((line) => kept[line] !== played[line]);
      const hint = `${name}.txt: if the change is intended, npm run golden rewrites the files; read the diff.`;
      expect(at === undefined ? 'as kept' : `line ${at + 1}: ${played[at] ?? '(the end)'}`, hint).toBe(
        at === undefined ? 'as kept' : `line ${at + 1}: ${kept[at] ?? '(the end)'}`,
      );
    });

    it('has no file that is played no more', () => {
      const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
      expect(files.sort()).toEqual(
        Object.keys(playthroughs)
          .map((name) => `${name}.txt`)
          .sort(),
      );
    });
  });
}
