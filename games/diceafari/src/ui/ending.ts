/** What everyone would score if a claim ends the game: the bonus is the last free tile, and photos not taken are handed out. */
import type { Context, Seat } from '@shutterbox/kernel';
import { finish } from '../apply/end.ts';
import { tableWith } from '../clone.ts';
import { ranking, scoreSheet } from '../score.ts';
import { hasAllTurns, TOKENS_OF_EACH, unclaimed } from '../table.ts';
import { ANIMALS, type Collection, type Event, FACE_DOWN, NONE, type Tile, type View } from '../types.ts';
import { lastTiles } from './last-tiles.ts';
import { photoRange, type Range } from './photo-range.ts';

export interface Ending {
  /** By seat. Covered collections and photos that lie face down leave a range. */
  readonly scores: readonly Range[];
  /** Whether the player who ends it is certain to win. */
  readonly wins: boolean;
  /** DA-6.2: all tiles are claimed already, so the game ends with this turn in any case. */
  readonly anyway: boolean;
}

type Handed = Extract<Event, { readonly type: 'collected' | 'wetland' }>;

const NO_PHOTOS: Collection = ANIMALS.map(() => 0);

/** Undefined if the game goes on after this. */
export function endingOf(tiles: readonly Tile[], bonus: boolean, view: View): Ending | undefined {
  const anyway = unclaimed(view) === 0 && hasAllTurns(view);
  if (!anyway && lastTiles(tiles, bonus, view)?.ends !== true) return undefined;
  const owners = view.owners.map((owner, tile) => (owner === NONE || tiles.includes(tile) ? view.turn : owner));
  const turns = view.turns.map((had, seat) => (seat === view.turn ? had + 1 : had));
  const scores = scoresAt({ ...view, owners, turns });
  const worst = scores.map(({ least, most }, seat) => (seat === view.turn ? least : most));
  return { scores, wins: ranking(worst, { ...view, turns })[view.turn] === 1, anyway };
}

function scoresAt(view: View): readonly Range[] {
  const handed = handedOut(view);
  const shown = view.turns.map((_, seat) => shownTo(view, seat));
  const left = leftOver(shown, view);
  return view.turns.map((_, seat) => {
    const own = handed.filter((event) => event.seat === seat).map(({ spot }) => view.photos[spot]);
    const known = (shown[seat] ?? NO_PHOTOS).map((n, animal) => n + own.filter((each) => each === animal).length);
    const covered = shown[seat] === undefined ? (view.photoCounts[seat] ?? 0) : 0;
    const unseen = covered + own.filter((each) => each === FACE_DOWN).length;
    const { least, most } = photoRange(known, unseen, left);
    const { total, partition } = scoreSheet(view, seat);
    const rest = total - partition.points;
    return { least: rest + least, most: rest + most };
  });
}

/** DA-6.4, DA-8.6: which photo goes to whom does not depend on what it shows. */
function handedOut(view: View): readonly Handed[] {
  const handed: Handed[] = [];
  const context: Context<Event> = {
    chance: { int: () => 0 },
    reveal: () => undefined,
    emit: (event) => {
      if (event.type === 'collected' || event.type === 'wetland') handed.push(event);
    },
  };
  const collections = view.turns.map(() => NO_PHOTOS.slice());
  finish(tableWith(view, collections), context);
  return handed;
}

/** DA-8.8: what the table covers is not used, although a good memory might know it. */
function shownTo({ collections, observer, options }: View, seat: Seat): Collection | undefined {
  return seat === observer || options.openCollections ? (collections[seat] ?? undefined) : undefined;
}

/** How many of each animal may be among the photos that are not seen. */
function leftOver(shown: readonly (Collection | undefined)[], { photos }: View): Collection {
  return ANIMALS.map((_, animal) => {
    const held = shown.reduce((sum, collection) => sum + (collection?.[animal] ?? 0), 0);
    return TOKENS_OF_EACH - held - photos.filter((each) => each === animal).length;
  });
}

/** The one of the others who may score most. */
export function rivalOf(scores: readonly Range[], seat: Seat): Seat {
  const others = scores.flatMap((range, other) => (other === seat ? [] : [{ other, ...range }]));
  return others.toSorted((a, b) => b.most - a.most || b.least - a.least)[0]?.other ?? NONE;
}
