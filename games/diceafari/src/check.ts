/** Why an answer is refused. Reads the same questions about the table as legal.ts, and gives a reason for each. */
import type { Decision, Rejection } from '@shutterbox/kernel';
import { boardOf, routesOf } from './board.ts';
import { countOf, HOLD_ALL, MOST_ROLLS } from './dice.ts';
import { diceMissing } from './routes.ts';
import { belongsTo } from './table.ts';
import {
  type Action,
  type ClaimAction,
  type DecisionKind,
  NONE,
  type Spot,
  type State,
  TERRAINS,
  type Tile,
} from './types.ts';

const ANSWERS: Readonly<Record<DecisionKind, { readonly types: readonly Action['type'][]; readonly rule: string }>> = {
  roll: { types: ['roll', 'claim', 'stop'], rule: 'DA-2.1' },
  bonus: { types: ['bonus'], rule: 'DA-4.2' },
  photo: { types: ['photo', 'noPhoto'], rule: 'DA-5.2' },
};

export function check(state: State, decision: Decision, action: Action): Rejection | undefined {
  const kind = decision.kind as DecisionKind;
  const { types, rule } = ANSWERS[kind];
  if (!types.includes(action.type)) return { code: 'notNow', rule, params: { kind } };
  switch (action.type) {
    case 'roll':
      return checkRoll(state, action.hold);
    case 'claim':
      return checkClaim(state, action);
    case 'bonus':
      return checkBonus(state, action.tile);
    case 'photo':
      return checkPhoto(state, action.spot);
    case 'stop':
    case 'noPhoto':
      return undefined;
  }
}

function checkRoll(state: State, hold: number): Rejection | undefined {
  if (state.rolls === MOST_ROLLS) return { code: 'noRolls', rule: 'DA-2.2' };
  return hold === HOLD_ALL ? { code: 'allHeld', rule: 'DA-2.5' } : undefined;
}

function checkClaim(state: State, claim: ClaimAction): Rejection | undefined {
  if (claim.tiles.some((tile) => tile >= state.owners.length)) return { code: 'offMap', rule: 'DA-3.2' };
  if (!routesOf(state).some((route) => isSame(route.tiles, claim.tiles))) {
    const corner = boardOf(state).routesWithCorners.some((route) => isSame(route.tiles, claim.tiles));
    return corner ? { code: 'corner', rule: 'DA-3.3' } : { code: 'noRoute', rule: 'DA-3.2' };
  }
  return missingDice(state, claim);
}

function isSame(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.length === b.length && a.every((tile, i) => tile === b[i]);
}

function missingDice(state: State, { tiles }: ClaimAction): Rejection | undefined {
  const [first] = diceMissing(state, tiles);
  if (first === undefined) return undefined;
  const dice = countOf(state.dice, (TERRAINS as readonly string[]).indexOf(first.code));
  return { code: 'missingDice', rule: first.rule, params: { terrain: first.code, needed: dice + first.value, dice } };
}

function checkBonus(state: State, tile: Tile): Rejection | undefined {
  if (tile >= state.owners.length) return { code: 'offMap', rule: 'DA-4.2' };
  return state.owners[tile] === NONE ? undefined : { code: 'alreadyClaimed', rule: 'DA-4.2' };
}

function checkPhoto(state: State, spot: Spot): Rejection | undefined {
  if (spot >= state.photos.length || state.photos[spot] === NONE) return { code: 'noSuchPhoto', rule: 'DA-5.2' };
  return belongsTo(state, spot, state.turn) ? undefined : { code: 'notYourPhoto', rule: 'DA-5.1' };
}
