/** Several drawings on one sheet. */
import { drawDeck, edgeAt, squareAt } from './drawing.ts';
import {
  type Area,
  type DeckDrawing,
  type DrawnEdge,
  type DrawnSquare,
  type Facing,
  NONE,
  type PlanDrawing,
  type Ship,
} from './types.ts';

const KEYS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** A drawing, and where its upper left corner and its uppermost deck lie. */
export interface Layer {
  readonly drawing: PlanDrawing;
  readonly x: number;
  readonly y: number;
  readonly deck: number;
}

/** Where two layers overlap, the first one counts. */
export function overlaid(name: string, layers: readonly Layer[]): PlanDrawing {
  const left = Math.min(...layers.map(({ x }) => x));
  const top = Math.min(...layers.map(({ y }) => y));
  const first = Math.min(...layers.map(({ deck }) => deck));
  const { sheets, ships, areas } = relabelled(
    layers.map(({ drawing, x, y, deck }) => ({ drawing, x: x - left, y: y - top, deck: deck - first })),
  );
  const count = Math.max(...sheets.map(({ deck, drawing }) => deck + drawing.decks.length));
  const width = Math.max(...sheets.map(({ x, drawing }) => x + Math.max(...drawing.decks.map((deck) => deck.width))));
  const height = Math.max(...sheets.map(({ y, drawing }) => y + Math.max(...drawing.decks.map((deck) => deck.height))));
  const decks = Array.from({ length: count }, (_, deck) => deckOf(sheets, deck, width, height));
  return { name, ships, areas, decks };
}

function deckOf(sheets: readonly Layer[], id: number, width: number, height: number): DeckDrawing {
  const parts = sheets.flatMap(({ drawing, x, y, deck }) => {
    const drawn = drawing.decks[id - deck];
    return drawn === undefined ? [] : [{ drawn, dx: x, dy: y }];
  });
  const edge = (x: number, y: number, facing: Facing): DrawnEdge =>
    parts.map(({ drawn, dx, dy }) => edgeAt(drawn, x - dx, y - dy, facing)).find((kind) => kind !== 'nothing') ??
    'nothing';
  return drawDeck({
    name: [...new Set(parts.map(({ drawn }) => drawn.name))].join(', '),
    width,
    height,
    square: (x, y): DrawnSquare =>
      parts.map(({ drawn, dx, dy }) => squareAt(drawn, x - dx, y - dy)).find(({ area }) => area !== '') ?? {
        area: '',
        features: [],
      },
    across: (x, y) => edge(x, y, 0),
    down: (x, y) => edge(x, y, 3),
    hulls: parts.flatMap(({ drawn, dx, dy }) =>
      drawn.hulls.map((hull) => hull.map(({ x, y }) => ({ x: x + dx * 10, y: y + dy * 10 }))),
    ),
  });
}

/** The layers with keys and ships of their own, none used twice. */
function relabelled(layers: readonly Layer[]): {
  sheets: readonly Layer[];
  ships: readonly Ship[];
  areas: readonly Area[];
} {
  const ships: Ship[] = [];
  const areas: Area[] = [];
  const sheets = layers.map((layer) => {
    const keys = new Map<string, string>([['', '']]);
    for (const area of layer.drawing.areas) {
      const taken = areas.map(({ key }) => key);
      const key = [area.key, ...KEYS].find((free) => !taken.includes(free)) ?? area.key;
      keys.set(area.key, key);
      areas.push({ ...area, key, ship: area.ship === NONE ? NONE : area.ship + ships.length });
    }
    ships.push(...layer.drawing.ships);
    return { ...layer, drawing: { ...layer.drawing, decks: layer.drawing.decks.map((deck) => rekeyed(deck, keys)) } };
  });
  return { sheets, ships, areas: areas.sort((a, b) => a.ship - b.ship) };
}

function rekeyed(deck: DeckDrawing, keys: ReadonlyMap<string, string>): DeckDrawing {
  return { ...deck, squares: deck.squares.map(({ area, features }) => ({ area: keys.get(area) ?? area, features })) };
}
