/** The table in characters. Every line fits a narrow window. */
import { type Line, type Reader, type Seat, type Span, seatCell, type TerminalBoard } from '@shutterbox/kernel';
import { isOver, ROUNDS, winnerOf } from './score.ts';
import { points } from './text.ts';
import type { View } from './types.ts';

const NAME_WIDTH = 10;
const SCORE_WIDTH = 4;

export const board: TerminalBoard<View> = (view, _columns, names = []) => [
  [{ text: headline(view), tone: 'bold' }],
  ...view.scores.map((_, seat) => seatLine(view, seat, { observer: view.observer, names })),
  ...(view.hand.length === 0 ? [] : [handLine(view)]),
];

function headline(view: View): string {
  if (isOver(view)) return 'The game is over.';
  return `Round ${view.round} of ${ROUNDS}, for ${points(view.points)}${view.options.lowLight ? ', low light' : ''}`;
}

function seatLine(view: View, seat: Seat, reader: Reader): Line {
  const score = String(view.scores[seat]).padEnd(SCORE_WIDTH);
  return [
    { text: seatCell(seat, reader, NAME_WIDTH).padEnd(NAME_WIDTH) },
    { text: score, tone: 'yellow' },
    ...cards(view, seat),
  ];
}

/** The card of the last round, green if it took the points, and what is known of this round's. */
function cards({ observer, options, chosen, answered, shown }: View, seat: Seat): readonly Span[] {
  const spans: Span[] = [];
  const last = shown.at(-1);
  if (last !== undefined)
    spans.push({ text: `showed ${last[seat]}  `, tone: winnerOf(last, options) === seat ? 'green' : 'dim' });
  if (answered[seat] === true) spans.push({ text: seat === observer ? `chose ${chosen}` : 'has chosen' });
  return spans;
}

function handLine({ hand }: View): Line {
  return [{ text: 'Your hand'.padEnd(NAME_WIDTH) }, { text: hand.join(' '), tone: 'cyan' }];
}
