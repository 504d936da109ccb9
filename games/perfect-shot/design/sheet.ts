/** The contact sheet: all cards as one picture, to be looked at. */
import { cardArt, floorArt } from '../src/cards/art.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Landscape } from '../src/cards/types.ts';

const COLUMNS = 6;
const GAP = 36;

export function contactSheet(cards: readonly Landscape[]): string {
  const tiles = [
    ...cards.map((card, i) => ({ title: `${i} ${card.name}`, art: cardArt(card, 'paper') })),
    { title: 'Rack floor', art: floorArt() },
  ];
  const rows = Math.ceil(tiles.length / COLUMNS);
  const [width, height] = [COLUMNS * (CARD_WIDTH + GAP) + GAP, rows * (CARD_HEIGHT + GAP) + GAP];
  const placed = tiles.map(({ title, art }, i) => {
    const [x, y] = [GAP + (i % COLUMNS) * (CARD_WIDTH + GAP), GAP + Math.floor(i / COLUMNS) * (CARD_HEIGHT + GAP)];
    const name = `<text x="${x + 4}" y="${y - 7}" font-family="sans-serif" font-size="14">${title}</text>`;
    // Each card is a picture of its own, because two cards use the same ids.
    return `${name}<image x="${x}" y="${y}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" href="data:image/svg+xml,${encodeURIComponent(art)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#FFFBEA"/>${placed.join('')}</svg>\n`;
}
