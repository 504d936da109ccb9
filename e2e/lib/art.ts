/** The art of Perfect Shot with its silhouettes, each as a picture of a whole card. */
import { animalArt, cardArt, floorArt } from '../../games/perfect-shot/src/cards/art.ts';
import { placeOf, silhouettePath } from '../../games/perfect-shot/src/cards/drawing.ts';
import { FLOOR } from '../../games/perfect-shot/src/cards/floor.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Landscape } from '../../games/perfect-shot/src/cards/types.ts';

/** The pictures that prove a printed card right. */
export interface Proof {
  /** As the board shows it, and without any animal if that can be drawn. */
  readonly art: string;
  readonly bare: string | undefined;
  /** Only the animals, on two papers in colours that no animal has. */
  readonly onRed: string;
  readonly onBlue: string;
  readonly red: string;
  /** White where there is surely a silhouette, and where there is surely none; the rim, with its soft edges, is neither. */
  readonly inside: string;
  readonly outside: string;
}

export function proofOfCard(card: Landscape): Proof {
  return { ...proofOf(card.animals), art: cardArt(card, 'open'), bare: cardArt({ ...card, animals: [] }, 'open') };
}

export function proofOfFloor(): Proof {
  return { ...proofOf(FLOOR.animals), art: floorArt(), bare: undefined };
}

const [RED, BLUE] = ['#ff0000', '#0000ff'];
/** How wide the rim is: enough for soft edges at sharp corners. */
const RIM = 3;

function proofOf(animals: readonly Animal[]): Omit<Proof, 'art' | 'bare'> {
  const alone = animals.map((animal, i) => animalArt(animal, `x${i}`)).join('');
  const shapes = (fill: string, stroke: string) => animals.map((animal) => shapeArt(animal, fill, stroke)).join('');
  return {
    onRed: onPaper(RED, alone),
    onBlue: onPaper(BLUE, alone),
    red: onPaper(RED, ''),
    inside: onPaper('#000000', shapes('#ffffff', '#000000')),
    outside: onPaper('#ffffff', shapes('#000000', '#000000')),
  };
}

/** The rim is equally wide on the card, whatever the size of the animal. */
function shapeArt(animal: Animal, fill: string, stroke: string): string {
  const rim = `stroke="${stroke}" stroke-width="${RIM}" vector-effect="non-scaling-stroke"`;
  return `<path transform="${placeOf(animal)}" d="${silhouettePath(animal)}" fill="${fill}" ${rim}/>`;
}

function onPaper(colour: string, art: string): string {
  const size = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}"><rect ${size} fill="${colour}"/>${art}</svg>`;
}
