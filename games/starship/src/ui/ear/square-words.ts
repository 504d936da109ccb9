/** A square in words: who stands or lies there, what lies there, what is beside it. */
import { list } from '@shutterbox/kernel';
import { hasSquare } from '../../grid/vista.ts';
import { isDark } from '../../hull/dark.ts';
import { isCasualty } from '../../people.ts';
import { NONE, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { facingName, itemName, longName, squareName } from '../../text/names.ts';
import type { Status, View, Who } from '../../types.ts';
import { postureWords } from '../people/looks.ts';
import { plightWords } from '../people/plight.ts';

const STATES: Readonly<Record<Status, string>> = {
  active: '',
  asleep: 'asleep',
  unconscious: 'unconscious',
  wounded: 'seriously wounded',
  dead: 'dead',
};

/** "Crew 2 at Bridge C4, facing east, covering"; "Bridge C5, dark, a revolver". */
export function squareWords(view: View, square: Square): string {
  if (square === NONE) return 'Outside';
  const here = view.bodies.flatMap(({ at }, who) => (at === square ? [who] : []));
  const standing = here.find((who) => view.bodies[who]?.status === 'active');
  const others = here.filter((who) => who !== standing).map((who) => personWords(view, who));
  const more = [...others, ...ground(view, square)];
  const first =
    standing === undefined ? squareName(view, square) : `${personWords(view, standing)} at ${squareName(view, square)}`;
  return [first, ...more].join(', ');
}

/** "Crew 2, facing east, covering". */
export function personWords(view: View, who: Who): string {
  const body = view.bodies[who];
  if (body === undefined) return '';
  if (isCasualty(body) || body.status === 'asleep') return `${longName(view, who)}, ${STATES[body.status]}`;
  const words = [
    longName(view, who),
    `facing ${facingName(body.facing)}`,
    postureWords(view, who),
    ...plightWords(view, who),
  ];
  return words.filter((each) => each !== '').join(', ');
}

function ground(view: View, square: Square): readonly string[] {
  const plan = planOf(view);
  const dark = isDark(view, plan, plan.room[square] as number) ? ['dark'] : [];
  const air = view.airless.includes(plan.compartment[square] as number) ? ['no air'] : [];
  const unseen = view.sight !== null && !hasSquare(view.sight.seen, square) ? ['out of sight'] : [];
  const things = view.items.flatMap(({ at, holder, portal }, item) =>
    at === square && holder === NONE && portal === NONE ? [itemName(view, item)] : [],
  );
  return [...unseen, ...air, ...dark, ...(things.length === 0 ? [] : [`on the floor: ${list(things)}`])];
}
