/** Two ships locked together at their air locks, with a docking tube between them that is as long as the hulls need. */
import { AHEAD_X, AHEAD_Y, drawDeck, type Port, portsOf, squareAt } from './drawing.ts';
import { type Layer, overlaid } from './overlay.ts';
import { turned } from './turn.ts';
import { type Area, type Facing, NONE, type PlanDrawing } from './types.ts';

const LONGEST_TUBE = 12;
const TUBE: Area = { key: 'O', kind: 'dock', name: 'Docking tube', number: 0, ship: NONE };

/** A ship and the name of its air lock. */
export interface Docking {
  readonly ship: PlanDrawing;
  readonly lock: string;
}

/** The second ship is turned so that the locks face each other. */
export function joined(name: string, one: Docking, two: Docking): PlanDrawing {
  const port = portOf(one);
  const { ship, lock } = turnedTo(two, ((port.facing + 2) % 4) as Facing);
  const mate = portOf({ ship, lock });
  for (let length = 1; length <= LONGEST_TUBE; length++) {
    const here: Layer = { drawing: one.ship, x: 0, y: 0, deck: 0 };
    const there: Layer = {
      drawing: ship,
      x: port.x - mate.x + (length + 1) * AHEAD_X[port.facing],
      y: port.y - mate.y + (length + 1) * AHEAD_Y[port.facing],
      deck: port.deck - mate.deck,
    };
    if (!touch(here, there)) return overlaid(name, [here, there, tube(port, length, one.ship)]);
  }
  throw new Error(`${name}: the hulls leave no room for the locks to meet.`);
}

function portOf({ ship, lock }: Docking): Port {
  const port = portsOf(ship).find(({ area }) => area.name === lock);
  if (port === undefined) throw new Error(`${ship.name} has no ${lock} that leads outside.`);
  return port;
}

function turnedTo({ ship, lock }: Docking, facing: Facing): Docking {
  return portOf({ ship, lock }).facing === facing ? { ship, lock } : turnedTo({ ship: turned(ship), lock }, facing);
}

/** Whether two layers have squares in the same place or side by side. */
function touch(one: Layer, two: Layer): boolean {
  return one.drawing.decks.some((deck, id) => {
    const other = two.drawing.decks[id + one.deck - two.deck];
    if (other === undefined) return false;
    return deck.squares.some(({ area }, at) => {
      const x = (at % deck.width) + one.x - two.x;
      const y = Math.trunc(at / deck.width) + one.y - two.y;
      if (area === '') return false;
      return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => squareAt(other, x + dx, y + dy).area !== ''));
    });
  });
}

/** Only its long sides are its own; the ends are the ships' valves. */
function tube({ x, y, facing, deck }: Port, length: number, { decks }: PlanDrawing): Layer {
  const isUpright = facing % 2 === 0;
  const drawn = drawDeck({
    name: decks[deck]?.name ?? '',
    width: isUpright ? 1 : length,
    height: isUpright ? length : 1,
    square: () => ({ area: TUBE.key, features: [] }),
    across: () => (isUpright ? 'nothing' : 'bulkhead'),
    down: () => (isUpright ? 'bulkhead' : 'nothing'),
    hulls: [],
  });
  const near = facing === 0 || facing === 3 ? length : 1;
  return {
    drawing: { name: TUBE.name, ships: [], areas: [TUBE], decks: [drawn] },
    x: x + near * AHEAD_X[facing],
    y: y + near * AHEAD_Y[facing],
    deck,
  };
}
