/** S-22.4, S-22.7: a state as seen by everyone who shares a memory. */
import { type Decision, knownBy, type Observer } from '@shutterbox/kernel';
import { cloneAct, cloneBody, storyWith } from '../clone.ts';
import { NONE } from '../plan/types.ts';
import { nobodyActing } from '../turn/spend.ts';
import type { Activation, Body, Car, Fog, Memory, Sight, State, Story, Table, Who } from '../types.ts';
import { campOf, campOfSeat } from './camp.ts';
import { isIn, memoryOf } from './fog.ts';
import { Kept } from './kept.ts';

/** What the fog hides of what is otherwise public. */
export type Open = Pick<
  Table,
  'bodies' | 'items' | 'list' | 'open' | 'broken' | 'dark' | 'lifts' | 'act' | 'changes' | 'pending' | 'story'
> & { readonly sight: Sight | null };

export function masked(state: State, fog: Fog, observer: Observer): Open {
  const memory = memoryOf(state, fog, observer);
  const { known, seen, places, turns, items, open, broken, dark } = memory;
  return {
    bodies: bodiesSeen(state, memory),
    items: items as Table['items'],
    list: knownOf(state.list, known),
    open: open as number[],
    broken: broken as number[],
    dark,
    lifts: carsSeen(state.lifts, known),
    act: actSeen(state.act, known),
    changes: 0,
    pending: pendingSeen(state.pending, observer),
    story: storySeen(state.story, memory, observer),
    sight: { known, seen, places, turns, ...sweptFor(state, fog, observer) },
  };
}

const QUESTIONS = new Kept<State['pending'], Decision[]>();

function pendingSeen(pending: State['pending'], observer: Observer): Decision[] {
  return QUESTIONS.get(pending, observer, 0) ?? QUESTIONS.keep(pending, observer, 0, knownBy(pending, observer));
}

/** S-22.13: what the observer's own camp has seen of people who hide something; onlookers do not count who came near a pet. */
function storySeen(story: Story, { shown, exposed, attacked }: Memory, observer: Observer): Story {
  const smelt = observer === 'spectator' ? 0 : story.smelt;
  if ((shown | exposed | attacked) === 0 && story.attacked === 0 && smelt === story.smelt) return story;
  return storyWith(story, { shown: story.shown | shown, exposed: story.exposed | exposed, attacked, smelt });
}

function sweptFor(state: State, { sweeper, swept, met }: Fog, observer: Observer): Pick<Sight, 'swept' | 'met'> {
  if (sweeper === NONE || observer === 'spectator') return NOTHING;
  return campOf(state, sweeper) === campOfSeat(state, observer) ? { swept, met } : NOTHING;
}

const NOTHING: Pick<Sight, 'swept' | 'met'> = { swept: [], met: 0 };

function bodiesSeen({ bodies }: State, memory: Memory): Body[] {
  const seen = bodies.slice();
  for (let who = 0; who < seen.length; who++) {
    const last = memory.bodies[who];
    seen[who] = last ?? cloneBody(seen[who] as Body);
  }
  return seen;
}

/** S-22.7: the order of action has no gaps where others are. */
function knownOf(list: readonly Who[], known: number): Who[] {
  const some: Who[] = [];
  for (let i = 0; i < list.length; i++) if (isIn(known, list[i] as Who)) some.push(list[i] as Who);
  return some;
}

function actSeen(act: Activation, known: number): Activation {
  return act.who !== NONE && isIn(known, act.who) ? cloneAct(act) : nobodyActing();
}

/** S-22.5: where a car is shows on every deck, but not who called it. */
function carsSeen(lifts: readonly Car[], known: number): Car[] {
  if (lifts.every(({ caller }) => caller === NONE || isIn(known, caller))) return lifts as Car[];
  return lifts.map((car) =>
    car.caller === NONE || isIn(known, car.caller) ? car : { at: car.at, caller: NONE, to: NONE },
  );
}
