/** Faults on the sides of squares: portals that lead nowhere, hulls that are not closed. */
import { AHEAD_X, AHEAD_Y, areaAt, edgeAt } from './drawing.ts';
import type { DeckPlace, PlanProblem } from './problem.ts';
import { isFloor, isPortal, isTight } from './signs.ts';
import { type Area, type DrawnEdge, FACINGS, type PlanDrawing } from './types.ts';

interface Side {
  readonly edge: DrawnEdge;
  readonly here: Area | undefined;
  readonly beyond: Area | undefined;
  readonly place: DeckPlace;
}

/** Every side from every square, so most of them twice. */
function sidesOf(drawing: PlanDrawing): readonly Side[] {
  return drawing.decks.flatMap((deck, id) =>
    deck.squares.flatMap((_, at) => {
      const [x, y] = [at % deck.width, Math.trunc(at / deck.width)];
      return FACINGS.map((facing) => ({
        edge: edgeAt(deck, x, y, facing),
        here: areaAt(drawing, deck, x, y),
        beyond: areaAt(drawing, deck, x + AHEAD_X[facing], y + AHEAD_Y[facing]),
        place: { deck: id, x, y },
      }));
    }),
  );
}

const OUTER_PORTALS: readonly DrawnEdge[] = ['hatch', 'iris', 'cargo'];

/** A portal joins two squares; only hatches, iris valves and cargo doors may lead out into space. */
export function portalProblems(drawing: PlanDrawing): PlanProblem[] {
  const isGood = ({ edge, here, beyond }: Side) => {
    const floors = [here, beyond].filter((area) => area !== undefined && isFloor(area.kind)).length;
    const isOutward = (here === undefined || beyond === undefined) && OUTER_PORTALS.includes(edge);
    return floors === 2 || (floors === 1 && isOutward);
  };
  const places = sidesOf(drawing)
    .filter((side) => isPortal(side.edge) && !isGood(side))
    .map(({ place }) => place);
  if (places.length === 0) return [];
  const sentence = `${at(drawing, places)} a portal leads nowhere: it must join two squares, or lead out through the hull by a hatch, an iris valve or a cargo door.`;
  return [{ code: 'portalNowhere', severity: 'error', sentence, places }];
}

/** A ship is closed by bulkheads and air-tight portals against space, the ground and other ships. */
export function hullProblems(drawing: PlanDrawing): PlanProblem[] {
  const isAboard = (area: Area | undefined): area is Area => area !== undefined && area.kind !== 'ground';
  const places = sidesOf(drawing)
    .filter(
      ({ edge, here, beyond }) =>
        isAboard(here) && isFloor(here.kind) && !isTight(edge) && (!isAboard(beyond) || beyond.ship !== here.ship),
    )
    .map(({ place }) => place);
  if (places.length === 0) return [];
  const sentence = `${at(drawing, places)} the hull is open: a bulkhead or an air-tight portal is needed toward space.`;
  return [{ code: 'openHull', severity: 'error', sentence, places }];
}

/** The first of the places, in words: "Main deck, column 3, row 4:". */
function at({ decks }: PlanDrawing, [place]: readonly DeckPlace[]): string {
  return place === undefined ? '' : `${decks[place.deck]?.name}, column ${place.x + 1}, row ${place.y + 1}:`;
}
