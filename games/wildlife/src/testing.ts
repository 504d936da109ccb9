/** For tests: the secrets of RULES.md section 10 (written from there, never from view.ts) and a table builder. */
import { type Chance, type Observer, SeededChance } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { ruleTables, witness } from '@shutterbox/kernel/tables';
import { expeditions } from './bot/expeditions.ts';
import { ASSIGNMENTS } from './data/assignments.ts';
import { game } from './index.ts';
import { type Event, NONE, type Options, type State } from './types.ts';

export const yardsticks = [expeditions];

/** W-10.2 needs none: the deck has no order, so there is nothing to change. */
export const secrets: readonly Secret<State>[] = [
  { rule: 'W-10.1', perturb: otherAssignments, disclosedBy: ['W-10.1'] },
  { rule: 'W-10.3', perturb: otherAnswers, disclosedBy: ['W-10.3'] },
  { rule: 'W-10.4', perturb: answersBehindPriority },
];

function otherAssignments(state: State, observer: Observer, chance: Chance): void {
  if (state.over || !state.options.assignments) return;
  const free = ASSIGNMENTS.map((_, index) => index).filter(
    (index) => observer === 'spectator' || index !== state.assignments[observer],
  );
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== observer) state.assignments[seat] = free.splice(chance.int(free.length), 1)[0] as number;
  }
}

function otherAnswers(state: State, observer: Observer, chance: Chance): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== observer && state.answers[seat] !== 'none')
      state.answers[seat] = chance.int(2) === 0 ? 'offer' : 'pass';
  }
}

/** Once a seat has offered, nobody ever learns what the seats after it answered. */
function answersBehindPriority(state: State, observer: Observer): void {
  let offered = false;
  for (let i = 1; i < state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    if (offered && seat !== observer && state.answers[seat] !== 'none')
      state.answers[seat] = state.answers[seat] === 'offer' ? 'pass' : 'offer';
    if (state.answers[seat] === 'offer') offered = true;
  }
}

/** W-10.1, W-10.3, W-10.4: who has answered is public. */
export function hide(state: State, observer: Observer): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === observer) continue;
    if (!state.over) state.assignments[seat] = NONE;
    if (state.answers[seat] !== 'none') state.answers[seat] = 'pass';
  }
}

const FULL_GAME: Options = { assignments: true, raccoon: true, tokens: true, reserving: true };

/** A table after set-up, to be arranged by hand. */
export function newTable(seats = 2, options: Partial<Options> = {}, seed = 1): State {
  return game.setup(seats, { ...FULL_GAME, ...options }, witness<Event>(new SeededChance(seed)));
}

export const { question } = ruleTables(game);
