/** What each observer knows, and which states are possible for them. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { stateOf } from './clone.ts';
import { ASSIGNMENTS } from './data/assignments.ts';
import { takeFrom } from './setup.ts';
import { canOffer } from './table.ts';
import { type Answer, type Event, NONE, type State, type View } from './types.ts';

export function view(state: State, observer: Observer): View {
  const { over } = state;
  const answers = state.answers.map((answer, seat) => (seat === observer ? answer : 'none'));
  const assignments = state.assignments.map((assignment, seat) => (over || seat === observer ? assignment : NONE));
  return Object.assign(stateOf(state, answers, assignments), { observer });
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'dealt':
      return event.seat === observer ? event : undefined;
    case 'answered':
      return event.seat === observer ? event : { type: 'answered', seat: event.seat };
    default:
      return event;
  }
}

/** A seat knows everything except the other seats' assignments and sealed answers (W-10). */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  return stateOf(seen, guessAnswers(seen, seat, chance), guessAssignments(seen, seat, chance));
}

/** In the order of asking (W-3.1): nothing that decides it changes before all have answered. */
function seatsAskedForOffers(seen: View): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < seen.seats; i++) {
    const seat = (seen.turn + i) % seen.seats;
    if (canOffer(seen, seat)) seats.push(seat);
  }
  return seats;
}

function guessAssignments(seen: View, seat: Seat, chance: Chance): number[] {
  const assignments = seen.assignments.slice();
  if (seen.over || !seen.options.assignments) return assignments;
  const left: number[] = [];
  for (let index = 0; index < ASSIGNMENTS.length; index++) if (index !== assignments[seat]) left.push(index);
  for (let other = 0; other < seen.seats; other++) {
    if (other !== seat) assignments[other] = takeFrom(left, chance.int(left.length));
  }
  return assignments;
}

/** A seat that could offer and is no longer asked has answered. */
function guessAnswers(seen: View, seat: Seat, chance: Chance): Answer[] {
  const answers = seen.answers.slice();
  if (seen.open[0]?.kind !== 'offer') return answers;
  for (const other of seatsAskedForOffers(seen)) {
    if (other !== seat && !seen.open.some((decision) => decision.seat === other))
      answers[other] = chance.int(2) === 0 ? 'pass' : 'offer';
  }
  return answers;
}
