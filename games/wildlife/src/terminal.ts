/** The table in the terminal. */
import {
  count,
  does,
  type Line,
  type Reader,
  render,
  type Seat,
  type Span,
  seatCell,
  type TerminalBoard,
  type Tone,
} from '@shutterbox/kernel';
import { TARGET_PHOTOS } from './apply/review.ts';
import { AWARD_PLACES, AWARD_PRESTIGE, animalOf, EXPLORE_VALUE, GENERALIST, HABITAT_COUNT } from './cards.ts';
import { scoreSheet } from './score.ts';
import { assignmentLines, interest } from './terminal/assignments.ts';
import { awardName, dice, habitatName } from './text/words.ts';
import { type Card, type Habitat, NONE, type View } from './types.ts';

const HABITAT_TONES: readonly Tone[] = ['cyan', 'yellow', 'magenta', 'green'];
/** In narrower terminals a card's symbols go on their own line; with the habitat they need more room. */
const WIDE = 76;
const WIDE_WITH_HABITAT = 90;
const NAME_WIDTH = 26;
/** The width of a seat's name and of each score column. */
const SEAT_WIDTH = 9;
const COMMITTED = '>';

export const board: TerminalBoard<View> = (view, columns, names = []) => {
  const reader: Reader = { observer: view.observer, names };
  return [
    [{ text: heading(view), tone: 'bold' }],
    ...Array.from({ length: HABITAT_COUNT }, (_, habitat) => habitatLines(view, habitat, columns)).flat(),
    ...legend(view),
    [],
    ...drawnLines(view, columns, reader),
    ...Array.from({ length: view.seats }, (_, seat) => seatLines(view, seat, columns, reader)).flat(),
    ...assignmentLines(view, reader),
    ...(view.over ? scorePad(view, reader) : []),
  ];
};

function heading(view: View): string {
  const parts = [
    `Round ${view.round}${view.ending ? ' (the last)' : ''}`,
    `target ${TARGET_PHOTOS[view.seats]} photos`,
    `deck ${view.deck.length}`,
    `discards ${view.discards.length}`,
    `Generalist award ${awardLeft(view, GENERALIST)}`,
  ];
  return parts.join(' · ');
}

function awardLeft(view: View, category: number): string {
  const place = view.awarded[category] ?? 0;
  return place < AWARD_PLACES ? `${AWARD_PRESTIGE[category * AWARD_PLACES + place]}` : 'gone';
}

function habitatLines(view: View, habitat: Habitat, columns: number): Line[] {
  const tone = HABITAT_TONES[habitat] ?? 'bold';
  const header: Span[] = [
    { text: habitatName(habitat).toUpperCase().padEnd(11), tone },
    { text: `explore ${EXPLORE_VALUE[habitat]}+ · award ${awardLeft(view, habitat)}`, tone: 'dim' },
    ...marks(view.habitatDice[habitat] ?? 0, view.habitatTokens[habitat] ?? 0),
  ];
  if (view.exploring === habitat && view.roll.length > 0)
    header.push({ text: `  rolled ${view.roll.join(' ')}`, tone: 'red' });
  return [header, ...(view.stacks[habitat] ?? []).flatMap((card) => tableCardLines(view, card, columns))];
}

function marks(dice: number, tokens: number): Span[] {
  const spans: Span[] = [];
  if (dice > 0) spans.push({ text: `  ${'[d]'.repeat(dice)}`, tone: 'bold' });
  if (tokens > 0) spans.push({ text: ` +${tokens}`, tone: 'yellow' });
  return spans;
}

/** Explains the marks on the table, and counts the dice left. */
function legend(view: View): Line[] {
  const lines: Line[] = [[{ text: `  ${marksWords(view)}`, tone: 'dim' }]];
  if (view.committed.length > 0) lines.push([{ text: `  ${COMMITTED} promised for this turn`, tone: 'dim' }]);
  if (view.dice > 0) lines.push([{ text: `${dice(view.dice)} still to place`, tone: 'bold' }]);
  return lines;
}

/** The stars of a card, and what `interest` adds to it. */
function marksWords(view: View): string {
  const own = view.observer === 'spectator' ? NONE : (view.assignments[view.observer] ?? NONE);
  return own === NONE ? '* prestige' : '* prestige · your assignment: (cover) cover animal, (+1) matching symbols';
}

