import { ScorePad, type ScorePadProps } from '@shutterbox/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const seat = (name: string, total: number, won: boolean) => ({ badge: null, name, total, place: '', won });
const SEATS = [seat('Ada', 3, true), seat('Bo', 9, false), seat('Cy', 8, true), seat('Di', 1, false)];
const ROWS = [{ label: 'Photos', cells: ['a', 'b', 'c', 'd'] }];
const SIDES = [
  { name: 'Red', seats: [0, 2], total: 11, place: 'first', won: true },
  { name: 'Blue', seats: [1, 3], total: 10, place: 'second', won: false },
];

/** The cells of each row as text; a wide one has its width behind it. */
function cellsOf(props: ScorePadProps): string[][] {
  const html = renderToStaticMarkup(createElement(ScorePad, props));
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/g)].map(([, attributes = '', text = '']) => {
      const wide = /colSpan="(\d)"/i.exec(attributes)?.[1];
      const circled = text.includes('<svg') ? ' circled' : '';
      return `${text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim()}${circled}${wide === undefined ? '' : ` over ${wide}`}`;
    }),
  );
}

describe('the score pad', () => {
  it('has a column a seat, and circles what won', () => {
    expect(cellsOf({ seats: SEATS.slice(0, 2), rows: ROWS })).toEqual([
      ['', 'Ada', 'Bo'],
      ['Photos', 'a', 'b'],
      ['Total', '3 circled', '9'],
    ]);
  });

  it('puts the seats of a side together, and circles the side', () => {
    expect(cellsOf({ seats: SEATS, rows: ROWS, sides: SIDES })).toEqual([
      ['', 'Red over 2', 'Blue over 2'],
      ['', 'Ada', 'Cy', 'Bo', 'Di'],
      ['Photos', 'a', 'c', 'b', 'd'],
      ['Total', '3', '8', '9', '1'],
      ['Side', '11 first circled over 2', '10 second over 2'],
    ]);
  });
});
