/** S-14.5, S-15: what is still to be decided before turn 1, in order. Worked out from the state, so that nothing is asked twice. */
import type { Seat } from '@shutterbox/kernel';
import type { DecisionKind } from '../answers.ts';
import { ARMORS } from '../data/armors.ts';
import { SKILL_TABLES } from '../data/skills.ts';
import { ammoFor, roundsOf } from '../gear/reload.ts';
import { bit, bodyOf, isAnimal, itemOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { rowOf, scenarioOf } from '../scenario/scenario.ts';
import type { Role } from '../scenario/types.ts';
import type { ItemId, Sheet, Side, SkillId, State, Table, Who } from '../types.ts';
import { isWorn } from './worn.ts';

export interface Stage {
  readonly kind: DecisionKind;
  readonly who: Who;
}

/** The people's own choices; `undefined` when the outfit can be dealt. */
export function nextChoice(state: State): Stage | undefined {
  for (const side of [0, 1]) if (mayReroll(state, side)) return { kind: 'reroll', who: firstOf(state, side) };
  for (let who = 0; who < state.sheets.length; who++) {
    const sheet = sheetOf(state, who);
    if (isAnimal(state, who)) continue;
    if (sheet.table === NONE) return { kind: 'table', who };
    if (sheet.rolls.length > 0) return { kind: 'skill', who };
  }
  return undefined;
}

/** S-15.13: once per side, before anything else; where sides are chosen, there is no side to roll for yet. */
function mayReroll({ options, rerolled, sheets }: State, side: Side): boolean {
  return options.reroll && (rerolled & bit(side)) === 0 && sheets.every((sheet) => sheet.side !== NONE);
}

function firstOf({ sheets }: State, side: Side): Who {
  return sheets.findIndex((sheet) => sheet.side === side);
}

/** After the outfit: what is worn, loaded, kept and placed. */
export function nextStage(state: State): Stage | undefined {
  return nextArmor(state) ?? nextChamber(state) ?? nextKept(state) ?? nextPlace(state);
}

const ARMORED: readonly Role[] = ['crew', 'animal'];

export function isArmored({ role }: Sheet): boolean {
  return ARMORED.includes(role);
}

function nextArmor(state: State): Stage | undefined {
  const who = state.sheets.findIndex(({ armor }) => armor === NONE);
  return who === NONE ? undefined : { kind: 'wear', who };
}

/** S-14.8: one of each kind for each side; battle dress for animals alone. */
export function armorLeft(state: State, who: Who): readonly number[] {
  const { side } = sheetOf(state, who);
  const taken = state.sheets.flatMap((sheet) => (sheet.side === side && isArmored(sheet) ? [sheet.armor] : []));
  return ARMORS.flatMap(({ id }, armor) =>
    (ON_OFFER.includes(id) || (id === 'battle-dress' && isAnimal(state, who))) && !taken.includes(armor) ? [armor] : [],
  );
}

const ON_OFFER: readonly string[] = ['nothing', 'jack', 'mesh', 'cloth', 'reflec', 'ablat'];

function nextChamber(state: State): Stage | undefined {
  const item = unfilled(state);
  return item === NONE ? undefined : { kind: 'chamber', who: itemOf(state, item).owner };
}

/** S-7.19, S-18.7: a weapon with chambers to fill, or a magazine. */
export function unfilled({ items }: Table): ItemId {
  return items.findIndex(({ weapon, owner, ammo }) => owner !== NONE && ammo.length < roundsToChoose(weapon));
}

/** Six for a cylinder, one kind for a magazine, none where there is only one kind. */
export function roundsToChoose(weapon: number): number {
  return ammoFor(weapon).length > 1 ? roundsOf(weapon, 0).length : 0;
}

function nextKept(state: State): Stage | undefined {
  const item = unkept(state);
  return item === NONE ? undefined : { kind: 'keep', who: itemOf(state, item).owner };
}

/** S-14.13: guns, polearms and bows whose place is not chosen yet. What is handed out stays at hand (S-14.27). */
export function unkept(state: Table): ItemId {
  if (scenarioOf(state).weapons !== 'kept') return NONE;
  return state.items.findIndex(
    (item) => item.holder !== NONE && !isWorn(item) && rowOf(state.options, item.holder).arms !== 'issued',
  );
}

/** S-14.5: the first side first; S-14.12: one each in turn. */
function nextPlace(state: State): Stage | undefined {
  const waiting = state.bodies.flatMap((body, who) => (body.at === NONE ? [who] : []));
  if (waiting.length === 0) return undefined;
  // S-17.4: those who may be in a plot come in the order of the roster, whatever they are.
  const first = waiting.find((who) => sheetOf(state, who).side === 0);
  const second = waiting.find((who) => sheetOf(state, who).side !== 0);
  const turn = scenarioOf(state).placement === 'anywhere' && placed(state, 0) > placed(state, 1) ? 1 : 0;
  return { kind: 'place', who: (turn === 0 ? (first ?? second) : (second ?? first)) as Who };
}

function placed(state: State, side: Side): number {
  return state.bodies.filter((_, who) => sheetOf(state, who).side === side && bodyOf(state, who).at !== NONE).length;
}

/** S-15.4: what you can choose with the next roll. */
export function offered({ table, rolls }: Sheet): readonly SkillId[] {
  return SKILL_TABLES[table]?.[(rolls[0] as number) - 1] ?? [];
}

export function seatsOfSide({ sheets }: Pick<State, 'sheets'>, side: Side): readonly Seat[] {
  return [...new Set(sheets.flatMap((sheet) => (sheet.side === side ? [sheet.seat] : [])))].sort((a, b) => a - b);
}
