/**
 * The lesson: two first turns of DiceAFARI on the turtle. The seed gives a route of three with the bonus, lets the other player
 * take a tile of it, and then gives the dice for a route that takes back that tile and one of theirs. Each is first in its list.
 */
import { AT_PRIMARY, atPlace, type Guide, type Pin } from '@shutterbox/ui/guide';
import type { Action, Options } from '../types.ts';
import { spotPlace, tilePlace } from './places.ts';

/** Tiles of the turtle, row by row. */
const [B3, C3, B4, C4, B5, C5] = [6, 7, 9, 10, 13, 14] as const;
/** Photos by the tiles they lie between. */
const [C3_C4, B3_B4, B4_B5, B5_C5] = [11, 9, 14, 19] as const;
const FIRST_TWO = 0b0011;

function atDie(die: number): Pin {
  return `[data-die="${die}"]`;
}

export const guide: Guide<Options, Action> = {
  options: { map: 'turtle', openCollections: true },
  seats: 2,
  seed: 8226,
  steps: [
    {
      kind: 'roll',
      title: 'Collect photos',
      text: 'When both tiles beside a photo {1} are yours, you can take it: one photo a turn. A tourist set, all four animals, scores 10. A researcher set, three of one animal, scores 5, plus 3 for each extra. Other photos score 1. So does each tile that is yours at the end.',
      now: '',
      pins: [atPlace(spotPlace(C3_C4))],
      answers: [],
    },
    {
      kind: 'roll',
      title: 'Keep two dice',
      text: 'Each die pays for one tile of its terrain. You may roll three times, and this was the first. Two dice show a jungle {1} and a desert {2}. On the map, a jungle and a desert lie side by side, so keep these two.',
      now: 'Hold these two dice, then press Roll 2 dice.',
      pins: [atDie(0), atDie(1)],
      answers: [{ type: 'roll', hold: FIRST_TWO }],
    },
    {
      kind: 'roll',
      title: 'Claim a route',
      text: 'A marsh! A route is two to four tiles in a straight line, or a square of four: no bends. Your dice pay for the line C3 {1}, C4 and C5. The bonus die shows 3, so a route of exactly three tiles earns a bonus tile.',
      now: 'Route A is chosen: press the large button {2}.',
      pins: [atPlace(tilePlace(C3)), AT_PRIMARY],
      answers: [{ type: 'claim', tiles: [C3, C4, C5] }],
    },
    {
      kind: 'bonus',
      title: 'Take a bonus tile',
      text: 'Your red jeeps mark the tiles that are yours. The bonus is one more tile, which needs no die but must be free. With B5 {1}, both tiles beside another photo are yours.',
      now: 'Press the tile B5 {1}, then the large button {2}.',
      pins: [atPlace(tilePlace(B5)), AT_PRIMARY],
      answers: [{ type: 'bonus', tile: B5 }],
    },
    {
      kind: 'photo',
      title: 'Take a photo',
      text: 'After a claim you may take one photo that lies between two of your tiles. You keep it, even if you lose the tiles.',
      now: 'Press the lion {1}, then the large button {2}.',
      pins: [atPlace(spotPlace(B5_C5)), AT_PRIMARY],
      answers: [{ type: 'photo', spot: B5_C5 }],
      bots: [
        { type: 'claim', tiles: [B4, B5] },
        { type: 'photo', spot: B4_B5 },
      ],
    },
    {
      kind: 'roll',
      title: 'Take over tiles',
      text: 'A crossed-out jeep marks a tile you lost: the other player has taken over B5. With a matching die you can take any tile, even another player’s. Your dice pay for B3 {1}, which is free, for B4, and for your B5 again.',
      now: 'Route A is chosen: press the large button {2}.',
      pins: [atPlace(tilePlace(B3)), AT_PRIMARY],
      answers: [{ type: 'claim', tiles: [B3, B4, B5] }],
    },
    {
      kind: 'photo',
      title: 'How the match ends',
      text: 'The match ends when the last free tile is claimed, but everyone has at least three turns. Then every photo left between two tiles of one player goes to that player. Most photos are often won this way, so keep your tiles side by side.',
      now: '',
      pins: [],
      answers: [],
    },
    {
      kind: 'photo',
      title: 'A second animal',
      text: 'A gorilla {1} would be your second animal. Two more, an elephant and a giraffe, and you have a tourist set for 10 points.',
      now: 'Press the gorilla {1} between B3 and B4, then the large button {2}. After that you play on your own.',
      pins: [atPlace(spotPlace(B3_B4)), AT_PRIMARY],
      answers: [{ type: 'photo', spot: B3_B4 }],
    },
  ],
};
