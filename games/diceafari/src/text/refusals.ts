/** Why not, in words. */
import type { Rejection } from '@shutterbox/kernel';
import type { DecisionKind } from '../types.ts';
import { inWords } from './words.ts';

const NOT_NOW: Readonly<Record<DecisionKind, string>> = {
  roll: 'Claim a route, roll again, or stop.',
  bonus: 'You earned the bonus: choose a free tile.',
  photo: 'Take a photo, or choose to take none.',
};

export function refusalText({ code, params = {} }: Rejection): string {
  switch (code) {
    case 'notNow':
      return NOT_NOW[params.kind as DecisionKind];
    case 'noRolls':
      return 'You have rolled three times, so you have no rolls left.';
    case 'allHeld':
      return 'You are holding all four dice. Release at least one to roll again.';
    case 'offMap':
      return 'There is no such tile on the map.';
    case 'noRoute':
      return 'That is not a route. A route is two to four tiles in a straight line without a gap, or a square of four.';
    case 'corner':
      return 'Corner routes are switched off in this match.';
    case 'missingDice':
      return missingDice(String(params.terrain), Number(params.needed), Number(params.dice));
    case 'alreadyClaimed':
      return 'That tile is already claimed. Your bonus must be a free tile.';
    case 'noSuchPhoto':
      return 'There is no photo there.';
    case 'notYourPhoto':
      return 'You can take a photo only if both tiles beside it are yours.';
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}

function missingDice(terrain: string, needed: number, dice: number): string {
  const shown =
    dice === 0 ? 'none of your dice shows' : `only ${inWords(dice)} of your dice ${dice === 1 ? 'shows' : 'show'}`;
  return `That route has ${inWords(needed)} ${terrain} ${needed === 1 ? 'tile' : 'tiles'}, but ${shown} ${terrain}.`;
}
