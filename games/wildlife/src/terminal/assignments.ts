/** Assignments on the board: your own during the game, everyone's at the end (W-10.1). */
import { count, type Line, type Reader, type Seat, type Span, seatText, who } from '@shutterbox/kernel';
import { assignmentOf, cardNamed, MATCHES, ON_COVER } from '../cards.ts';
import { COVER_PRESTIGE, coverPrestige, featurePrestige, matchingSymbols } from '../score.ts';
import { type Card, NONE, type View } from '../types.ts';

/** The assignments that the observer may see (those that are not NONE). */
export function assignmentLines(view: View, reader: Reader): Line[] {
  const shown = view.assignments.flatMap((assignment, seat) => (assignment === NONE ? [] : [seat]));
  if (shown.length === 0) return [];
  return [[], ...shown.flatMap((seat) => linesOf(view, seat, reader)), ...(view.over ? [] : chartLines(view, shown))];
}

function linesOf(view: View, seat: Seat, reader: Reader): Line[] {
  const assignment = view.assignments[seat] ?? NONE;
  const { title, cover, symbols } = assignmentOf(assignment);
  const portfolio = view.portfolios[seat] ?? [];
  const covers = cover.map((name) => (portfolio.includes(cardNamed(name)) ? `${name} (photographed)` : name));
  const matching = matchingSymbols(portfolio, assignment);
  const coverWorth = view.over ? coverPrestige(portfolio, assignment) : COVER_PRESTIGE;
  const soFar = view.over ? '' : ' so far';
  return [
    [
      { text: view.over ? `${seatText(who(seat), reader)}: ` : 'Assignment: ', tone: 'bold' },
      { text: title, tone: 'green' },
    ],
    [{ text: `  cover ${covers.join(' or ')}, worth ${coverWorth}` }],
    [
      {
        text: `  ${symbols.join(' or ')}: ${count(matching, 'symbol')}${soFar}, worth ${featurePrestige(matching, assignment)}`,
      },
    ],
  ];
}

/** What one symbol is worth, what two are worth, and so on. */
function chartLines(view: View, seats: readonly Seat[]): Line[] {
  return seats.map((seat) => {
    const [, ...worth] = assignmentOf(view.assignments[seat] ?? NONE).chart;
    return [{ text: `  1 to ${worth.length} symbols are worth ${worth.join(' ')}`, tone: 'dim' }];
  });
}

/** What a card is worth to the observer's own assignment. */
export function interest(view: View, card: Card): Span[] {
  const assignment = view.observer === 'spectator' ? NONE : (view.assignments[view.observer] ?? NONE);
  if (assignment === NONE) return [];
  const cover = ON_COVER[assignment]?.[card] === true ? ' cover' : '';
  const symbols = MATCHES[assignment]?.[card] ?? 0;
  const words = `${cover}${symbols > 0 ? ` +${symbols}` : ''}`;
  return words === '' ? [] : [{ text: ` (${words.trim()})`, tone: 'green' }];
}
