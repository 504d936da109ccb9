/** The answers worth searching: all albums, and the photos that seem to show most. */
import type { Decision, Seat } from '@shutterbox/kernel';
import { PHOTOS, UNCALLED } from '../actions.ts';
import type { Judge, Sight, Verdict } from '../cards/judge.ts';
import { callsLeft } from '../table.ts';
import { PHOTO_OF } from '../tiles.ts';
import { type Action, type Card, LEFT_HALF, type PhotoAction, type State } from '../types.ts';

const MOST_PHOTOS = 3;
/** What a perfect shot is worth besides tiles: its points, less the call that is used up. */
const WORTH_OF_PERFECT = 1.2;

interface Judged {
  readonly action: PhotoAction;
  readonly worth: number;
}

/**
 * Made for one question. Its photos are judged once, as long as the rack is the same. Later placements are not judged, since
 * nobody knows those hands and racks; they are just never called.
 */
export function candidatesBy(eye: Judge) {
  let asker: Seat | undefined;
  let layers = 0;
  let photos: readonly Action[] = [];
  return (state: State, { kind, seat }: Decision, legal: readonly Action[]): readonly Action[] => {
    if (kind !== 'turn') return legal;
    if (asker === undefined) {
      asker = seat;
      layers = state.rack.length;
      photos = bestPhotos(state, seat, eye);
    }
    if (seat !== asker || state.rack.length !== layers) return legal.filter(isUncalled);
    return [...photos, ...legal.filter(({ type }) => type !== 'photo')];
  };
}

function isUncalled(action: Action): boolean {
  return action.type !== 'photo' || !action.called;
}

function bestPhotos(state: State, seat: Seat, eye: Judge): readonly Action[] {
  const canCall = callsLeft(state, seat) > 0;
  const photos: Judged[] = [];
  for (const card of state.hands[seat] as Card[]) {
    const ways = PHOTOS[card] as readonly PhotoAction[];
    for (let way = 0; way < UNCALLED; way++) photos.push(judged(state, ways, way, canCall, eye));
  }
  photos.sort((a, b) => b.worth - a.worth);
  return photos.slice(0, MOST_PHOTOS).map(({ action }) => action);
}

/** The bot calls exactly when its eye sees a whole animal. */
function judged(state: State, ways: readonly PhotoAction[], way: number, canCall: boolean, eye: Judge): Judged {
  const verdict = eye(state.rack, ways[way] as PhotoAction);
  const called = canCall && verdict.perfect.length > 0;
  const action = ways[called ? way + UNCALLED : way] as PhotoAction;
  return { action, worth: tilesOf(state, verdict) + (called ? WORTH_OF_PERFECT : 0) };
}

function tilesOf({ supply }: State, { seen }: Verdict): number {
  let tiles = 0;
  for (let i = 0; i < seen.length; i++) {
    const photo = PHOTO_OF[(seen[i] as Sight).species];
    if (photo === LEFT_HALF || (supply[photo] as number) > 0) tiles++;
  }
  return tiles;
}
