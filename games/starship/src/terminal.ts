/** The table in characters: the deck that matters, and everyone aboard. */
import type { Line, TerminalBoard } from '@shutterbox/kernel';
import { bodyOf, isAnimal, isCasualty, itemOf, sheetOf } from './people.ts';
import { NONE } from './plan/types.ts';
import { planOf, scenarioOf } from './scenario/scenario.ts';
import { deckLines, symbol } from './terminal/deck.ts';
import { itemName, personName, sideName, squareName, weaponName } from './text/names.ts';
import type { Status, View, Who } from './types.ts';

const NAME_WIDTH = 14;
const STATUS_WIDTH = 13;
const WHERE_WIDTH = 30;
const SHORT_WIDTH = 50;
const MOST_LINES = 12;

export const board: TerminalBoard<View> = (view, columns) => [
  [{ text: heading(view).slice(0, columns), tone: 'bold' }],
  ...deckLines(view, deckShown(view)).map((line) => cut(line, columns)),
  ...peopleLines(view).map((line) => cut(line, columns)),
];

/** Two to a line where there are many. */
function peopleLines(view: View): readonly Line[] {
  const people = [...view.sheets.keys()];
  if (people.length <= MOST_LINES) return people.map((who) => personLine(view, who));
  const half = Math.ceil(people.length / 2);
  return people.slice(0, half).map((who) => {
    const other = who + half;
    return other < people.length ? [...shortLine(view, who), ...shortLine(view, other)] : shortLine(view, who);
  });
}

function shortLine(view: View, who: Who): Line {
  return personLine(view, who).map(({ text, ...span }) => ({
    ...span,
    text: text
      .replace(/ {2,}/g, ' ')
      .slice(0, SHORT_WIDTH - 1)
      .padEnd(SHORT_WIDTH),
  }));
}

function heading(view: View): string {
  const { name } = scenarioOf(view);
  const deck = planOf(view).decks[deckShown(view)]?.name ?? '';
  const when = view.turn === 0 ? 'set-up' : `turn ${view.turn}`;
  const alarm = scenarioOf(view).alarm.length > 0 && view.alarm === 0 && view.turn > 0 ? ', no alarm yet' : '';
  return `${name} · ${planOf(view).name}, ${deck} · ${when}${alarm}${view.winner === NONE ? '' : ' · the game is over'}`;
}

/** Where someone acts or is asked about. */
function deckShown(view: View): number {
  const who = view.act.who === NONE ? (view.pending[0]?.subject ?? 0) : view.act.who;
  const at = view.bodies[who]?.at ?? NONE;
  return at === NONE ? 0 : (planOf(view).deck[at] as number);
}

const STATUS: Readonly<Record<Status, string>> = {
  active: '',
  asleep: 'asleep',
  unconscious: 'unconscious',
  wounded: 'badly hurt',
  dead: 'dead',
};

function personLine(view: View, who: Who): Line {
  const body = bodyOf(view, who);
  const { side } = sheetOf(view, who);
  const text = [
    `${view.act.who === who ? '>' : ' '}${symbol(view, who)} ${personName(view, who)}`.padEnd(NAME_WIDTH + 2),
    (body.status === 'active' ? posture(view, who) : STATUS[body.status]).padEnd(STATUS_WIDTH),
    squareName(view, body.at).padEnd(WHERE_WIDTH),
    isCasualty(body) ? '' : health(view, who),
  ].join(' ');
  return [{ text, tone: isCasualty(body) ? 'dim' : side === 0 ? 'cyan' : 'red' }];
}

function posture(view: View, who: Who): string {
  const body = bodyOf(view, who);
  if (body.caged) return 'caged';
  if (body.cover !== NONE) return 'covers';
  return body.evading ? 'evading' : `${body.ap}/${body.total} AP`;
}

function health(view: View, who: Who): string {
  const { str, dex, end, ready } = bodyOf(view, who);
  const { natural, side } = sheetOf(view, who);
  if (isAnimal(view, who)) return `${str}+${dex} hits, ${weaponName(natural)}`;
  const armed = ready === NONE ? 'hands' : `${itemName(view, ready)}${rounds(view, who)}`;
  return `${str}/${dex}/${end}, ${armed}${side === NONE ? '' : `, ${sideName(view, side)}`}`;
}

function rounds(view: View, who: Who): string {
  const { ready } = bodyOf(view, who);
  const { loaded, ammo } = itemOf(view, ready);
  return ammo.length === 0 ? '' : ` (${loaded})`;
}

function cut(line: Line, columns: number): Line {
  let left = columns;
  return line.flatMap((span) => {
    const text = span.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}
