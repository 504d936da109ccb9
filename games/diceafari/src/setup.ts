/** DA-1: the table before the first turn. */
import type { Chance, Context, Seat } from '@shutterbox/kernel';
import { startTurn } from './apply/turn.ts';
import { boardOf } from './board.ts';
import { MAP_IDS } from './data/maps.ts';
import { countOf, rollDice } from './dice.ts';
import { drawKind, TOKENS_OF_EACH } from './table.ts';
import { ANIMALS, type Event, FACE_DOWN, NONE, type Options, type State, TERRAINS, type Terrain } from './types.ts';

/** DA-1.2. */
const TILES_OF_EACH = 3;
const MOUNTAIN: Terrain = TERRAINS.indexOf('mountain');
/** DA-1.11: real dice never get this far, but set-up must end whatever chance does. */
const MOST_START_ROLLS = 30;

export function setup(seats: number, options: Options, cx: Context<Event>): State {
  const map = mapFor(options, cx.chance);
  const { tiles, spots } = boardOf({ map, options });
  const terrains = drawAll(tiles.length, filled(TERRAINS.length, TILES_OF_EACH), cx.chance);
  const photos = options.photoSurprise
    ? filled(spots.length, FACE_DOWN)
    : drawAll(spots.length, filled(ANIMALS.length, TOKENS_OF_EACH), cx.chance);
  cx.emit?.({ type: 'laid', map, terrains, photos: photos.slice() });
  const first = startingPlayer(seats, cx);
  const state: State = {
    options,
    seats,
    map,
    terrains,
    first,
    turn: first,
    turns: filled(seats, 0),
    open: [],
    dice: [],
    bonus: 0,
    bonusClaimed: false,
    rolls: 0,
    owners: filled(tiles.length, NONE),
    photos,
    gifts: filled(seats, 0),
    over: false,
    collections: Array.from({ length: seats }, () => filled(ANIMALS.length, 0)),
  };
  startTurn(state, cx);
  return state;
}

/** DA-1.7, DA-1.8. */
function mapFor({ map, customMap }: Options, chance: Chance): number {
  if (customMap !== null) return NONE;
  return map === 'random' ? chance.int(MAP_IDS.length) : MAP_IDS.indexOf(map);
}

/** DA-1.5, DA-1.6: without order until they are laid. */
function drawAll(count: number, left: number[], chance: Chance): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(drawKind(left, chance));
  return drawn;
}

/** DA-1.10, DA-1.11. */
function startingPlayer(seats: number, cx: Context<Event>): Seat {
  let tied: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) tied.push(seat);
  for (let roll = 0; roll < MOST_START_ROLLS && tied.length > 1; roll++) tied = mostMountains(tied, cx);
  const first = (tied.length === 1 ? tied[0] : tied[cx.chance.int(tied.length)]) as Seat;
  cx.emit?.({ type: 'first', seat: first });
  return first;
}

/** The seats that roll the most mountains. */
function mostMountains(seats: readonly Seat[], cx: Context<Event>): Seat[] {
  let ahead: Seat[] = [];
  let most = 0;
  for (let i = 0; i < seats.length; i++) {
    const mountains = startRoll(seats[i] as Seat, cx);
    if (mountains > most) {
      most = mountains;
      ahead = [];
    }
    if (mountains === most) ahead.push(seats[i] as Seat);
  }
  return ahead;
}

function startRoll(seat: Seat, cx: Context<Event>): number {
  const dice: Terrain[] = [];
  rollDice(dice, 0, cx.chance);
  cx.emit?.({ type: 'startRoll', seat, dice });
  return countOf(dice, MOUNTAIN);
}

function filled(length: number, value: number): number[] {
  const items: number[] = [];
  for (let i = 0; i < length; i++) items.push(value);
  return items;
}
