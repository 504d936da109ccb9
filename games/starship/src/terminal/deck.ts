/** A deck in characters: two for a square and one for each side; people as a letter and the way they face. */
import type { Line, Span, Tone } from '@shutterbox/kernel';
import { edgeKind, isOpen } from '../grid/step.ts';
import { isAnimal, isCasualty, isPresent, sheetOf } from '../people.ts';
import { type Deck, type EdgeKind, type Facing, NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View, Who } from '../types.ts';

const ARROWS = '^>v<';
const TONES: readonly Tone[] = ['cyan', 'red'];

/** Shut and open, down and across. */
const SIGNS: Readonly<Record<EdgeKind, readonly [shut: string, open: string]>> = {
  nothing: [' ', ' '],
  wall: ['|-', '|-'],
  bulkhead: ['#=', '#='],
  solid: ['#=', '#='],
  door: ['DD', "''"],
  hatch: ['HH', '""'],
  iris: ['II', '()'],
  cargo: ['CC', '::'],
  lift: ['LL', '[]'],
  plate: ['|-', '..'],
  bulkheadPlate: ['#=', '..'],
};

export function deckLines(view: View, deck: number): readonly Line[] {
  const plan = planOf(view);
  const { first, end, width, height } = plan.decks[deck] as Deck;
  const places = new Map<number, Square>();
  for (let square = first; square < end; square++)
    places.set((plan.y[square] as number) * width + (plan.x[square] as number), square);
  const lines: Line[] = [];
  for (let y = 0; y <= height; y++) {
    lines.push(trimmed(acrossLine(view, plan, places, y, width)));
    if (y < height) lines.push(trimmed(squaresLine(view, plan, places, y, width)));
  }
  return lines.filter((line) => line.length > 0);
}

/** Empty lines above and below the hull are left out. */
function trimmed(spans: readonly Span[]): Line {
  return spans.every(({ text }) => text.trim() === '') ? [] : spans;
}

function at(places: ReadonlyMap<number, Square>, width: number, x: number, y: number): Square {
  return x < 0 || x >= width ? NONE : (places.get(y * width + x) ?? NONE);
}

/** The side between two squares, asked of the one that exists. */
function side(view: View, plan: Plan, one: Square, facing: Facing, other: Square): string {
  if (one === NONE && other === NONE) return ' ';
  const square = one === NONE ? other : one;
  const seen: Facing = one === NONE ? (((facing + 2) % 4) as Facing) : facing;
  const kind = edgeKind(plan, square, seen);
  const portal = plan.portalAt[square * 4 + seen] as number;
  const open = portal !== NONE && isOpen(plan, view.open, portal);
  const sign = SIGNS[kind][open ? 1 : 0];
  return sign.charAt(facing % 2 === 0 ? sign.length - 1 : 0);
}

function acrossLine(view: View, plan: Plan, places: ReadonlyMap<number, Square>, y: number, width: number): Span[] {
  let text = '';
  for (let x = 0; x < width; x++) {
    const sign = side(view, plan, at(places, width, x, y - 1), 2, at(places, width, x, y));
    text += `${sign === ' ' ? ' ' : '+'}${sign}${sign}`;
  }
  return [{ text, tone: 'dim' }];
}

function squaresLine(view: View, plan: Plan, places: ReadonlyMap<number, Square>, y: number, width: number): Span[] {
  const spans: Span[] = [];
  for (let x = 0; x <= width; x++) {
    const square = at(places, width, x, y);
    spans.push({ text: side(view, plan, at(places, width, x - 1, y), 1, square), tone: 'dim' });
    if (x < width) spans.push(square === NONE ? { text: '  ' } : content(view, plan, square));
  }
  return spans;
}

function content(view: View, plan: Plan, square: Square): Span {
  const here = view.bodies.flatMap((body, who) => (body.at === square ? [who] : []));
  const standing = here.find((who) => isPresent(view.bodies[who] as View['bodies'][number]));
  if (standing !== undefined) return person(view, standing);
  const down = here.find((who) => isCasualty(view.bodies[who] as View['bodies'][number]));
  if (down !== undefined) return { text: `${symbol(view, down)}x`, tone: 'dim' };
  if (view.items.some(({ at: lies, holder }) => lies === square && holder === NONE))
    return { text: ' *', tone: 'yellow' };
  return { text: view.dark.includes(plan.room[square] as number) ? ' ,' : ' .', tone: 'dim' };
}

function person(view: View, who: Who): Span {
  const { facing } = view.bodies[who] as View['bodies'][number];
  const tone = view.act.who === who ? 'green' : (TONES[sheetOf(view, who).side] ?? 'bold');
  return { text: `${symbol(view, who)}${ARROWS.charAt(facing)}`, tone };
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWX';

/** People are capitals, animals small letters, in the order of the roster. */
export function symbol(view: View, who: Who): string {
  const letter = CAPITALS.charAt(who);
  return isAnimal(view, who) ? letter.toLowerCase() : letter;
}
