/** S-17.4 to S-17.7: what an observer knows of people who hide something, and how it comes out. */
import type { Context, Observer } from '@shutterbox/kernel';
import { MOST_PEOPLE } from '../actions.ts';
import { plotWith, sheetWith, storyWith } from '../clone.ts';
import type { Event } from '../events.ts';
import { bit, sheetOf, sideOfSeat } from '../people.ts';
import { NONE } from '../plan/types.ts';
import {
  type Fog,
  type Item,
  LEGITIMATE,
  type Memory,
  NEUTRAL,
  type Plot,
  type Sheet,
  type State,
  type Story,
  type Who,
} from '../types.ts';
import { memoryOf, note, observersOf, witnessesOf } from './fog.ts';
import { Kept } from './kept.ts';
import { isMate, matesOf } from './mates.ts';
import { bringOut } from './slots.ts';
import { isClothed, isSuspect, veilOf } from './veil.ts';

export const NO_PLOT: Plot = { hidden: [], papers: NONE, grenadier: NONE };

export const NO_STORY: Story = {
  shown: 0,
  exposed: 0,
  papersShown: false,
  attacked: 0,
  jumped: 0,
  smelt: 0,
  damage: NONE,
  handicap: 0,
};

type Known = Pick<State, 'options' | 'sheets' | 'story'> & { readonly fog?: Fog | null };

/** What has been seen of people who hide something: by all, or in the fog by the observer's own camp. */
function seenBy(state: Known, observer: Observer): Pick<Story, 'shown' | 'exposed'> {
  const { fog = null } = state;
  return fog === null ? state.story : memoryOf(state, fog, observer);
}

/** S-17.4: the hijackers know one another, and so everyone else. */
function hidesSide(state: Known, observer: Observer, who: Who): boolean {
  if (!isSuspect(state, sheetOf(state, who)) || (seenBy(state, observer).exposed & bit(who)) !== 0) return false;
  return !isMate(state, observer, who) && !(observer !== 'spectator' && sideOfSeat(state, observer) === 1);
}

/** S-17.5. */
export function hidesArmor(state: Known, observer: Observer, who: Who): boolean {
  if (!isClothed(state, sheetOf(state, who)) || isMate(state, observer, who)) return false;
  return (seenBy(state, observer).shown & bit(who)) === 0;
}

/** S-17.6: skills would give away what someone has under their coat; how good they are does not. */
export function hidesSkills(state: Known, observer: Observer, who: Who): boolean {
  return isSuspect(state, sheetOf(state, who)) && !isMate(state, observer, who);
}

/** The sheets as an observer knows them: the same list where nobody hides anything. */
export function sheetsFor(state: Known, observer: Observer): Sheet[] {
  const { sheets } = state;
  if (!veilOf(state).any) return sheets;
  const { shown, exposed } = seenBy(state, observer);
  const seen = shown * 2 ** MOST_PEOPLE + exposed;
  return SHEETS.get(sheets, observer, seen) ?? SHEETS.keep(sheets, observer, seen, newSheetsFor(state, observer));
}

const SHEETS = new Kept<Sheet[], Sheet[]>();

function newSheetsFor(state: Known, observer: Observer): Sheet[] {
  return state.sheets.map((sheet, who) => {
    const side = hidesSide(state, observer, who);
    const armor = hidesArmor(state, observer, who);
    const skills = hidesSkills(state, observer, who);
    return side || armor || skills ? veiled(sheet, (side ? 1 : 0) + (armor ? 2 : 0) + (skills ? 4 : 0)) : sheet;
  });
}

const VEILED = new WeakMap<Sheet, Sheet[]>();

/** Made once for each sheet and what is hidden of it. */
function veiled(sheet: Sheet, hidden: number): Sheet {
  const known = VEILED.get(sheet) ?? [];
  VEILED.set(sheet, known);
  known[hidden] ??= sheetWith(sheet, {
    ...((hidden & 1) !== 0 && { side: NONE }),
    ...((hidden & 2) !== 0 && { armor: 0 }),
    ...((hidden & 4) !== 0 && {
      table: sheet.table === NONE ? NONE : 0,
      rolls: sheet.rolls.map(() => 1),
      skills: sheet.skills.map(({ level }) => ({ skill: NONE, level })),
    }),
  });
  return known[hidden];
}

const NOTHING: readonly Item[] = [];

/** S-17.6, S-17.7: what the observer's own side hides, and what it is. */
export function plotFor(state: State, observer: Observer): Plot {
  const { plot, story } = state;
  if (plot === NO_PLOT) return plot;
  const shown = story.papersShown ? 1 : 0;
  const kept = PLOTS.get(state.sheets, observer, shown);
  if (kept?.of === plot) return kept.seen;
  return PLOTS.keep(state.sheets, observer, shown, { of: plot, seen: newPlotFor(state, observer) }).seen;
}

const PLOTS = new Kept<Sheet[], { readonly of: Plot; readonly seen: Plot }>();

