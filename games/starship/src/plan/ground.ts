/** A ship that has landed: open ground before its cargo door. */
import { AHEAD_X, AHEAD_Y, drawDeck, portsOf } from './drawing.ts';
import { overlaid } from './overlay.ts';
import { type Area, type DeckDrawing, NONE, type PlanDrawing } from './types.ts';

const GROUND: Area = { key: 'O', kind: 'ground', name: 'Ground', number: 0, ship: NONE };

/** How far the ground goes on, in squares: away from the door, and to both sides beyond the ship. */
export interface Field {
  readonly depth: number;
  readonly margin: number;
}

export function landed(name: string, ship: PlanDrawing, { depth, margin }: Field): PlanDrawing {
  const door = portsOf(ship).find(({ edge }) => edge === 'cargo');
  if (door === undefined) throw new Error(`${ship.name} has no cargo door that leads outside.`);
  const { deck, facing } = door;
  const { width, height, name: deckName } = ship.decks[deck] as DeckDrawing;
  const isUpright = facing % 2 === 0;
  const field = drawDeck({
    name: deckName,
    width: isUpright ? width + 2 * margin : depth,
    height: isUpright ? depth : height + 2 * margin,
    square: () => ({ area: GROUND.key, features: [] }),
    across: () => 'nothing',
    down: () => 'nothing',
    hulls: [],
  });
  const near = facing === 0 || facing === 3 ? depth : 1;
  const x = isUpright ? -margin : door.x + near * AHEAD_X[facing];
  const y = isUpright ? door.y + near * AHEAD_Y[facing] : -margin;
  const ground = { name: GROUND.name, ships: [], areas: [GROUND], decks: [field] };
  return overlaid(name, [
    { drawing: ship, x: 0, y: 0, deck: 0 },
    { drawing: ground, x, y, deck },
  ]);
}
