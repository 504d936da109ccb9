/** DA-1.10: the rolls for the starting player, told as one: "You roll 1 mountain and Bokeh rolls 1: a tie. You roll 0 mountains …". */
import { count, does, joined, list, say, verb, type Words, whom } from '@shutterbox/kernel';
import { countOf } from '../dice.ts';
import { type Event, TERRAINS, type View } from '../types.ts';

type StartRoll = Extract<Event, { readonly type: 'startRoll' }>;

const MOUNTAIN = TERRAINS.indexOf('mountain');

export function mountainsIn({ dice }: Pick<StartRoll, 'dice'>): number {
  return countOf(dice, MOUNTAIN);
}

export function joinsStart(before: Event, next: Event): boolean {
  return before.type === 'startRoll' && (next.type === 'startRoll' || next.type === 'first');
}

export function startText(events: readonly Event[], view: View): Words {
  const rounds = roundsOf(events.filter((event) => event.type === 'startRoll'));
  const sentences = rounds.map(
    (round) => say`${list(round.map((roll, at) => rollText(roll, at, view)))}${isTie(round) ? ': a tie' : ''}.`,
  );
  const first = events.find((event) => event.type === 'first');
  if (first === undefined) return joined(sentences, ' ');
  const why = isTie(rounds.at(-1) ?? []) ? '' : ' with the most mountains';
  return joined([...sentences, say`${does(first.seat, view, 'start')}${why}.`], ' ');
}

/** In a round the seats roll in their order. */
function roundsOf(rolls: readonly StartRoll[]): readonly (readonly StartRoll[])[] {
  const rounds: StartRoll[][] = [];
  for (const roll of rolls) {
    const round = rounds.at(-1);
    if (round !== undefined && (round.at(-1)?.seat ?? roll.seat) < roll.seat) round.push(roll);
    else rounds.push([roll]);
  }
  return rounds;
}

function rollText(roll: StartRoll, at: number, view: View): Words {
  const mountains = mountainsIn(roll);
  return at === 0
    ? say`${does(roll.seat, view, 'roll')} ${count(mountains, 'mountain')}`
    : say`${whom(roll.seat)} ${verb(roll.seat, view, 'roll')} ${mountains}`;
}

function isTie(round: readonly StartRoll[]): boolean {
  const mountains = round.map(mountainsIn);
  return mountains.filter((each) => each === Math.max(...mountains)).length > 1;
}
