/** The secrets of plots (RULES.md, S-17.4 to S-17.8), written from there: what someone who is not told could also think possible. */
import type { Chance, Observer } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { sheetWith } from '../clone.ts';
import { armorNamed } from '../data/armors.ts';
import { SKILL_TABLES } from '../data/skills.ts';
import { die } from '../dice.ts';
import { campOf, campOfSeat } from '../knowledge/camp.ts';
import { eyesOf } from '../knowledge/eyes.ts';
import { firstMemory, nobodysMemory, remember } from '../knowledge/memory.ts';
import { isSlot } from '../knowledge/slots.ts';
import { NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { belongings } from '../setup/outfit.ts';
import type { Sheet, State, Who } from '../types.ts';

export const plotSecrets: readonly Secret<State>[] = [
  { rule: 'S-17.4', perturb: otherPlot, disclosedBy: ['S-17.4'] },
  { rule: 'S-17.5', perturb: otherArmor, disclosedBy: ['S-17.5'] },
  { rule: 'S-17.6', perturb: otherSkills, disclosedBy: ['S-17.6', 'S-17.4'] },
  { rule: 'S-17.7', perturb: otherPapers, disclosedBy: ['S-17.7'] },
  { rule: 'S-17.8', perturb: otherBids, disclosedBy: ['S-17.8'] },
];

const NEUTRAL = 2;
const BY_DIE = ['nothing', 'nothing', 'jack', 'mesh', 'cloth', 'cloth'].map(armorNamed);

export function isBidding({ options, story }: State): boolean {
  return options.bidding && story.handicap === NONE;
}

function suspects(state: State): readonly Who[] {
  const { plot } = scenarioOf(state);
  return state.sheets.flatMap(({ role }, who) => (role === plot?.role ? [who] : []));
}

/** Those who have the same player as someone in the plot, or are in it, know it all. */
function isTold(state: State, observer: Observer): boolean {
  return suspects(state).some((who) => state.sheets[who]?.seat === observer && state.sheets[who]?.side === 1);
}

/** S-22.13: in the fog each camp has seen something else. */
function seenBy(state: State, observer: Observer): { readonly shown: number; readonly exposed: number } {
  const { fog, story } = state;
  if (fog === null) return story;
  const camp = campOfSeat(state, observer);
  return fog.memories[camp === NONE ? fog.memories.length - 1 : camp] ?? story;
}

function hasShown({ items }: State, who: Who): boolean {
  return items.some((item) => item.owner === who && !isSlot(item));
}

function change(state: State, who: Who, changes: Partial<Sheet>): void {
  state.sheets = state.sheets.with(who, sheetWith(state.sheets[who] as Sheet, changes));
}

/** Others are in the plot; people who were found out, or shot at, stay what they are. */
function otherPlot(state: State, observer: Observer, chance: Chance): void {
  const all = suspects(state);
  if (isTold(state, observer) || !all.some((who) => state.sheets[who]?.side === NEUTRAL) || state.winner !== NONE)
    return;
  const { exposed, shown } = seenBy(state, observer);
  const open = all.filter(
    (who) =>
      (((exposed | shown) >> who) & 1) === 0 &&
      state.sheets[who]?.seat !== observer &&
      // In the fog others may have seen what the observer has not.
      (state.fog === null || (state.bodies[who]?.status === 'active' && !hasShown(state, who))),
  );
  const sides = open.map((who) => state.sheets[who]?.side as number);
  for (const who of open) change(state, who, { side: sides.splice(chance.int(sides.length), 1)[0] as number });
  for (const who of open) change(state, who, { armor: wornBy(state, who, chance) });
  if (state.plot.grenadier !== NONE)
    state.plot = { ...state.plot, grenadier: all.find((who) => state.sheets[who]?.side === 1) as Who };
  hideAgain(state, open);
  tellMates(state);
  lookAgain(state, observer);
  tellWitnesses(state);
}

function wornBy(state: State, who: Who, chance: Chance): number {
  return state.items.length > 0 && state.sheets[who]?.side === 1 ? (BY_DIE[die(chance) - 1] as number) : 0;
}

/** Everyone in the plot has hidden what they own and have not shown. */
function hideAgain(state: State, people: readonly Who[]): void {
  if (state.items.length === 0 || people.length === 0) return;
  const hidden = state.sheets.map((_, who) => {
    if (!people.includes(who)) return state.plot.hidden[who] ?? [];
    const shown = state.items.filter(({ owner }) => owner === who).map(({ weapon }) => weapon);
    if (state.bodies[who]?.status !== 'active') return [];
    return belongings(state, who)
      .filter(({ weapon }) => !shown.includes(weapon))
      .map((item) => ({ ...item, owner: who, holder: who }));
  });
  state.plot = { ...state.plot, hidden };
}

/** Orders are shared by those who play together. */
function tellMates(state: State): void {
  if (!state.options.passengerSeats || state.turn === 0) return;
  const sideOf = (seat: number) => state.sheets.find((sheet) => sheet.seat === seat)?.side;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const knownTo = (seat: number) =>
    sideOf(seat) === NEUTRAL ? [seat] : seats.filter((other) => sideOf(other) === sideOf(seat));
  state.standing = state.standing.map((asked) => ({ ...asked, knownTo: knownTo(asked.seat) }));
  const asked = state.pending.filter(({ kind }) => kind !== 'orders');
  state.pending = [...asked, ...state.standing];
}

/** S-22.7: people who see the character know of a hidden turn. */
function tellWitnesses(state: State): void {
  const { fog } = state;
  if (fog === null || !state.options.passengerSeats) return;
  state.pending = state.pending.map((asked) => {
    const { subject = NONE } = asked;
    if (asked.hidden !== true || asked.optional === true) return asked;
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    const sees = (seat: number) => (((fog.memories[campOfSeat(state, seat)]?.known ?? 0) >> subject) & 1) === 1;
    return { ...asked, knownTo: seats.filter(sees) };
  });
}

/** The observer does not know what the others have seen: as if they had just looked round. */
function lookAgain(state: State, observer: Observer): void {
  const { fog } = state;
  if (fog === null || !state.options.passengerSeats) return;
  const plan = planOf(state);
  const own = campOfSeat(state, observer);
  const last = fog.memories.length - 1;
  const memories = fog.memories.map((memory, camp) => {
    if (camp === 0 || camp === own || camp === last) return memory;
    const peopled = state.sheets.some((_, who) => campOf(state, who) === camp);
    return peopled ? remember(state, plan, fog, firstMemory(state), eyesOf(state, plan, camp)) : nobodysMemory(state);
  });
  state.fog = { ...fog, memories };
}

/** People who may wear something under their clothes, and at whom nobody has thrown, wear something else. */
function otherArmor(state: State, observer: Observer, chance: Chance): void {
  const roles = scenarioOf(state).cast.flatMap(({ role, armor }) => (armor === 'die' ? [role] : []));
  const own = state.sheets.find(({ seat, side }) => seat === observer && side !== NEUTRAL)?.side;
  for (const [who, { role, side, seat }] of state.sheets.entries()) {
    if (!roles.includes(role) || side === NEUTRAL || seat === observer || side === own) continue;
    if (state.items.length > 0 && ((seenBy(state, observer).shown >> who) & 1) === 0)
      change(state, who, { armor: BY_DIE[die(chance) - 1] as number });
  }
}

/** Those who may be in a plot know other things, and have hidden others. */
function otherSkills(state: State, observer: Observer, chance: Chance): void {
  if (state.winner !== NONE) return;
  const told = isTold(state, observer);
  const open = suspects(state).filter((who) => {
    const { seat, side } = state.sheets[who] as Sheet;
    return seat !== observer && !(told && side === 1) && state.bodies[who]?.status === 'active';
  });
  for (const who of open) learnAgain(state, who, chance);
  hideAgain(
    state,
    open.filter((who) => !hasShown(state, who)),
  );
}

/** As many skills of the same levels, in other things. */
function learnAgain(state: State, who: Who, chance: Chance): void {
  const { skills } = state.sheets[who] as Sheet;
  const all = [...new Set(SKILL_TABLES.flat(2))];
  const some = skills.map(() => all.splice(chance.int(all.length), 1)[0] as number).sort((a, b) => a - b);
  change(state, who, { skills: skills.map(({ level }, i) => ({ skill: some[i] as number, level })) });
}

/** The customs men are the other thing. */
function otherPapers(state: State, observer: Observer): void {
  const own = state.sheets.find(({ seat }) => seat === observer)?.side;
  const { papers } = state.plot;
  if (own === 1 || papers === NONE || state.story.papersShown || state.winner !== NONE) return;
  state.plot = { ...state.plot, papers: 1 - papers };
}

/** Others have bid something else. */
function otherBids(state: State, observer: Observer, chance: Chance): void {
  if (!isBidding(state)) return;
  state.chosen = state.chosen.map((bid, seat) => (seat === observer || bid === NONE ? bid : chance.int(7)));
}

/** All of this in one form. */
export function hidePlots(state: State, observer: Observer): void {
  const told = isTold(state, observer);
  const own = state.sheets.find(({ seat, side }) => seat === observer && side !== NEUTRAL)?.side;
  const all = suspects(state);
  const { papersShown } = state.story;
  const { shown, exposed } = seenBy(state, observer);
  const roles = scenarioOf(state).cast.flatMap(({ role, armor }) => (armor === 'die' ? [role] : []));
  const { hidden, papers, grenadier } = state.plot;
  const isMate = (who: Who) => {
    const { seat, side } = state.sheets[who] as Sheet;
    return seat === observer || (side !== NONE && side !== NEUTRAL && side === own);
  };
  const mates = state.sheets.map((_, who) => isMate(who));
  state.sheets = state.sheets.map((sheet, who) => {
    if (mates[who] === true) return sheet;
    const secret = all.includes(who);
    const { table, rolls, skills } = sheet;
    return sheetWith(sheet, {
      ...(secret && !told && ((exposed >> who) & 1) === 0 && { side: NONE }),
      ...(roles.includes(sheet.role) && ((shown >> who) & 1) === 0 && { armor: 0 }),
      ...(secret && {
        skills: skills.map(({ level }) => ({ skill: NONE, level })),
        table: table === NONE ? NONE : 0,
        rolls: rolls.map(() => 1),
      }),
    });
  });
  state.plot = {
    hidden: hidden.map((items, who) => (mates[who] === true ? items : [])),
    papers: own === 1 || papersShown ? papers : NONE,
    grenadier: own === 1 ? grenadier : NONE,
  };
  if (!state.options.passengerSeats || all.length === 0) return;
  const isHeard = ({ seat, hidden: private_, knownTo = [] }: State['pending'][number]) =>
    private_ !== true || seat === observer || knownTo.some((each) => each === observer);
  state.standing = state.standing.filter(isHeard);
  state.pending = state.pending.filter(isHeard);
}
