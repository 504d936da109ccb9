/** What each observer knows, and what he holds possible. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { ASSIGNMENTS } from './data/assignments.ts';
import { takeFrom } from './setup.ts';
import { canOffer } from './table.ts';
import { type Answer, type Award, type Card, type Event, NONE, type State, type View } from './types.ts';

export function view(state: State, observer: Observer): View {
  return {
    observer,
    options: state.options,
    seats: state.seats,
    first: state.first,
    round: state.round,
    turn: state.turn,
    open: state.open.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    stacks: state.stacks.map(copy),
    raccoonAt: state.raccoonAt,
    drawn: state.drawn,
    answer: observer === 'spectator' ? 'none' : (state.answers[observer] as Answer),
    offer: state.offer,
    committed: state.committed.slice(),
    dice: state.dice,
    habitatDice: state.habitatDice.slice(),
    habitatTokens: state.habitatTokens.slice(),
    animalDice: state.animalDice.slice(),
    animalTokens: state.animalTokens.slice(),
    exploring: state.exploring,
    roll: state.roll.slice(),
    paid: state.paid,
    photos: state.photos,
    tokens: state.tokens.slice(),
    reserves: state.reserves.map(copy),
    portfolios: state.portfolios.map(copy),
    awards: state.awards.map(copy),
    awarded: state.awarded.slice(),
    assignments: state.assignments.map((assignment, seat) => (state.over || seat === observer ? assignment : NONE)),
    barren: state.barren,
    roundPhotos: state.roundPhotos,
    ending: state.ending,
    over: state.over,
  };
}

function copy<T>(items: readonly T[]): T[] {
  return items.slice();
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

/** The other seats' assignments and sealed answers are all that a seat does not know (W-10). */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  return {
    options: seen.options,
    seats: seen.seats,
    first: seen.first,
    round: seen.round,
    turn: seen.turn,
    open: seen.open.slice(),
    deck: seen.deck.slice(),
    discards: seen.discards.slice(),
    stacks: seen.stacks.map(copy<Card>),
    raccoonAt: seen.raccoonAt,
    drawn: seen.drawn,
    answers: guessAnswers(seen, seat, chance),
    offer: seen.offer,
    committed: seen.committed.slice(),
    dice: seen.dice,
    habitatDice: seen.habitatDice.slice(),
    habitatTokens: seen.habitatTokens.slice(),
    animalDice: seen.animalDice.slice(),
    animalTokens: seen.animalTokens.slice(),
    exploring: seen.exploring,
    roll: seen.roll.slice(),
    paid: seen.paid,
    photos: seen.photos,
    tokens: seen.tokens.slice(),
    reserves: seen.reserves.map(copy<Card>),
    portfolios: seen.portfolios.map(copy<Card>),
    awards: seen.awards.map(copy<Award>),
    awarded: seen.awarded.slice(),
    assignments: guessAssignments(seen, seat, chance),
    barren: seen.barren,
    roundPhotos: seen.roundPhotos,
    ending: seen.ending,
    over: seen.over,
  };
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

/** Who could offer and is not asked any more has answered. */
function guessAnswers(seen: View, seat: Seat, chance: Chance): Answer[] {
  const answers: Answer[] = Array.from({ length: seen.seats }, () => 'none');
  answers[seat] = seen.answer;
  if (seen.open[0]?.kind !== 'offer') return answers;
  for (const other of seatsAskedForOffers(seen)) {
    if (other !== seat && !seen.open.some((decision) => decision.seat === other))
      answers[other] = chance.int(2) === 0 ? 'pass' : 'offer';
  }
  return answers;
}
