/** What others changed for you since your last turn. */
import { count, does, type Seat, say, type Words, who, whom } from '@shutterbox/kernel';
import { type Change, overtaken } from '@shutterbox/ui';
import { AWARD_PLACES } from '../cards.ts';
import { the } from '../text/words.ts';
import type { Event, View } from '../types.ts';
import { awardName, awardsLeft } from './award-words.ts';
import type { EventOf, WildRoom } from './kit.ts';
import { isShared } from './secret.ts';
import { wantedBy } from './wanted.ts';

type SinceRoom = Pick<WildRoom, 'settled' | 'sitters'>;

export function turnOf(event: Event): Seat | undefined {
  return event.type === 'turn' ? event.seat : undefined;
}

export function since(events: readonly Event[], seat: Seat, room: SinceRoom): readonly Change[] {
  const { settled: view } = room;
  const payments = events.flatMap((event) => (event.type === 'accepted' && event.from === seat ? [event] : []));
  return [
    ...events.flatMap((event) => (event.type === 'lastRound' ? [lastRound(event, view)] : [])),
    ...payments.map((event, i) => paid(event, i === payments.length - 1 ? view.tokens[seat] : undefined)),
    ...events.flatMap((event) => (isCoverLost(event, seat, room) ? [coverLost(event)] : [])),
    ...events.flatMap((event) => (event.type === 'award' ? award(event, view) : [])),
    ...morePhotographs(events, seat, view),
  ];
}

function lastRound({ seat, photographs }: EventOf<'lastRound'>, view: View): Change {
  return {
    words: say`${does(seat, view, 'have')} ${count(photographs, 'photograph')}.`,
    now: 'This is your last turn.',
  };
}

/** What is left is said once, with the last payment. */
function paid({ seat, card }: EventOf<'accepted'>, left: number | undefined): Change {
  return {
    words: say`You paid ${whom(seat)} 1 token for ${the(card)}.`,
    ...(left !== undefined && { now: `You have ${count(left, 'token')}.` }),
  };
}

/** On a shared device the assignment is face down, and nothing may give it away. */
function isCoverLost(event: Event, seat: Seat, room: SinceRoom): event is EventOf<'photographed'> {
  const { portfolios, assignments } = room.settled;
  if (event.type !== 'photographed' || !event.success || isShared(room)) return false;
  return wantedBy(assignments[seat] ?? -1, portfolios[seat] ?? []).cover.includes(event.card);
}

function coverLost({ seat, card }: EventOf<'photographed'>): Change {
  return { words: say`${who(seat)} photographed ${the(card)}.`, now: 'You wanted it for your cover.' };
}

function morePhotographs(events: readonly Event[], seat: Seat, { portfolios }: View): readonly Change[] {
  const now = portfolios.map(({ length }) => length);
  const gained = now.map(
    (_, other) =>
      events.filter((event) => event.type === 'photographed' && event.success && event.seat === other).length,
  );
  return overtaken(now, gained, seat, 'photograph');
}

/** When another player wins an award, the next one is worth less, or none is left. */
function award({ seat, award: won }: EventOf<'award'>, { awarded }: View): readonly Change[] {
  const category = Math.floor(won / AWARD_PLACES);
  const [next] = awardsLeft(category, awarded[category] ?? 0);
  const left: Words = next === undefined ? 'There are none left.' : `The next one is worth ${next} prestige.`;
  return [{ words: say`${who(seat)} won the ${awardName(category)}.`, now: left }];
}
