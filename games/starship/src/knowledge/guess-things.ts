/** Portals, lights and things that a side does not see: mostly as it last saw them. */
import type { Chance } from '@shutterbox/kernel';
import { itemWith } from '../clone.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { hasSquare } from '../grid/vista.ts';
import { isAnimal } from '../people.ts';
import { NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import type { Item, Sight, State, Who } from '../types.ts';
import { isSweptPortal } from './eyes.ts';
import { isIn } from './fog.ts';
import { mostly } from './mostly.ts';
import type { FogView } from './recalled.ts';
import { isSlot } from './slots.ts';

const BOTH = [false, true] as const;

export function guessPortals(
  state: State,
  plan: Plan,
  gates: readonly number[],
  { seen, swept }: Sight,
  chance: Chance,
): void {
  state.open = state.open.slice();
  state.broken = state.broken.slice();
  for (const portal of plan.portals) {
    const { deck, bit, outer, kind } = portal;
    // A valve may have shut by itself since (S-20.7, S-22.12).
    const isSettled = kind !== 'iris' && isSweptPortal(portal, swept);
    if (outer || isSettled || isGateSeen(gates, portal)) continue;
    guessBit(state.open, deck, bit, chance);
    if (kind === 'door') guessBit(state.broken, deck, bit, chance);
  }
  state.dark = plan.rooms.flatMap(({ id, squares }) => {
    const dark = state.dark.includes(id);
    const inSight = squares.some((square) => hasSquare(seen, square) || (swept.length > 0 && hasSquare(swept, square)));
    return (inSight ? dark : mostly(dark, BOTH, chance)) ? [id] : [];
  });
}

function isGateSeen(gates: readonly number[], portal: Portal | undefined): boolean {
  return portal !== undefined && (((gates[portal.deck] as number) >> portal.bit) & 1) === 1;
}

function guessBit(masks: number[], deck: number, bit: number, chance: Chance): void {
  const mask = masks[deck] as number;
  const set = mostly(((mask >> bit) & 1) === 1, BOTH, chance);
  masks[deck] = set ? mask | (1 << bit) : mask & ~(1 << bit);
}

/** Things out of sight may have been taken, used or left elsewhere by people out of sight. */
export function guessItems(
  state: State,
  plan: Plan,
  seen: FogView,
  gates: readonly number[],
  unknown: readonly Who[],
  chance: Chance,
): void {
  const elsewhere = elsewhereFor(state, unknown);
  state.items = state.items.map((item) =>
    isSlot(item) || isItemKnown(plan, seen, gates, item) ? item : guessItem(elsewhere, item, chance),
  );
}

/** With someone out of sight, or somewhere. */
function elsewhereFor(state: State, unknown: readonly Who[]): readonly Whereabouts[] {
  const held = unknown.filter((who) => !isAnimal(state, who)).map((who) => ({ holder: who, at: NONE, portal: NONE }));
  return [...held, LIES];
}

/** Where a thing that came out unseen may be now: one draw. */
export function guessPlace(state: State, owner: Who, unknown: readonly Who[], chance: Chance): Whereabouts {
  const elsewhere = elsewhereFor(state, unknown);
  if (!unknown.includes(owner)) return elsewhere[chance.int(elsewhere.length)] as Whereabouts;
  return mostly<Whereabouts>({ holder: owner, at: NONE, portal: NONE }, elsewhere, chance);
}

/** How much of a thing is left. */
export function guessUse(item: Item, chance: Chance): Item {
  return itemWith(item, leftOf(item, chance));
}

type Whereabouts = Pick<Item, 'holder' | 'at' | 'portal'>;

/** In the view, a thing in sight has its place; any other has a place out of sight, or none. */
function isItemKnown(plan: Plan, view: FogView, gates: readonly number[], { holder, at, portal }: Item): boolean {
  const { known, met, seen, swept } = view.sight;
  if (holder !== NONE) return isIn(known | met, holder);
  if (portal !== NONE && isGateSeen(gates, plan.portals[portal])) return true;
  return at !== NONE && (hasSquare(seen, at) || (swept.length > 0 && hasSquare(swept, at)));
}

/** The place of a thing that lies somewhere out of sight, until its square is drawn. */
const SOMEWHERE = -2;
const LIES: Whereabouts = { holder: NONE, at: SOMEWHERE, portal: NONE };
const BAYONETS = [1, 2] as const;

function guessItem(elsewhere: readonly Whereabouts[], item: Item, chance: Chance): Item {
  const { holder, at, portal } = placeOf(elsewhere, item, chance);
  return itemWith(item, { holder, at, portal, ...leftOf(item, chance) });
}

function leftOf(item: Item, chance: Chance): Pick<Item, 'loaded' | 'spares' | 'auto' | 'bayonet'> {
  const { capacity, modes } = WEAPONS[item.weapon] as Weapon;
  return {
    loaded: capacity === 0 ? item.loaded : mostly(item.loaded, upTo(capacity), chance),
    spares: item.spares === 0 ? 0 : mostly(item.spares, upTo(item.spares), chance),
    auto: modes.length < 2 ? item.auto : mostly(item.auto, BOTH, chance),
    bayonet: item.bayonet === 0 ? 0 : mostly(item.bayonet, BAYONETS, chance),
  };
}

/** Where it was, with someone, or somewhere; what was missed there is with someone. */
function placeOf(elsewhere: readonly Whereabouts[], item: Item, chance: Chance): Whereabouts {
  if (item.holder !== NONE || item.at !== NONE) return mostly<Whereabouts>(item, elsewhere, chance);
  return elsewhere[chance.int(elsewhere.length)] as Whereabouts;
}

/** Somewhere is on a square out of sight, or in a hatch or valve beside one (S-6.12, S-6.13). */
export function leaveItems(state: State, { portals }: Plan, unseen: readonly Square[], chance: Chance): void {
  if (!state.items.some(({ at }) => at === SOMEWHERE)) return;
  const jams = portals.flatMap(({ id, kind, beside }) =>
    kind === 'hatch' || kind === 'iris'
      ? beside.filter((at) => unseen.includes(at)).map((at) => ({ at, portal: id }))
      : [],
  );
  const places = [...unseen.map((at) => ({ at, portal: NONE })), ...jams];
  state.items = state.items.map((item) =>
    item.at === SOMEWHERE
      ? itemWith(item, places[chance.int(Math.max(1, places.length))] ?? { at: NONE, portal: NONE })
      : item,
  );
}

const COUNTS: readonly number[] = Array.from({ length: 101 }, (_, count) => count);
const SHORT_COUNTS: readonly (readonly number[])[] = COUNTS.map((most) => COUNTS.slice(0, most + 1));

function upTo(most: number): readonly number[] {
  return SHORT_COUNTS[most] ?? COUNTS;
}
