/** Whole pictures as SVG text: a card with its holes, the rack floor, a single animal. Drawn from the outlines that are judged. */
import { animalInks, type Ink, MIRRORED, placeOf, sceneInks, shapePath, silhouettePath } from './drawing.ts';
import { figureOf, silhouetteOf } from './figure.ts';
import { FLOOR, PANELS } from './floor.ts';
import { FINE } from './outline.ts';
import { sceneColour } from './scene.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Landscape, type Lens, RING } from './types.ts';

const CARD_RADIUS = 18;
/** The white edge of a card is inside its outline; animals stay farther away. */
const EDGE = 5;

/** Open holes show what lies below. In a hand they are paper, so that nothing can be tried (PS-2.3). */
export type Holes = 'open' | 'paper';

export function cardArt(card: Landscape, holes: Holes): string {
  const scene = inksArt(sceneInks(card.scene, card.environment));
  const printed = [
    card.mirrored ? `<g transform="${MIRRORED}">${scene}</g>` : scene,
    ...card.animals.map(shadowArt),
    ...card.animals.map((animal, i) => animalArt(animal, `a${i}`)),
    ...(holes === 'paper' ? card.lenses.map(paperArt) : []),
    ...card.lenses.map(ringArt),
  ];
  const outline = `<clipPath id="o"><path clip-rule="evenodd" d="${outlineOf(holes === 'open' ? card.lenses : [])}"/></clipPath>`;
  return svg(`${outline}${STRIPES}<g clip-path="url(#o)">${printed.join('')}${EDGE_ART}</g>`);
}

export function floorArt(): string {
  const panels = PANELS.map(({ environment, left, right, shapes }) => {
    const width = right - left;
    const inks = shapes.map((shape) => ({ path: shapePath(shape), colour: sceneColour(environment, shape.tone) }));
    const frame = `x="${left}" width="${width}" height="${CARD_HEIGHT}" viewBox="${left} 0 ${width} ${CARD_HEIGHT}"`;
    return `<svg ${frame}>${inksArt(inks)}</svg>`;
  });
  const animals = FLOOR.animals.map((animal, i) => animalArt(animal, `f${i}`));
  const outline = `<clipPath id="o"><path d="${outlineOf([])}"/></clipPath>`;
  return svg(
    `${outline}<g clip-path="url(#o)">${[...panels, ...FLOOR.animals.map(shadowArt), ...animals].join('')}</g>`,
  );
}

/** An animal as it stands on its card; the id names its clip and must be unique in the picture. */
export function animalArt(animal: Animal, id: string): string {
  const clip = `<clipPath id="${id}"><path d="${silhouettePath(animal)}"/></clipPath>`;
  return `<g transform="${placeOf(animal)}">${clip}<g clip-path="url(#${id})">${inksArt(animalInks(animal))}</g></g>`;
}

/** Left, top, right and bottom of a figure, in its own units. */
export function boundsOf(animal: Pick<Animal, 'species' | 'pose'>): readonly [number, number, number, number] {
  const polygon = silhouetteOf(figureOf(animal));
  const xs = polygon.filter((_, i) => i % 2 === 0);
  const ys = polygon.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs) / FINE, Math.min(...ys) / FINE, Math.max(...xs) / FINE, Math.max(...ys) / FINE];
}

/** The card's outline, with round holes in it where lenses are given; to be filled by the even-odd rule. */
function outlineOf(lenses: readonly Lens[]): string {
  const [w, h, r] = [CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const card = `M${r} 0H${w - r}${corner(r, r)}V${h - r}${corner(-r, r)}H${r}${corner(-r, -r)}V${r}${corner(r, -r)}Z`;
  return card + lenses.map(({ x, y, radius }) => shapePath({ tone: '', disc: [x, y, radius] })).join('');
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${content}</svg>`;
}

/** The shadow on the ground is not part of the animal (PS-2.6). */
function shadowArt(animal: Animal): string {
  if (figureOf(animal).hold !== 'ground') return '';
  const [left, , right] = boundsOf(animal);
  const half = Math.round(((right - left) * animal.size) / FINE / 2);
  return `<ellipse cx="${animal.x}" cy="${animal.y}" rx="${half}" ry="4" fill="#120A2E" fill-opacity=".16"/>`;
}

function paperArt({ x, y, radius }: Lens): string {
  return `<circle cx="${x}" cy="${y}" r="${radius + 1}" fill="#F4EBDB"/><circle cx="${x}" cy="${y}" r="${radius + 1}" fill="url(#s)"/>`;
}

const STRIPES =
  '<pattern id="s" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.6" height="7" fill="#DCCFB6"/></pattern>';

/** Ring, rim, degrees and the red index: all of it outside the hole. */
function ringArt({ x, y, radius }: Lens): string {
  const circle = (r: number, width: number, colour: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  const index = Math.round((radius + RING / 2) * Math.SQRT1_2);
  return [
    circle(radius + RING / 2, RING, '#17202B'),
    circle(radius + RING - 0.8, 1.6, '#F6F3EA'),
    circle(radius + 1.6, 1.8, '#3D4B5C'),
    circle(radius + RING - 4.6, 4, '#7F8B99', ' pathLength="120" stroke-dasharray=".5 4.5"'),
    circle(radius + RING - 5.2, 5.2, '#FFFFFF', ' pathLength="120" stroke-dasharray=".9 29.1" stroke-dashoffset=".45"'),
    `<circle cx="${x + index}" cy="${y - index}" r="3" fill="#F4593A"/>`,
  ].join('');
}

/** A white edge, and a mark that tells which way is up. */
const EDGE_ART = `<rect x="2" y="2" width="${CARD_WIDTH - 4}" height="${CARD_HEIGHT - 4}" rx="${CARD_RADIUS - 2}" fill="none" stroke="#FFFDF6" stroke-width="${2 * (EDGE - 2)}"/><path d="M228 ${EDGE - 0.5}h24l-12 9z" fill="#FFFDF6"/>`;

function inksArt(inks: readonly Ink[]): string {
  return inks.map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`).join('');
}
