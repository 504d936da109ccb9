/** S-14.19: what the quick start and an absent player choose. */
import { act, MOST_BID } from '../actions.ts';
import type { Action, DecisionKind } from '../answers.ts';
import { ARMORS } from '../data/armors.ts';
import { WEAPONS } from '../data/weapons.ts';
import { GRAMS, gramsOf } from '../gear/load.ts';
import { ammoFor } from '../gear/reload.ts';
import { isAnimal, itemOf, sheetOf, skillLevel } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { PIRATES, type Sheet, type SkillId, type State, type Who } from '../types.ts';
import { openFacing } from './facing.ts';
import { stateroomOf, weaponsFor } from './outfit.ts';
import { placesFor } from './places.ts';
import { plotsOf, suspects } from './plot.ts';
import { armorLeft, offered, unfilled } from './stages.ts';

/** The best of each class for fights aboard; others follow in the order of the chart. */
const FAVOURITES: readonly string[] = [
  'halberd',
  'cutlass',
  'repeating-crossbow',
  'revolver',
  'shotgun',
  'automatic-rifle',
  'laser-rifle',
  'light-assault-gun',
  'vacc-suit',
];
/** Guns are on the second table and need a steady hand; every other roll there brings no weapon, so several rolls are needed. */
const STEADY = 6;
const SEVERAL = 2;
const SUITS: readonly string[] = ['battle-dress', 'cloth', 'mesh', 'ablat', 'jack', 'reflec', 'nothing'];

export function defaultAnswer(state: State, kind: DecisionKind, who: Who): Action {
  switch (kind) {
    case 'reroll':
      return act('reroll', 0);
    case 'table':
      return act('table', tableFor(sheetOf(state, who)));
    case 'skill':
      return act('skill', favourite(state, who));
    case 'chamber':
      return act('chamber', ammoFor(itemOf(state, unfilled(state)).weapon)[0] ?? 0);
    case 'wear':
      return act('wear', bestSuit(armorLeft(state, who)));
    case 'keep':
      return act('keep', 0);
    case 'bid':
      return act('bid', MOST_BID);
    case 'plot':
      return act('plot', bestPlot(state));
    case 'grenadier':
      return act('grenadier', leastArmed(state));
    case 'papers':
      return act('papers', PIRATES);
    default:
      return placed(state, favouritePlace(state, who));
  }
}

function tableFor({ dex, count }: Sheet): number {
  return dex >= STEADY && count >= SEVERAL ? 1 : 0;
}

function placed(state: State, square: Square): Action {
  return act('place', square, openFacing(planOf(state), square));
}

/** Where the character's weapons lie; for a beast, where doors do not shut it in. */
function favouritePlace(state: State, who: Who): Square {
  const plan = planOf(state);
  const places = placesFor(state, who);
  if (!isAnimal(state, who)) {
    const stateroom = stateroomOf(state, who);
    return places.includes(stateroom) ? stateroom : (places[0] ?? 0);
  }
  return places.find((square) => plan.rooms[plan.room[square] as number]?.kind === 'corridor') ?? places[0] ?? 0;
}

/** The skill whose weapon fits best; among equals the first. */
function favourite(state: State, who: Who): SkillId {
  const sheet = sheetOf(state, who);
  return offered(sheet).reduce((best, skill) => (fit(sheet, skill) > fit(sheet, best) ? skill : best));
}

const LIKED = 2;
const KNOWN = 4;
/** Below everything that brings a weapon. */
const NO_WEAPON = -20;

/** How well someone would fight with what a skill brings (S-10.2 to S-10.4, S-2.5, S-15.8). */
function fit(sheet: Sheet, skill: SkillId): number {
  const known = skillLevel(sheet, skill) === NONE ? 0 : KNOWN;
  const [item] = weaponsFor(skill);
  const weapon = item === undefined ? undefined : WEAPONS[item.weapon];
  if (item === undefined || weapon === undefined || weapon.dress || weapon.setUp) return NO_WEAPON + known;
  const { id, governs, required, requiredDm, advantage, advantageDm } = weapon;
  const able =
    governs === 'strength' ? sheet.str : governs === 'dexterity' ? sheet.dex : Math.min(sheet.str, sheet.dex);
  const dm = able < required ? requiredDm : able >= advantage ? advantageDm : 0;
  const tooMuch = Math.max(0, Math.ceil(gramsOf(item) / GRAMS) - sheet.str);
  return known + dm + (FAVOURITES.includes(id) ? LIKED : 0) - tooMuch;
}

/** S-14.19: those with the most skills in weapons, which nobody else knows. */
function bestPlot(state: State): number {
  const all = suspects(state);
  const worth = (who: Who | undefined) => (who === undefined ? 0 : weaponSkills(sheetOf(state, who)));
  const total = (bits: number) => all.reduce((sum, who, i) => sum + (((bits >> i) & 1) === 1 ? worth(who) : 0), 0);
  return plotsOf(state).reduce((best, bits) => (total(bits) > total(best) ? bits : best));
}

function weaponSkills({ skills }: Sheet): number {
  return skills.reduce((sum, { skill, level }) => sum + (weaponsFor(skill).length > 0 ? level : 0), 0);
}

function leastArmed(state: State): Who {
  const plotters = suspects(state).filter((who) => sheetOf(state, who).side === 1);
  return plotters.reduce((least, who) =>
    weaponSkills(sheetOf(state, who)) < weaponSkills(sheetOf(state, least)) ? who : least,
  );
}

function bestSuit(left: readonly number[]): number {
  return left.reduce((best, armor) => (rank(armor) < rank(best) ? armor : best));
}

function rank(armor: number): number {
  return SUITS.indexOf((ARMORS[armor] as (typeof ARMORS)[number]).id);
}
