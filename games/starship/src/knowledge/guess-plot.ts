/** What a seat thinks possible about people who hide something (S-17.4 to S-17.7). */
import type { Chance, Seat } from '@shutterbox/kernel';
import { sheetWith } from '../clone.ts';
import { SKILL_TABLES } from '../data/skills.ts';
import { HAND_GRENADE } from '../data/weapons.ts';
import { die } from '../dice.ts';
import { isActive } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { armorByDie } from '../setup/armor-die.ts';
import { belongings } from '../setup/outfit.ts';
import { openOrders } from '../turn/ask.ts';
import { type Item, NEUTRAL, type Sheet, type State, type View, type Who } from '../types.ts';
import { guessSkillsOf } from './guess-skills.ts';
import { matesOf } from './mates.ts';
import { hidesArmor, hidesSkills } from './secrets.ts';
import { isSlot } from './slots.ts';
import { hasSecretSeats, isSuspect, veilOf } from './veil.ts';

/** Fills in, in place, what the view has left out. */
export function guessPlot(state: State, seen: View, seat: Seat, chance: Chance): void {
  const { papers } = scenarioOf(state);
  if (papers && isDealt(state) && seen.plot.papers === NONE && !state.story.papersShown)
    state.plot = { ...state.plot, papers: chance.int(2) };
  if (!veilOf(state).any) return;
  if (isPlotted(state)) guessSides(state, seen, chance);
  else if (!state.options.passengerSeats) reset(state, (sheet) => (sheet.side === NONE ? { side: 1 } : {}));
  reset(state, (sheet, who) => (hidesSkills(seen, seat, who) ? guessSkills(sheet, chance) : {}));
  if (isDealt(state)) guessOutfit(state, seen, seat, chance);
  if (hasSecretSeats(state) && state.turn > 0) guessQuestions(state, seen);
}

function reset(state: State, changes: (sheet: Sheet, who: Who) => Partial<Sheet>): void {
  state.sheets = state.sheets.map((sheet, who) => sheetWith(sheet, changes(sheet, who)));
}

/** The outfit is dealt as soon as all choices are made. */
function isDealt({ items }: Pick<State, 'items'>): boolean {
  return items.length > 0;
}

function isPlotted(state: State): boolean {
  return isDealt(state) || state.pending.some(({ kind }) => kind === 'grenadier');
}

/** Fills up the plot at random from everyone who may be in it. */
function guessSides(state: State, { sheets }: View, chance: Chance): void {
  const { plot } = scenarioOf(state);
  if (plot === null) return;
  let missing = plot.count - sheets.filter((sheet) => isSuspect(state, sheet) && sheet.side === 1).length;
  let left = sheets.filter((sheet) => isSuspect(state, sheet) && sheet.side === NONE).length;
  reset(state, (sheet) => {
    if (!isSuspect(state, sheet) || sheet.side !== NONE) return {};
    const plots = chance.int(left) < missing;
    left--;
    if (plots) missing--;
    return { side: plots ? 1 : NEUTRAL };
  });
}

/** Any skills that the dice allow; as many are spent as everyone saw being chosen. */
function guessSkills({ table: chosen, rolls, skills }: Sheet, chance: Chance): Partial<Sheet> {
  if (chosen === NONE) return {};
  const table = rolls.length === 0 ? 0 : chance.int(SKILL_TABLES.length);
  return { table, rolls: rolls.map(() => die(chance)), skills: guessSkillsOf(skills, chance) };
}

function guessOutfit(state: State, seen: View, seat: Seat, chance: Chance): void {
  reset(state, (sheet, who) =>
    hidesArmor(seen, seat, who) && sheet.side !== NEUTRAL ? { armor: armorByDie(die(chance)) } : {},
  );
  const grenadier = guessGrenadier(state, seen, seat, chance);
  if (grenadier !== NONE) state.plot = { ...state.plot, grenadier };
  const hidden = seen.plot.hidden.map((own, who) => {
    if (!hidesSkills(seen, seat, who)) return own;
    // In the fog the fallen may have left something where nobody has seen it.
    return state.sheets[who]?.side === 1 && (state.options.fog || isActive(state, who)) ? unseen(state, who) : [];
  });
  state.plot = { ...state.plot, hidden, grenadier: seen.plot.grenadier };
}

/** S-14.26: one of those whose weapons nobody has seen, unless the grenades have been. */
function guessGrenadier(state: State, seen: View, seat: Seat, chance: Chance): Who {
  if (!state.options.grenades || state.items.some(({ weapon }) => weapon === HAND_GRENADE)) return NONE;
  const open = state.sheets.flatMap(({ side }, who) =>
    side === 1 && hidesSkills(seen, seat, who) && !state.items.some((item) => item.owner === who && !isSlot(item))
      ? [who]
      : [],
  );
  return open.length === 0 ? NONE : (open[chance.int(open.length)] as Who);
}

/** What someone owns and nobody has seen. */
function unseen(state: State, who: Who): readonly Item[] {
  const produced = state.items.filter(({ owner }) => owner === who).map(({ weapon }) => weapon);
  return belongings(state, who)
    .filter(({ weapon }) => !produced.includes(weapon))
    .map((item) => ({ ...item, owner: who, holder: who }));
}

/** The sides decide who shares whose orders. */
function guessQuestions(state: State, seen: View): void {
  openOrders(state, (each) => matesOf(state, each));
  // Nothing is asked any more once the match is over.
  if (state.winner === NONE)
    state.pending = [...seen.pending.filter(({ kind }) => kind !== 'orders'), ...state.standing];
}
