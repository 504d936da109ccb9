/** The table in characters. */
import type { Line, Seat, Span, TerminalBoard, Tone } from '@shutterbox/kernel';
import {
  AWARD_PLACES,
  AWARD_PRESTIGE,
  animalOf,
  assignmentOf,
  EXPLORE_VALUE,
  GENERALIST,
  HABITAT_COUNT,
  MATCHES,
  ON_COVER,
} from './cards.ts';
import { matchingSymbols, scoreSheet } from './score.ts';
import { awardName, cardName, habitatName, who } from './text.ts';
import { type Card, type Habitat, NONE, type View } from './types.ts';

const HABITAT_TONES: readonly Tone[] = ['cyan', 'yellow', 'magenta', 'green'];
/** Narrower terminals do without the symbols. */
const WIDE = 76;
const NAME_WIDTH = 26;

export const board: TerminalBoard<View> = (view, columns) => [
  [{ text: heading(view), tone: 'bold' }],
  ...Array.from({ length: HABITAT_COUNT }, (_, habitat) => habitatLines(view, habitat, columns)).flat(),
  [],
  ...(view.drawn === NONE ? [] : [drawnLine(view), []]),
  ...Array.from({ length: view.seats }, (_, seat) => seatLines(view, seat)).flat(),
  ...assignmentLines(view),
  ...(view.over ? scorePad(view) : []),
];

function heading(view: View): string {
  const generalist = awardLeft(view, GENERALIST);
  return `Round ${view.round}${view.ending ? ' (the last)' : ''} · deck ${view.deck.length} · discards ${view.discards.length} · Generalist award ${generalist}`;
}

function awardLeft(view: View, category: number): string {
  const place = view.awarded[category] ?? 0;
  return place < AWARD_PLACES ? `${AWARD_PRESTIGE[category * AWARD_PLACES + place]}` : 'gone';
}

function habitatLines(view: View, habitat: Habitat, columns: number): Line[] {
  const tone = HABITAT_TONES[habitat] ?? 'bold';
  const dice = view.habitatDice[habitat] ?? 0;
  const tokens = view.habitatTokens[habitat] ?? 0;
  const header: Span[] = [
    { text: habitatName(habitat).toUpperCase().padEnd(11), tone },
    { text: `explore ${EXPLORE_VALUE[habitat]}+ · award ${awardLeft(view, habitat)}`, tone: 'dim' },
    ...marks(dice, tokens),
  ];
  if (view.exploring === habitat && view.roll.length > 0)
    header.push({ text: `  rolled ${view.roll.join(' ')}`, tone: 'red' });
  return [header, ...(view.stacks[habitat] ?? []).map((card) => cardLine(view, card, columns))];
}

function marks(dice: number, tokens: number): Span[] {
  const spans: Span[] = [];
  if (dice > 0) spans.push({ text: `  ${'[d]'.repeat(dice)}`, tone: 'bold' });
  if (tokens > 0) spans.push({ text: ` +${tokens}`, tone: 'yellow' });
  return spans;
}

function cardLine(view: View, card: Card, columns: number): Line {
  const { name, difficulty, prestige, symbols } = animalOf(card);
  const committed = view.committed.includes(card);
  return [
    { text: `  ${committed ? '>' : ' '}${String(difficulty).padStart(2)} `, tone: 'bold' },
    { text: name.padEnd(NAME_WIDTH) },
    { text: `${'*'.repeat(prestige).padEnd(6)} `, tone: 'yellow' },
    ...(columns >= WIDE ? [{ text: symbols.join(', '), tone: 'dim' as const }] : []),
    ...interest(view, card),
    ...marks(view.animalDice[card] ?? 0, view.animalTokens[card] ?? 0),
  ];
}

/** What the card is worth to the observer's own assignment. */
function interest(view: View, card: Card): Span[] {
  const assignment = view.observer === 'spectator' ? NONE : (view.assignments[view.observer] ?? NONE);
  if (assignment === NONE) return [];
  const cover = ON_COVER[assignment]?.[card] === true ? ' cover' : '';
  const symbols = MATCHES[assignment]?.[card] ?? 0;
  const words = `${cover}${symbols > 0 ? ` +${symbols}` : ''}`;
  return words === '' ? [] : [{ text: ` (${words.trim()})`, tone: 'green' }];
}

function drawnLine(view: View): Line {
  const offer =
    view.offer === NONE
      ? ''
      : ` · ${who(view.offer, view)} ${view.offer === view.observer ? 'offer' : 'offers'} 1 token`;
  return [
    { text: 'Drawn: ', tone: 'bold' },
    { text: `${cardName(view.drawn)}, ${animalOf(view.drawn).habitat}`, tone: 'cyan' },
    ...interest(view, view.drawn),
    { text: offer, tone: 'yellow' },
  ];
}

function seatLines(view: View, seat: Seat): Line[] {
  const turn = seat === view.turn && !view.over;
  const portfolio = view.portfolios[seat] ?? [];
  const reserve = view.reserves[seat] ?? [];
  const awards = view.awards[seat] ?? [];
  const lines: Line[] = [
    [
      { text: `${turn ? '>' : ' '} ${who(seat, view).padEnd(9)}`, tone: turn ? 'cyan' : 'bold' },
      { text: `${portfolio.length} photos · ${view.tokens[seat]} tokens` },
      ...(reserve.length > 0
        ? [{ text: ` · reserve ${reserve.map(cardName).join(', ')}`, tone: 'magenta' as const }]
        : []),
    ],
  ];
  if (portfolio.length > 0)
    lines.push([{ text: `    ${portfolio.map((card) => animalOf(card).name).join(', ')}`, tone: 'dim' }]);
  if (awards.length > 0) lines.push([{ text: `    ${awards.map(awardName).join('; ')}`, tone: 'yellow' }]);
  return lines;
}

function assignmentLines(view: View): Line[] {
  const assignment = view.observer === 'spectator' ? NONE : (view.assignments[view.observer] ?? NONE);
  if (assignment === NONE || view.observer === 'spectator') return [];
  const { title, cover, symbols, chart } = assignmentOf(assignment);
  const count = matchingSymbols(view.portfolios[view.observer] ?? [], assignment);
  return [
    [],
    [
      { text: 'Assignment: ', tone: 'bold' },
      { text: title, tone: 'green' },
    ],
    [
      {
        text: `  cover ${cover.join(' or ')} (5) · ${symbols.join(' or ')}: ${count} so far, worth ${chart[Math.min(count, chart.length - 1)]}`,
      },
    ],
  ];
}

function scorePad(view: View): Line[] {
  const rows = Array.from({ length: view.seats }, (_, seat) => {
    const { animals, awards, cover, feature, total } = scoreSheet(view, seat);
    return [who(seat, view), animals, awards, cover, feature, total];
  });
  const cells = [['', 'animals', 'awards', 'cover', 'feature', 'total'], ...rows];
  return [
    [],
    ...cells.map(
      (row, i): Line => [
        { text: row.map((cell) => String(cell).padStart(9)).join(''), ...(i === 0 ? { tone: 'dim' as const } : {}) },
      ],
    ),
  ];
}
