/**
 * Two first turns of DiceAFARI on the turtle. The seed gives a route of three with the bonus, lets the other player take a tile
 * of it, and then gives the dice to take that tile back.
 */
import { AT_PRIMARY, atPlace, type Guide, type Pin } from '@shutterbox/ui/guide';
import type { Action, Options } from '../types.ts';
import { spotPlace, tilePlace } from './places.ts';

/** Tiles of the turtle, row by row. */
const [A2, B2, C2, B3, B4] = [1, 2, 3, 6, 9] as const;
/** Photos by the tiles they lie between. */
const [A2_B2, B2_C2, B2_B3] = [1, 2, 3] as const;
const FIRST_TWO = 0b0011;

function atDie(die: number): Pin {
  return `[data-die="${die}"]`;
}

export const guide: Guide<Options, Action> = {
  options: { map: 'turtle', openCollections: true },
  seats: 2,
  seed: 11_866,
  steps: [
    {
      kind: 'roll',
      title: 'Collect photos',
      text: 'Photos lie between the tiles. When both tiles beside a photo {1} are yours, you can take it. A set of all four animals scores 10 points, three of one animal 5, any other photo 1. Each tile that is yours at the end scores 1.',
      now: '',
      pins: [atPlace(spotPlace(B2_B3))],
      answers: [],
    },
    {
      kind: 'roll',
      title: 'Keep two dice',
      text: 'Each die pays for one tile of its terrain. You may roll three times; this was the first. Two dice show a savannah {1} and a desert {2}. On the map such tiles lie side by side, so keep these two.',
      now: 'Hold these two dice, then press the large button {3}.',
      pins: [atDie(0), atDie(1), AT_PRIMARY],
      answers: [{ type: 'roll', hold: FIRST_TWO }],
    },
    {
      kind: 'roll',
      title: 'Claim a route',
      text: 'A marsh! A route is two to four tiles in a straight line, or a square of four: no bends. Your dice pay for the line B2 {1}, B3 and B4. The bonus die shows 3, so a route of exactly three tiles earns a bonus tile.',
      now: 'Press the tile B2 {1}, then the large button {2}.',
      pins: [atPlace(tilePlace(B2)), AT_PRIMARY],
      answers: [{ type: 'claim', tiles: [B2, B3, B4] }],
    },
    {
      kind: 'bonus',
      title: 'Take a bonus tile',
      text: 'Your red jeeps mark the tiles that are yours. The bonus is one more: any free tile, without a die. With A2 {1}, both tiles beside another photo are yours.',
      now: 'Press the tile A2 {1}, then the large button {2}.',
      pins: [atPlace(tilePlace(A2)), AT_PRIMARY],
      answers: [{ type: 'bonus', tile: A2 }],
    },
    {
      kind: 'photo',
      title: 'Take a photo',
      text: 'After a claim you may take one photo that lies between two of your tiles. You keep it, even if you lose the tiles.',
      now: 'Press the gorilla {1}, then the large button {2}.',
      pins: [atPlace(spotPlace(A2_B2)), AT_PRIMARY],
      answers: [{ type: 'photo', spot: A2_B2 }],
      bots: [
        { type: 'claim', tiles: [B2, C2] },
        { type: 'photo', spot: B2_C2 },
      ],
    },
    {
      kind: 'roll',
      title: 'Take your tile back',
      text: 'A crossed-out jeep marks a tile you lost: the other player has taken over B2 {1}. Take it back the same way. Your marsh and your desert pay for B2 and B3, and then you can take the photo between them.',
      now: 'Press the tile B2 {1}, then the large button {2}.',
      pins: [atPlace(tilePlace(B2)), AT_PRIMARY],
      answers: [{ type: 'claim', tiles: [B2, B3] }],
    },
    {
      kind: 'photo',
      title: 'How the match ends',
      text: 'The match ends when the last free tile is claimed, but everyone has at least three turns. Then every photo left between two tiles of one player goes to that player. Those are often most of the photos, so keep your tiles side by side.',
      now: '',
      pins: [],
      answers: [],
    },
    {
      kind: 'photo',
      title: 'A second animal',
      text: 'A lion {1} would be your second animal. Two more, an elephant and a giraffe, and you have a set for 10 points.',
      now: 'Press the lion {1}, then the large button {2}. From there you play on your own.',
      pins: [atPlace(spotPlace(B2_B3)), AT_PRIMARY],
      answers: [{ type: 'photo', spot: B2_B3 }],
    },
  ],
};
