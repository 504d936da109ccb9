/** A deck plan as a picture, to look at. Not the board: only what the plan itself holds. */

import { FEATURE_SIGNS } from '../../src/plan/signs.ts';
import {
  type Deck,
  type DeckId,
  EDGE_KINDS,
  type EdgeKind,
  FACINGS,
  type Hull,
  NONE,
  type Plan,
  type Portal,
  type PortalSide,
  type Square,
} from '../../src/plan/types.ts';

const UNIT = 32;
const MARGIN = 48;
const STROKES: Partial<Record<EdgeKind, string>> = {
  wall: 'stroke="#CFE2F7" stroke-width="2"',
  bulkhead: 'stroke="#CFE2F7" stroke-width="5"',
};

export function pictureOf(plan: Plan): string {
  const heights = plan.decks.map(({ height }) => height * UNIT + 2 * MARGIN);
  const width = Math.max(...plan.decks.map((deck) => deck.width)) * UNIT + 2 * MARGIN;
  const total = heights.reduce((sum, height) => sum + height, 0);
  const decks = plan.decks.map((deck, id) => {
    const above = heights.slice(0, id).reduce((sum, height) => sum + height, MARGIN);
    return `<g transform="translate(${MARGIN} ${above})">${deckPicture(plan, deck, id)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" font-family="monospace" font-size="10" text-anchor="middle"><defs><pattern id="tank" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v8" stroke="#2E5583" stroke-width="2"/></pattern></defs><rect width="100%" height="100%" fill="#050D1C"/>${decks.join('')}</svg>`;
}

function deckPicture(plan: Plan, deck: Deck, id: DeckId): string {
  const squares = Array.from({ length: deck.end - deck.first }, (_, at) => deck.first + at);
  return [
    ...deck.hulls.map(hullPicture),
    ...plan.solids
      .filter((solid) => solid.deck === id)
      .map(({ kind, places }) => places.map(({ x, y }) => solidPicture(kind, x, y)).join('')),
    ...squares.map((square) => floorPicture(plan, square)),
    ...squares.flatMap((square) => FACINGS.map((facing) => wallPicture(plan, square, facing))),
    ...plan.portals.filter((portal) => portal.deck === id).map((portal) => portalPicture(plan, portal)),
    ...plan.rooms.filter((room) => room.deck === id).map(({ name, squares: of }) => namePicture(plan, name, of)),
    `<text x="0" y="-30" fill="#CFE2F7" text-anchor="start" font-size="14">${deck.name}</text>`,
  ].join('');
}

function hullPicture(hull: Hull): string {
  const points = hull.map(({ x, y }) => `${(x * UNIT) / 10},${(y * UNIT) / 10}`).join(' ');
  return `<polygon points="${points}" fill="#08142A" stroke="#7FA8DC" stroke-width="2.5" stroke-linejoin="round"/>`;
}

function box(x: number, y: number, attributes: string): string {
  return `<rect x="${x * UNIT}" y="${y * UNIT}" width="${UNIT}" height="${UNIT}" ${attributes}/>`;
}

function solidPicture(kind: string, x: number, y: number): string {
  return kind === 'tank' ? box(x, y, 'fill="url(#tank)"') : box(x + 0.06, y + 0.06, 'fill="#1B3A66" stroke="#5C86B8"');
}

function floorPicture(plan: Plan, square: Square): string {
  const [x, y] = [plan.x[square] as number, plan.y[square] as number];
  const signs = (plan.features[square] ?? []).map((feature) => FEATURE_SIGNS[feature]).join('');
  const text = `<text x="${(x + 0.5) * UNIT}" y="${(y + 0.65) * UNIT}" fill="#FFB84D">${signs.replace('<', '&lt;')}</text>`;
  return box(x, y, 'fill="#12294D" stroke="#294B79" stroke-width=".6"') + text;
}

function line(plan: Plan, square: Square, facing: number, attributes: string): string {
  const [x, y] = [(plan.x[square] as number) * UNIT, (plan.y[square] as number) * UNIT];
  const left = facing === 1 ? x + UNIT : x;
  const top = facing === 2 ? y + UNIT : y;
  return `<path d="M${left} ${top}${facing % 2 === 0 ? 'h' : 'v'}${UNIT}" ${attributes} stroke-linecap="square"/>`;
}

function wallPicture(plan: Plan, square: Square, facing: number): string {
  const stroke = STROKES[EDGE_KINDS[plan.edge[square * 4 + facing] as number] as EdgeKind];
  return stroke === undefined ? '' : line(plan, square, facing, stroke);
}

const PORTAL_COLOURS: Readonly<Record<Portal['kind'], string>> = {
  door: '#5FE3F5',
  hatch: '#FF6B5E',
  iris: '#7BE0A6',
  cargo: '#FFB84D',
  lift: '#B9A8FF',
  plate: '#FFFFFF',
  bulkheadPlate: '#FFFFFF',
};

function portalPicture(plan: Plan, { kind, sides, beside }: Portal): string {
  const colour = PORTAL_COLOURS[kind];
  if (sides.length > 0) return sides.map((side) => sidePicture(plan, side, colour)).join('');
  const [upper = NONE] = beside;
  const [x, y] = [plan.x[upper] as number, plan.y[upper] as number];
  return box(x + 0.1, y + 0.1, `fill="none" stroke="${colour}" stroke-width="3" transform="translate(-3 -3)"`);
}

function sidePicture(plan: Plan, { a, facing }: PortalSide, colour: string): string {
  return line(plan, a, facing, `stroke="${colour}" stroke-width="7"`);
}

function namePicture(plan: Plan, name: string, squares: readonly Square[]): string {
  const middle = (table: Int16Array) =>
    squares.reduce((sum, square) => sum + (table[square] as number) + 0.5, 0) / squares.length;
  const label = squares.length < 5 ? name.replace(/[^0-9]/g, '') : name;
  return `<text x="${middle(plan.x) * UNIT}" y="${(middle(plan.y) - 0.3) * UNIT}" fill="#FFFFFF" paint-order="stroke" stroke="#050D1C" stroke-width="3">${label}</text>`;
}
