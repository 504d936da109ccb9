/** The warehouse in characters: two for each square, and a line for each photographer. */
import { count, type Line, render, type Span, type TerminalBoard, type Tone } from '@shutterbox/kernel';
import { floorOf } from './map.ts';
import { ROUNDS } from './score.ts';
import { whereabouts } from './text.ts';
import { FIGURES, type Figure, HIDDEN, isOwn, type Square, squareOf, type View } from './types.ts';

export const board: TerminalBoard<View> = (view) => [
  [{ text: headline(view), tone: 'bold' }],
  columns(view),
  ...view.options.map.rows.map((_, row) => rowLine(view, row)),
  ...FIGURES.map((figure): Line => [{ text: render(whereabouts(figure, view), view), tone: toneOf(figure, view) }]),
];

function headline({ phase, round, points, options }: View): string {
  if (phase === 'over') return 'The game is over.';
  const left = phase === 'act' && points >= 0 ? `, ${count(points, 'point')} left` : '';
  return `${options.map.name}, round ${round} of ${ROUNDS}${left}${options.dark ? ', in the dark' : ''}`;
}

function columns({ options }: View): Line {
  const { width } = floorOf(options.map);
  return [{ text: `   ${Array.from({ length: width }, (_, x) => 'ABCDEFGHI'[x]).join(' ')}`, tone: 'dim' }];
}

function rowLine(view: View, row: number): Line {
  const { width } = floorOf(view.options.map);
  const cells = [...(view.options.map.rows[row] as string)].map((cell, x) => cellSpan(view, row * width + x, cell));
  return [{ text: `${row + 1}  `, tone: 'dim' }, ...cells];
}

/** A photographer is a digit, with an eye on watch; a question mark is where one may be. */
function cellSpan(view: View, square: Square, cell: string): Span {
  if (cell === '#') return { text: '##', tone: 'dim' };
  const here = view.places.indexOf(square);
  if (here >= 0)
    return { text: `${1 + (here >> 1)}${view.watching[here] === true ? '*' : ' '}`, tone: toneOf(here, view) };
  const may = FIGURES.find(
    (figure) =>
      view.places[figure] === HIDDEN && view.maybe[figure]?.some((guise) => squareOf(guise) === square) === true,
  );
  return may === undefined ? { text: '. ' } : { text: '? ', tone: toneOf(may, view) };
}

function toneOf(figure: Figure, { observer }: View): Tone {
  if (observer === 'spectator') return figure % 2 === 0 ? 'red' : 'cyan';
  return isOwn(figure, observer) ? 'green' : 'red';
}
