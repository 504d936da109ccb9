/** S-14.19: what the quick start and an absent player choose. */
import { act } from '../actions.ts';
import type { Action, DecisionKind } from '../answers.ts';
import { ARMORS } from '../data/armors.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { ammoFor } from '../gear/reload.ts';
import { isAnimal, itemOf, sheetOf, skillLevel } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { SkillId, State, Who } from '../types.ts';
import { stateroomOf } from './outfit.ts';
import { placesFor } from './places.ts';
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
/** Guns are on the second table, and want a steady hand. */
const STEADY = 6;
const SUITS: readonly string[] = ['battle-dress', 'cloth', 'mesh', 'ablat', 'jack', 'reflec', 'nothing'];

export function defaultAnswer(state: State, kind: DecisionKind, who: Who): Action {
  switch (kind) {
    case 'reroll':
      return act('reroll', 0);
    case 'table':
      return act('table', sheetOf(state, who).dex >= STEADY ? 1 : 0);
    case 'skill':
      return act('skill', favourite(state, who));
    case 'chamber':
      return act('chamber', ammoFor(itemOf(state, unfilled(state)).weapon)[0] ?? 0);
    case 'wear':
      return act('wear', bestSuit(armorLeft(state, who)));
    case 'keep':
      return act('keep', 0);
    default:
      return act('place', favouritePlace(state, who));
  }
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

/** What one knows already, else a favourite. */
function favourite(state: State, who: Who): SkillId {
  const sheet = sheetOf(state, who);
  const offer = offered(sheet);
  const known = offer.find((skill) => skillLevel(sheet, skill) !== NONE);
  const liked = offer.find((skill) => FAVOURITES.includes((WEAPONS[skill] as Weapon | undefined)?.id ?? ''));
  return known ?? liked ?? (offer[0] as SkillId);
}

function bestSuit(left: readonly number[]): number {
  return left.reduce((best, armor) => (rank(armor) < rank(best) ? armor : best));
}

function rank(armor: number): number {
  return SUITS.indexOf((ARMORS[armor] as (typeof ARMORS)[number]).id);
}