function tableCardLines(view: View, card: Card, columns: number): Line[] {
  const mark = view.committed.includes(card) ? COMMITTED : ' ';
  const rest = [...interest(view, card), ...marks(view.animalDice[card] ?? 0, view.animalTokens[card] ?? 0)];
  return cardLines(`  ${mark}`, card, animalOf(card).symbols.join(', '), rest, columns >= WIDE);
}

/** A card outside the habitats names its own habitat. */
function looseCardLines(view: View, lead: string, card: Card, columns: number): Line[] {
  const { habitat, symbols } = animalOf(card);
  const home = habitat === 'any' ? 'any habitat' : habitat;
  return cardLines(lead, card, [home, ...symbols].join(', '), interest(view, card), columns >= WIDE_WITH_HABITAT);
}

function cardLines(lead: string, card: Card, print: string, rest: readonly Span[], wide: boolean): Line[] {
  const { name, difficulty, prestige } = animalOf(card);
  const start: Line = [
    { text: `${lead}${String(difficulty).padStart(2)} `, tone: 'bold' },
    { text: name.padEnd(NAME_WIDTH) },
    { text: `${'*'.repeat(prestige).padEnd(6)} `, tone: 'yellow' },
  ];
  const printed: Span = { text: print, tone: 'dim' };
  if (wide) return [[...start, printed, ...rest]];
  return [
    [...start, ...rest],
    [{ text: ' '.repeat(lead.length + 3) }, printed],
  ];
}

function drawnLines(view: View, columns: number, reader: Reader): Line[] {
  if (view.drawn === NONE) return [];
  const offer: Line[] =
    view.offer === NONE
      ? []
      : [[{ text: `  ${render(does(view.offer, view, 'offer'), reader)} 1 token`, tone: 'yellow' }]];
  return [[{ text: 'Drawn', tone: 'bold' }], ...looseCardLines(view, '   ', view.drawn, columns), ...offer, []];
}

function seatLines(view: View, seat: Seat, columns: number, reader: Reader): Line[] {
  const turn = seat === view.turn && !view.over;
  const portfolio = view.portfolios[seat] ?? [];
  const awards = view.awards[seat] ?? [];
  const words = [
    count(portfolio.length, 'photo'),
    ...(view.options.tokens ? [count(view.tokens[seat] ?? 0, 'token')] : []),
    ...(seat === view.first ? ['starting player'] : []),
  ];
  return [
    [
      {
        text: `${turn ? '>' : ' '} ${seatCell(seat, reader, SEAT_WIDTH).padEnd(SEAT_WIDTH)}`,
        tone: turn ? 'cyan' : 'bold',
      },
      { text: words.join(' · ') },
    ],
    ...textLine(portfolio.map((card) => animalOf(card).name).join(', '), 'dim'),
    ...textLine(awards.map(awardName).join('; '), 'yellow'),
    ...reserveLines(view, view.reserves[seat] ?? [], columns),
  ];
}

function textLine(words: string, tone: Tone): Line[] {
  return words === '' ? [] : [[{ text: `    ${words}`, tone }]];
}

function reserveLines(view: View, reserve: readonly Card[], columns: number): Line[] {
  return reserve.length === 0
    ? []
    : [
        ...textLine('In reserve:', 'magenta'),
        ...reserve.flatMap((card) => looseCardLines(view, '     ', card, columns)),
      ];
}

function scorePad(view: View, reader: Reader): Line[] {
  const rows = Array.from({ length: view.seats }, (_, seat) => {
    const { animals, awards, cover, feature, total } = scoreSheet(view, seat);
    return [seatCell(seat, reader, SEAT_WIDTH), animals, awards, cover, feature, total];
  });
  const cells = [['', 'animals', 'awards', 'cover', 'feature', 'total'], ...rows];
  return [
    [],
    ...cells.map(
      (row, i): Line => [
        {
          text: row.map((cell) => String(cell).padStart(SEAT_WIDTH)).join(''),
          ...(i === 0 ? { tone: 'dim' as const } : {}),
        },
      ],
    ),
  ];
}
