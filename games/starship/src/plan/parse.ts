/** Reads the text of a plan: ships and areas line by line, then the decks as drawings (`signs.ts`). */
import { type Fault, isFault } from './fault.ts';
import { MOST_AREAS, MOST_DECKS, MOST_LINES, MOST_SHIPS, MOST_TONS } from './limits.ts';
import { nameProblem } from './name.ts';
import { isHeading, parseDeck } from './parse-deck.ts';
import { kindOf } from './signs.ts';
import { type Area, type DeckDrawing, NONE, type PlanDocument, type PlanDrawing, type Ship } from './types.ts';

const SHIP = /^ship ([^,]+), ([^,]+), (\d{1,6}) tons$/;
const AREA = /^([A-Za-z0-9]) ([a-z][a-z ]*?)(?: (\d{1,3}))?: (.+)$/;

interface Reading {
  readonly ships: Ship[];
  readonly areas: Area[];
  readonly decks: DeckDrawing[];
}

export function parsePlan({ name, lines }: PlanDocument): PlanDrawing | Fault {
  if (lines.length > MOST_LINES)
    return { line: MOST_LINES + 1, column: 1, says: `a plan has at most ${MOST_LINES} lines` };
  const reading: Reading = { ships: [], areas: [], decks: [] };
  let at = 0;
  while (at < lines.length) {
    const next = parseBlock(reading, lines, at);
    if (typeof next !== 'number') return next;
    at = next;
  }
  if (reading.decks.length === 0)
    return { line: lines.length + 1, column: 1, says: "a plan needs a deck, a line such as 'deck Main deck'" };
  return { name, ...reading };
}

/** Where the next block begins. */
function parseBlock(reading: Reading, lines: readonly string[], at: number): number | Fault {
  const line = lines[at] as string;
  if (line.trim() === '') return at + 1;
  if (isHeading(line, 'deck')) return addDeck(reading, lines, at);
  const fault = isHeading(line, 'ship') ? addShip(reading, line) : addArea(reading, line);
  return fault === undefined ? at + 1 : { line: at + 1, ...fault };
}

function addDeck({ areas, decks }: Reading, lines: readonly string[], at: number): number | Fault {
  if (decks.length === MOST_DECKS) return { line: at + 1, column: 1, says: `a plan has at most ${MOST_DECKS} decks` };
  const block = parseDeck(areas, lines, at);
  if (isFault(block)) return block;
  decks.push(block.deck);
  return block.next;
}

type LineFault = Omit<Fault, 'line'> | undefined;

function addShip({ ships, decks }: Reading, line: string): LineFault {
  if (decks.length > 0) return { column: 1, says: 'ships come before the first deck' };
  if (ships.length === MOST_SHIPS) return { column: 1, says: `a plan has at most ${MOST_SHIPS} ships` };
  const [, name, type, digits] = SHIP.exec(line.trimEnd()) ?? [];
  if (name === undefined || type === undefined)
    return { column: 6, says: "a ship is written as 'ship Name, type, 100 tons'" };
  const tons = Number(digits);
  if (tons < 1 || tons > MOST_TONS)
    return { column: line.lastIndexOf(String(digits)) + 1, says: `a ship has 1 to ${MOST_TONS} tons` };
  const problem = nameProblem(name) ?? nameProblem(type);
  if (problem !== undefined) return { column: 6, says: problem };
  ships.push({ name, type, tons });
  return undefined;
}

function addArea({ areas, ships, decks }: Reading, line: string): LineFault {
  if (decks.length > 0) return { column: 1, says: 'after the first deck come only decks and hulls' };
  const [, key, words, digits, name] = AREA.exec(line.trimEnd()) ?? [];
  if (key === undefined || words === undefined || name === undefined)
    return { column: 1, says: "an area is written as 'B bridge: Bridge' or '1 stateroom 1: Stateroom 1'" };
  if (areas.some((area) => area.key === key)) return { column: 1, says: `the key '${key}' is taken` };
  if (areas.length === MOST_AREAS) return { column: 1, says: `a plan has at most ${MOST_AREAS} areas` };
  const kind = kindOf(words);
  if (kind === undefined) return { column: 3, says: `there is no kind of area '${words}'` };
  const problem = nameProblem(name);
  if (problem !== undefined) return { column: line.indexOf(':') + 3, says: problem };
  const ship = ships.length === 0 ? NONE : ships.length - 1;
  areas.push({ key, kind, name, number: digits === undefined ? 0 : Number(digits), ship });
  return undefined;
}
