/** Writes a drawing as the text that `parsePlan` reads. Equal drawings give equal text. */
import { acrossAt, downAt } from './drawing.ts';
import { ACROSS_SIGNS, CORNERS, DOWN_SIGNS, FEATURE_SIGNS, isTight, kindWords } from './signs.ts';
import { type Area, type DeckDrawing, type DrawnSquare, NONE, type PlanDocument, type PlanDrawing } from './types.ts';

export function printPlan({ name, ships, areas, decks }: PlanDrawing): PlanDocument {
  const lines = areas.filter(({ ship }) => ship === NONE).map(printArea);
  for (const [index, ship] of ships.entries()) {
    lines.push(`ship ${ship.name}, ${ship.type}, ${ship.tons} tons`);
    lines.push(...areas.filter((area) => area.ship === index).map(printArea));
  }
  for (const deck of decks) lines.push('', ...printDeck(deck));
  return { name, lines };
}

function printArea({ key, kind, number, name }: Area): string {
  return `${key} ${kindWords(kind)}${number === 0 ? '' : ` ${number}`}: ${name}`;
}

function printDeck(deck: DeckDrawing): string[] {
  const lines = [`deck ${deck.name}`];
  for (let y = 0; y <= deck.height; y++) {
    lines.push(printSides(deck, y));
    if (y < deck.height) lines.push(printSquares(deck, y));
  }
  for (const hull of deck.hulls) lines.push(`hull ${hull.map(({ x, y }) => `${x},${y}`).join(' ')}`);
  return lines;
}

function printSides(deck: DeckDrawing, y: number): string {
  let line = cornerSign(deck, 0, y);
  for (let x = 0; x < deck.width; x++) line += ACROSS_SIGNS[acrossAt(deck, x, y)] + cornerSign(deck, x + 1, y);
  return line;
}

function printSquares(deck: DeckDrawing, y: number): string {
  let line = DOWN_SIGNS[downAt(deck, 0, y)];
  for (let x = 0; x < deck.width; x++) {
    const { area, features } = deck.squares[y * deck.width + x] as DrawnSquare;
    const signs = features.map((feature) => FEATURE_SIGNS[feature]);
    line += `${(signs.length > 1 ? signs[0] : undefined) ?? ' '}${area === '' ? ' ' : area}${signs.at(-1) ?? ' '}`;
    line += DOWN_SIGNS[downAt(deck, x + 1, y)];
  }
  return line.trimEnd();
}

function cornerSign(deck: DeckDrawing, x: number, y: number): string {
  const around = [acrossAt(deck, x - 1, y), acrossAt(deck, x, y), downAt(deck, x, y - 1), downAt(deck, x, y)];
  if (around.some((edge) => isTight(edge))) return CORNERS.bulkhead;
  return around.some((edge) => edge !== 'nothing') ? CORNERS.wall : CORNERS.nothing;
}
