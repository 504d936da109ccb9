/** What is said about how the match ended. */
import { list, type Observer, type Outcome, render, type Seat, say, who, whom } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import { tieBreak } from '../../text/standings.ts';
import { tileNames } from '../../text/words.ts';
import type { SafariRoom } from '../kit.ts';
import type { LastMove } from './last-move.ts';

export function winnerOf(outcome: Outcome | undefined): Seat {
  return Math.max(0, outcome?.rank.indexOf(1) ?? 0);
}

/** "Bokeh claimed C5, D5 and E2. Then 5 photos …": what the last move did, if it was seen. */
export function endWords(room: Pick<SafariRoom, 'outcome' | 'observer' | 'sitters' | 'view'>, last?: LastMove): string {
  const why = room.outcome?.reason === 'turns' ? 'Everyone has had thirty turns' : 'All tiles are claimed';
  if (last === undefined) return `${why}. Photos left between two tiles of one player went to that player.`;
  const claimed = render(say`${who(last.seat)} claimed ${tileNames(last.tiles, room.view)}`, readerOf(room));
  if (last.handed === 0) return `${claimed}. ${why}.`;
  const left = last.handed === 1 ? 'last photo was' : `last ${last.handed} photos were`;
  return `${claimed}. ${why}, so the ${left} handed out.`;
}

/** DA-7.7: why a seat is ahead of another with the same points; empty if it is not. */
export function placeNote(outcome: Outcome | undefined, seat: Seat, observer: Observer): string {
  const { score = [], rank = [] } = outcome ?? {};
  const before = score.some((points, other) => points === score[seat] && (rank[other] ?? 0) > (rank[seat] ?? 0));
  return before ? tieBreak({ observer }, seat) : '';
}

/** DA-7.7: why the winner is ahead of a player with the same points. */
export function tieWords(room: Pick<SafariRoom, 'outcome' | 'observer' | 'sitters'>): string {
  const { outcome } = room;
  const winner = winnerOf(outcome);
  const equal = (outcome?.score ?? []).flatMap((score, seat) =>
    score === outcome?.score[winner] && seat !== winner ? [seat] : [],
  );
  if (equal.length === 0) return '';
  return render(say`A tie with ${list(equal.map(whom))}: ${tieBreak(room, winner)}.`, readerOf(room));
}
