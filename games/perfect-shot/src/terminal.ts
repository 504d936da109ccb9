/** The table in characters. */
import type { Line, TerminalBoard } from '@shutterbox/kernel';
import { count, wrap } from '@shutterbox/kernel';
import { cardByEar, GRID_TEXT, rackByEar } from './ear.ts';
import { cardLines, letterOf, rackLines, toneOf } from './terminal/picture.ts';
import { scorePad, seatLines } from './terminal/seats.ts';
import { albumText, animalName, cardName } from './text/words.ts';
import { speciesOf } from './tiles.ts';
import { type Card, SPECIES, type View } from './types.ts';

const RACK_WIDTH = 62;
const CARD_WIDTH = 25;
const GAP = 1;

export const board: TerminalBoard<View> = (view, columns, names) => [
  [{ text: heading(view), tone: 'bold' }],
  ...rackLines(view.rack, Math.min(RACK_WIDTH, columns)),
  ...worded(`${rackByEar(view.rack)} ${GRID_TEXT}`, columns),
  ...legend(view, columns),
  ...view.albumRow.map((album): Line => [{ text: 'Open album: ', tone: 'dim' }, { text: albumText(album) }]),
  ...handLines(view.hand, columns),
  ...view.turns.flatMap((_, seat) => seatLines(view, seat, names)),
  ...(view.phase === 'over' ? scorePad(view, names) : []),
];

function heading(view: View): string {
  const left = `${count(view.deck, 'card')} and ${count(view.albumDeck.length, 'album')} to draw`;
  switch (view.phase) {
    case 'turns':
      return `Round ${(view.turns[view.turn] ?? 0) + 1}${view.rounds === 0 ? '' : ` of ${view.rounds}`} · ${left}`;
    case 'confirm':
      return 'The turns are over · arrange and confirm';
    case 'over':
      return 'The game is over';
  }
}

/** The same in words, with the squares that things lie on. */
function worded(words: string, columns: number): Line[] {
  return wrap(words, columns, '', '  ').map((text) => [{ text, tone: 'dim' }]);
}

/** What the letters stand for, and how many tiles of each are left. */
function legend({ supply }: View, columns: number): Line[] {
  const lines: Line[] = [];
  let width = columns;
  for (const species of SPECIES) {
    const left = supply.reduce((sum, tiles, photo) => sum + (speciesOf(photo) === species ? tiles : 0), 0);
    const words = ` ${animalName(species)} ${left}  `;
    const spans: Line = [
      { text: letterOf(species), tone: toneOf(species) },
      { text: words, tone: 'dim' },
    ];
    width += words.length + 1;
    if (width <= columns) lines.push([...(lines.pop() ?? []), ...spans]);
    else {
      lines.push(spans);
      width = words.length + 1;
    }
  }
  return lines;
}

/** As many cards side by side as fit. */
function handLines(hand: readonly Card[], columns: number): Line[] {
  const width = Math.min(CARD_WIDTH, columns);
  const abreast = Math.max(1, Math.floor((columns + GAP) / (width + GAP)));
  const lines: Line[] = [];
  for (let from = 0; from < hand.length; from += abreast) {
    const cards = hand.slice(from, from + abreast);
    const drawings = cards.map((card) => cardLines(card, width));
    lines.push(
      cards.map((card) => ({
        text: cardName(card)
          .slice(0, width)
          .padEnd(width + GAP),
        tone: 'bold' as const,
      })),
    );
    for (const row of drawings[0]?.keys() ?? [])
      lines.push(drawings.flatMap((drawing) => [...(drawing[row] ?? []), { text: ' '.repeat(GAP) }]));
    lines.push(...cards.flatMap((card) => worded(cardByEar({ card, turned: false }), columns)));
  }
  return lines;
}