function newPlotFor(state: State, observer: Observer): Plot {
  const { plot, story } = state;
  const hidden = plot.hidden.map((items, who) => (isMate(state, observer, who) ? items : NOTHING));
  const own = observer !== 'spectator' && sideOfSeat(state, observer) === 1;
  return { hidden, papers: own || story.papersShown ? plot.papers : NONE, grenadier: own ? plot.grenadier : NONE };
}

export function tell(state: State, changes: Partial<Story>): void {
  state.story = storyWith(state.story, changes);
}

/** Only people who see them learn it (S-22.13). */
export function revealOf(state: State, who: Who, rule: string, cx: Context<Event>): void {
  // Search has nobody to tell.
  cx.reveal(rule, cx.emit === undefined ? undefined : witnessesOf(state, who));
}

/** In the fog: whether anyone who sees them has not known it. */
function isNews({ fog }: State, who: Who, what: 'shown' | 'exposed'): boolean {
  if (fog === null) return false;
  const { memories } = fog;
  for (let group = 0; group < memories.length; group++) if (isNewsTo(memories[group] as Memory, who, what)) return true;
  return false;
}

function isNewsTo(memory: Memory, who: Who, what: 'shown' | 'exposed'): boolean {
  return (memory.known & ~memory[what] & bit(who)) !== 0;
}

/** Who is told: in the fog nobody a second time, or it would give away who else has not known it. */
function newsTo(state: State, who: Who, what: 'shown' | 'exposed'): { readonly heardBy?: readonly Observer[] } {
  const { fog } = state;
  if (fog === null) return {};
  return {
    heardBy: fog.memories.flatMap((memory, group) =>
      isNewsTo(memory, who, what) ? observersOf(state, fog, group) : [],
    ),
  };
}

/** S-17.4: everyone sees on which side someone is. */
export function expose(state: State, who: Who, cx: Context<Event>): void {
  const sheet = sheetOf(state, who);
  if (!isSuspect(state, sheet) || (state.story.exposed & bit(who)) !== 0) return;
  if (state.fog === null) tell(state, { exposed: state.story.exposed | bit(who) });
  else if (!isNews(state, who, 'exposed')) return;
  cx.emit?.({ type: 'exposed', who, side: sheet.side, ...newsTo(state, who, 'exposed') });
  note(state, who, 'exposed');
  revealOf(state, who, 'S-17.4', cx);
}

/** S-17.5: the first throw at someone shows the armor, hit or miss. */
export function showArmor(state: State, who: Who, cx: Context<Event>): void {
  const sheet = sheetOf(state, who);
  if ((state.story.shown & bit(who)) !== 0 || !isClothed(state, sheet)) return;
  if (state.fog === null) tell(state, { shown: state.story.shown | bit(who) });
  else if (!isNews(state, who, 'shown')) return;
  cx.emit?.({ type: 'wears', who, armor: sheet.armor, ...newsTo(state, who, 'shown') });
  note(state, who, 'shown');
  revealOf(state, who, 'S-17.5', cx);
}

/** S-17.4, S-17.6: someone who falls has nothing to hide any more. */
export function uncover(state: State, who: Who, cx: Context<Event>): void {
  expose(state, who, cx);
  const found = hiddenOf(state, who);
  if (isSuspect(state, sheetOf(state, who))) revealOf(state, who, 'S-17.6', cx);
  if (found.length === 0) return;
  hideOnly(state, who, NOTHING);
  const items = found.map((item) => bringOut(state, who, item));
  cx.emit?.({ type: 'found', who, items });
}

/** S-17.7. */
export function showPapers(state: State, cx: Context<Event>): void {
  cx.reveal('S-17.7');
  if (state.story.papersShown) return;
  tell(state, { papersShown: true });
  cx.emit?.({ type: 'papers', papers: state.plot.papers });
}

/** At the end, out of the fog, everyone learns everything. */
export function showAll(state: State, cx: Context<Event>): void {
  for (let who = 0; who < state.sheets.length; who++) expose(state, who, cx);
  if (state.plot.papers !== NONE) showPapers(state, cx);
}

/** S-14.23: not in the plot, and played by the hijackers' player. */
export function isIdle({ options, sheets }: Pick<State, 'options' | 'sheets'>, who: Who): boolean {
  const sheet = sheetOf({ sheets }, who);
  return sheet.side === NEUTRAL && !options.passengerSeats && isSuspect({ options }, sheet);
}

/** S-14.30: the law's own men strike at nobody. */
export function isPeaceful(state: State, who: Who): boolean {
  return (sheetOf(state, who).side === 1 && state.plot.papers === LEGITIMATE) || isIdle(state, who);
}

/** Who hears a private event. */
export function mates(state: State, who: Who): readonly number[] {
  return matesOf(state, sheetOf(state, who).seat);
}

export function hiddenOf({ plot }: Pick<State, 'plot'>, who: Who): readonly Item[] {
  return plot.hidden[who] ?? NOTHING;
}

/** Everything else that someone hid is seen, or gone. */
export function hideOnly(state: State, who: Who, items: readonly Item[]): void {
  const hidden = state.sheets.map((_, other) => (other === who ? items : hiddenOf(state, other)));
  state.plot = plotWith(state.plot, { hidden });
}
