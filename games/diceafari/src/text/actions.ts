/** Every answer in words, for the player who may give it and for everyone who reads of it later. */
import { joined, list, ownedBy, type Seat, say, type Words, whom, whose } from '@shutterbox/kernel';
import { isHeld, SAFARI_DICE } from '../dice.ts';
import { unclaimed } from '../table.ts';
import { type Action, NONE, type Tile, type View } from '../types.ts';
import { between, inWords, terrainName, terrainNames, thePhoto, tileName, tileNames } from './words.ts';

export function actionText(action: Action, view: View): Words {
  switch (action.type) {
    case 'roll':
      return rolling(action.hold, view);
    case 'claim':
      return claiming(action.tiles, view);
    case 'stop':
      return say`Claim nothing and end ${whose(view.turn)} turn`;
    case 'bonus':
      return say`Claim ${tileName(action.tile, view)} (${terrainName(view.terrains[action.tile])}) as ${whose(view.turn)} bonus`;
    case 'photo':
      return `Take ${thePhoto(view.photos[action.spot] ?? NONE)} ${between(action.spot, view)}`;
    case 'noPhoto':
      return 'Take no photo';
  }
}

/** "Roll dice 1 and 3 again, hold mountain and marsh". */
function rolling(hold: number, view: View): string {
  const dice = Array.from({ length: SAFARI_DICE }, (_, die) => die);
  const free = dice.filter((die) => !isHeld(hold, die)).map((die) => `${die + 1}`);
  if (free.length === SAFARI_DICE) return `Roll all ${inWords(SAFARI_DICE)} dice again`;
  const held = dice.filter((die) => isHeld(hold, die)).map((die) => terrainName(view.dice[die]));
  return `Roll ${free.length === 1 ? 'die' : 'dice'} ${list(free)} again, hold ${list(held)}`;
}

/** "Claim B2, C2 and D2 (jungle, desert and marsh): C2 from Player 2, then a bonus tile". */
function claiming(tiles: readonly Tile[], view: View): Words {
  const route = `Claim ${tileNames(tiles, view)} (${terrainNames(tiles.map((tile) => view.terrains[tile] ?? NONE))})`;
  const more = [...takeOvers(tiles, view), ...(isBonus(tiles, view) ? ['then a bonus tile'] : [])];
  return more.length === 0 ? route : say`${route}: ${joined(more, ', ')}`;
}

function takeOvers(tiles: readonly Tile[], view: View): Words[] {
  const owners = [...new Set(tiles.map((tile) => view.owners[tile] ?? NONE))].filter((owner) => owner !== NONE);
  return owners.map((owner) =>
    takeOver(
      tiles.filter((tile) => view.owners[tile] === owner),
      owner,
      view,
    ),
  );
}

function takeOver(tiles: readonly Tile[], owner: Seat, view: View): Words {
  if (owner !== view.turn) return say`${tileNames(tiles, view)} from ${whom(owner)}`;
  return say`${tileNames(tiles, view)} ${tiles.length === 1 ? 'is' : 'are'} ${ownedBy(owner)} already`;
}

/** DA-4.1: a free tile must be left. */
function isBonus(tiles: readonly Tile[], view: View): boolean {
  const claimed = tiles.filter((tile) => view.owners[tile] === NONE).length;
  return tiles.length === view.bonus && unclaimed(view) > claimed;
}
