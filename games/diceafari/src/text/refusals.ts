/** Why not, in words. */
import type { Rejection } from '@shutterbox/kernel';
import type { DecisionKind } from '../types.ts';
import { inWords } from './words.ts';

const NOT_NOW: Readonly<Record<DecisionKind, string>> = {
  roll: 'It is time to claim a route, roll again, or stop.',
  bonus: 'You have earned a bonus: choose a free tile for it.',
  photo: 'It is time to take a photo, or none.',
};

export function refusalText({ code, params = {} }: Rejection): string {
  switch (code) {
    case 'notNow':
      return NOT_NOW[params.kind as DecisionKind];
    case 'noRolls':
      return 'You have rolled three times: no roll is left.';
    case 'allHeld':
      return 'All four dice are held: leave at least one to roll.';
    case 'offMap':
      return 'The map has no such tile.';
    case 'noRoute':
      return 'That is no route: two to four tiles in a straight line without a gap, or the four tiles of a square.';
    case 'corner':
      return 'Three tiles of a square are no route in this game.';
    case 'missingDice':
      return missingDice(String(params.terrain), Number(params.needed), Number(params.dice));
    case 'alreadyClaimed':
      return 'The bonus goes to a tile that nobody has claimed.';
    case 'noSuchPhoto':
      return 'There is no photo at that place.';
    case 'notYourPhoto':
      return 'A photo is yours only between two tiles that carry your travel tokens.';
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}

function missingDice(terrain: string, needed: number, dice: number): string {
  return `That route needs ${inWords(needed)} ${terrain}, and ${dice === 0 ? 'no die shows' : `only ${inWords(dice)} of your dice ${dice === 1 ? 'shows' : 'show'}`} it.`;
}
