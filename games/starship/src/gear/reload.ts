/** S-7.11 to S-7.16, S-7.19: new rounds, arrows and bolts. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Ammo, Mode, Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { sum } from '../dice.ts';
import type { Event } from '../events.ts';
import { bodyOf, changeItem, endurance, itemOf, weaponOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { FULL, NO_RELOAD, NO_SPARES, NOT_READY, NOT_WHOLE_TURN, ON_LADDER, tooDear, WRONG_AMMO } from '../refusals.ts';
import { canPay, isFresh, movementCost, spendMoving } from '../turn/spend.ts';
import type { Item, ItemId, State, Table, Who } from '../types.ts';

/** S-7.15: drawing the cranequin, fitting it, winding it. */
const CRANEQUIN_AP: readonly number[] = [1, 6, 12];
/** S-7.16. */
const BOLT_AP = 1;
/** Instead of a kind of round: another bolt for the magazine of a repeating crossbow. */
export const REFILL = 7;

/** The kinds of round that a weapon takes. */
export function ammoFor(weapon: number): readonly Ammo[] {
  return AMMO_FOR[weapon] as readonly Ammo[];
}

const AMMO_FOR: readonly (readonly Ammo[])[] = WEAPONS.map(({ modes }) => [
  ...new Set(modes.map(({ ammo }: Mode) => ammo)),
]);

/** The kinds of round by chamber: six of a kind in a cylinder, one word for a magazine. */
export function roundsOf(weapon: number, kind: Ammo): readonly Ammo[] {
  const { id, capacity } = WEAPONS[weapon] as Weapon;
  return id === 'snub-pistol' ? new Array<Ammo>(capacity).fill(kind) : [kind];
}

/** Nearly every weapon is full, or takes no rounds. */
export function isReloadable(state: Table, item: ItemId): boolean {
  const { capacity, reload } = weaponOf(state, item);
  return reload !== 'none' && (itemOf(state, item).loaded < capacity || reload === 'repeating');
}

export function whyReload(state: Table, who: Who, kind: number): Rejection | undefined {
  const { ready, ladder } = bodyOf(state, who);
  if (ready === NONE) return NOT_READY;
  if (ladder) return ON_LADDER;
  const item = itemOf(state, ready);
  const weapon = weaponOf(state, ready);
  if (weapon.reload === 'none' || item.broken) return NO_RELOAD;
  const unfit = weapon.reload === 'repeating' ? whyRepeating(item, weapon, kind) : whyRounds(item, weapon, kind);
  return unfit ?? whyTime(state, who, item, weapon, kind);
}

function whyRounds(item: Item, { capacity }: Weapon, kind: number): Rejection | undefined {
  if (!ammoFor(item.weapon).includes(kind)) return WRONG_AMMO;
  if (item.loaded >= capacity) return FULL;
  return item.spares === 0 ? NO_SPARES : undefined;
}

/** S-7.16: cocked with a bolt, or filled bolt by bolt. */
function whyRepeating(item: Item, { capacity }: Weapon, kind: number): Rejection | undefined {
  if (kind === 0) return item.steps > 0 ? FULL : item.loaded === 0 ? NO_SPARES : undefined;
  if (kind !== REFILL) return WRONG_AMMO;
  return item.loaded >= capacity ? FULL : item.spares === 0 ? NO_SPARES : undefined;
}

function whyTime(state: Table, who: Who, item: Item, weapon: Weapon, kind: number): Rejection | undefined {
  if (isWholeTurn(state, weapon)) return isFresh(state) ? undefined : NOT_WHOLE_TURN;
  const cost = reloadCost(state, who, item, weapon, kind);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** S-7.12, S-7.13: slow guns always; others too while sneaking. */
function isWholeTurn(state: Table, { reload }: Weapon): boolean {
  return reload === 'turns' || (reload === 'endurance' && state.act.sneaking);
}

function turnsNeeded(state: Table, { reload, reloadCost: turns }: Weapon): number {
  return reload === 'turns' ? turns + (state.act.sneaking ? 1 : 0) : 1;
}

function reloadCost(state: Table, who: Who, item: Item, weapon: Weapon, kind: number): number {
  switch (weapon.reload) {
    case 'endurance':
      return endurance(state, who);
    case 'cranequin':
      return movementCost(state, CRANEQUIN_AP[item.steps] as number);
    case 'repeating':
      return movementCost(state, kind === REFILL ? BOLT_AP : weapon.reloadCost);
    default:
      return movementCost(state, weapon.reloadCost);
  }
}

export function reload(state: State, who: Who, kind: number, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  const item = itemOf(state, body.ready);
  const weapon = weaponOf(state, body.ready);
  // Turns spent setting up a machine gun are counted in the same field.
  const turns = body.serving === NONE ? body.reloading : 0;
  const whole = isWholeTurn(state, weapon);
  spendMoving(state, who, whole ? body.ap : reloadCost(state, who, item, weapon, kind));
  if (whole && turns + 1 < turnsNeeded(state, weapon)) {
    body.reloading = turns + 1;
    cx.emit?.({ type: 'gear', who, item: body.ready, deed: 'reloading' });
    return;
  }
  changeItem(state, body.ready, reloaded(item, weapon, kind));
  const wound = weapon.reload === 'cranequin' && item.steps + 1 < CRANEQUIN_AP.length;
  cx.emit?.({ type: 'gear', who, item: body.ready, deed: wound ? 'wind' : 'reload' });
}

interface Redrawn {
  readonly ap: number;
  readonly changes: Partial<Item>;
}

/** S-13.8: a bow that is made ready at one go; undefined for guns, and without anything to shoot. */
export function redrawn(item: Item, weapon: Weapon): Redrawn | undefined {
  const { reload, reloadCost } = weapon;
  if ((reload === 'repeating' ? item.loaded : item.spares) === 0) return undefined;
  if (reload === 'cranequin')
    return { ap: sum(CRANEQUIN_AP), changes: reloaded({ ...item, steps: CRANEQUIN_AP.length - 1 }, weapon, 0) };
  const isBow = reload === 'bow' || reload === 'repeating';
  return isBow ? { ap: reloadCost, changes: reloaded(item, weapon, 0) } : undefined;
}

/** A weapon after one reload. */
function reloaded(item: Item, weapon: Weapon, kind: number): Partial<Item> {
  const { reload, capacity } = weapon;
  if (reload === 'repeating')
    return kind === REFILL ? { loaded: item.loaded + 1, spares: item.spares - 1 } : { steps: 1 };
  if (reload === 'cranequin' && item.steps + 1 < CRANEQUIN_AP.length) return { steps: item.steps + 1 };
  const steps = weapon.setUp ? item.steps : 0;
  return { loaded: capacity, ammo: roundsOf(item.weapon, kind), spares: item.spares - 1, steps };
}
