/** Portals, lights and things that a side does not see: mostly as it last saw them. */
import type { Chance } from '@shutterbox/kernel';
import { itemWith } from '../clone.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { hasSquare } from '../grid/vista.ts';
import { isAnimal } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import type { Item, State, Who } from '../types.ts';
import { isIn } from './fog.ts';
import type { FogView } from './guess.ts';
import { mostly } from './mostly.ts';

const BOTH = [false, true] as const;

export function guessPortals(
  state: State,
  plan: Plan,
  gates: readonly number[],
  seen: readonly number[],
  chance: Chance,
): void {
  state.open = state.open.slice();
  state.broken = state.broken.slice();
  for (const { deck, bit, outer, kind } of plan.portals) {
    if (outer || (((gates[deck] as number) >> bit) & 1) === 1) continue;
    guessBit(state.open, deck, bit, chance);
    if (kind === 'door') guessBit(state.broken, deck, bit, chance);
  }
  state.dark = plan.rooms.flatMap(({ id, squares }) => {
    const dark = state.dark.includes(id);
    const inSight = squares.some((square) => hasSquare(seen, square));
    return (inSight ? dark : mostly(dark, BOTH, chance)) ? [id] : [];
  });
}

function guessBit(masks: number[], deck: number, bit: number, chance: Chance): void {
  const mask = masks[deck] as number;
  const set = mostly(((mask >> bit) & 1) === 1, BOTH, chance);
  masks[deck] = set ? mask | (1 << bit) : mask & ~(1 << bit);
}

/** Things out of sight may have been taken, used or left elsewhere by people out of sight. */
export function guessItems(state: State, seen: FogView, unknown: readonly Who[], chance: Chance): void {
  const hands = unknown.filter((who) => !isAnimal(state, who));
  state.items = state.items.map((item) => (isItemKnown(seen, item) ? item : guessItem(hands, item, chance)));
}

/** In the view a thing in sight has its place; a thing that is not, has one out of sight, or none. */
function isItemKnown({ sight: { known, seen } }: FogView, { holder, at, portal }: Item): boolean {
  if (holder !== NONE) return isIn(known, holder);
  return portal !== NONE || (at !== NONE && hasSquare(seen, at));
}

/** Where a thing is that lies somewhere out of sight, until it is drawn where. */
const SOMEWHERE = -2;

function guessItem(hands: readonly Who[], item: Item, chance: Chance): Item {
  const { capacity } = WEAPONS[item.weapon] as Weapon;
  return itemWith(item, {
    ...placeOf(hands, item, chance),
    loaded: capacity === 0 ? item.loaded : mostly(item.loaded, upTo(capacity), chance),
    spares: mostly(item.spares, upTo(item.spares), chance),
    auto: mostly(item.auto, BOTH, chance),
    bayonet: item.bayonet === 0 ? 0 : mostly(item.bayonet, [1, 2], chance),
  });
}

/** Where it was, with someone, or somewhere; what was missed there is with someone. */
function placeOf(
  hands: readonly Who[],
  { holder, at, portal }: Item,
  chance: Chance,
): Pick<Item, 'holder' | 'at' | 'portal'> {
  const there = { holder, at, portal };
  const lies = { holder: NONE, at: SOMEWHERE, portal: NONE };
  const held = hands.map((who) => ({ holder: who, at: NONE, portal: NONE }));
  if (holder !== NONE || at !== NONE) return mostly(there, [lies, ...held], chance);
  const some = [lies, ...held];
  return some[chance.int(some.length)] as typeof lies;
}

export function leaveItems(state: State, unseen: readonly Square[], chance: Chance): void {
  state.items = state.items.map((item) =>
    item.at === SOMEWHERE ? itemWith(item, { at: unseen[chance.int(Math.max(1, unseen.length))] ?? NONE }) : item,
  );
}

const COUNTS: readonly number[] = Array.from({ length: 101 }, (_, count) => count);
const SHORT_COUNTS: readonly (readonly number[])[] = COUNTS.map((most) => COUNTS.slice(0, most + 1));

function upTo(most: number): readonly number[] {
  return SHORT_COUNTS[most] ?? COUNTS;
}
