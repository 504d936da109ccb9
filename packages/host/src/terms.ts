/** The terms of a table: the maker may change them until the match starts. */
import { countsText, type GameDefinition, newOptions } from '@shutterbox/kernel';
import type { TermsRequest } from '@shutterbox/protocol';
import { isFull, no, yes } from './seats.ts';
import type { StoredMatch, Terms } from './storage.ts';
import type { Result } from './types.ts';

/** The options are untrusted JSON and must fit the number of seats. */
export function newTerms<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { head, tail, seats }: StoredMatch,
  visitor: string,
  request: TermsRequest,
): Result<Terms> {
  if (visitor === '' || head.host !== visitor)
    return no('seat.notHost', 'Only the player who created the table can do that.');
  if (tail.status !== 'open' || isFull(seats))
    return no('match.started', 'The match has started, so its options can no longer change.');
  const { options = head.options, listed = head.listed, pace = head.pace } = request;
  const decoded = newOptions(game.options, options);
  if (!decoded.ok) return no('options.bad', decoded.problem);
  const seating = game.seats(decoded.value);
  if (!seating.counts.includes(seats.length))
    return no(
      'seats.bad',
      `With these options ${game.id} has ${countsText(seating)} seats; this table has ${seats.length}.`,
    );
  return yes({ options: decoded.value, listed, pace });
}
