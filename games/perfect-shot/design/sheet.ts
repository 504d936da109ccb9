/** The contact sheet: all cards as one picture, to be looked at. */
import { animalInks, type Ink, MIRRORED, placeOf, sceneInks, shapePath, silhouettePath } from '../src/cards/drawing.ts';
import { FLOOR, PANELS } from '../src/cards/floor.ts';
import { sceneColour } from '../src/cards/scene.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Landscape, type Lens, RING } from '../src/cards/types.ts';

const COLUMNS = 6;
const GAP = 36;

export function contactSheet(cards: readonly Landscape[]): string {
  const tiles = [...cards.map((card, i) => cardArt(card, i)), floorArt()];
  const rows = Math.ceil(tiles.length / COLUMNS);
  const [width, height] = [COLUMNS * (CARD_WIDTH + GAP) + GAP, rows * (CARD_HEIGHT + GAP) + GAP];
  const placed = tiles.map((tile, i) => {
    const [x, y] = [GAP + (i % COLUMNS) * (CARD_WIDTH + GAP), GAP + Math.floor(i / COLUMNS) * (CARD_HEIGHT + GAP)];
    return `<svg x="${x}" y="${y - 22}" width="${CARD_WIDTH}" height="${CARD_HEIGHT + 22}" viewBox="0 -22 480 342">${tile}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#FFFBEA"/>${placed.join('')}</svg>\n`;
}

function cardArt(card: Landscape, index: number): string {
  const scene = paths(sceneInks(card.scene, card.environment));
  const art = card.mirrored ? `<g transform="${MIRRORED}">${scene}</g>` : scene;
  return `${title(`${index} ${card.name}`)}${clipped(`card${index}`, art + card.animals.map(animalArt(`a${index}`)).join('') + card.lenses.map(lensArt).join(''))}`;
}

function floorArt(): string {
  const panels = PANELS.map(({ environment, left, right, shapes }) => {
    const width = right - left;
    const inks = shapes.map((shape) => ({ path: shapePath(shape), colour: sceneColour(environment, shape.tone) }));
    const frame = `x="${left}" width="${width}" height="${CARD_HEIGHT}" viewBox="${left} 0 ${width} ${CARD_HEIGHT}"`;
    return `<svg ${frame}>${paths(inks)}</svg>`;
  });
  return `${title('Rack floor')}${clipped('floor', panels.join('') + FLOOR.animals.map(animalArt('f')).join(''))}`;
}

function title(text: string): string {
  return `<text x="4" y="-7" font-family="sans-serif" font-size="14">${text}</text>`;
}

function clipped(id: string, art: string): string {
  const frame = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="18"`;
  return `<clipPath id="${id}"><rect ${frame}/></clipPath><g clip-path="url(#${id})">${art}</g>`;
}

function animalArt(prefix: string): (animal: Animal, index: number) => string {
  return (animal, index) => {
    const id = `${prefix}-${index}`;
    const clip = `<clipPath id="${id}"><path d="${silhouettePath(animal)}"/></clipPath>`;
    return `<g transform="${placeOf(animal)}">${clip}<g clip-path="url(#${id})">${paths(animalInks(animal))}</g></g>`;
  };
}

function lensArt({ x, y, radius }: Lens): string {
  const ring = `<circle cx="${x}" cy="${y}" r="${radius + RING / 2}" fill="none" stroke="#17202B" stroke-width="${RING}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFFBEA"/>${ring}`;
}

function paths(inks: readonly Ink[]): string {
  return inks.map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`).join('');
}
