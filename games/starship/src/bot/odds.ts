/** What attacks are worth: 1 is a victim put out for certain. */
import { chanceOf } from '../chances.ts';
import { MOUNT, meansOf, modeOf, profileAt, profileUsed, READY, THROW } from '../combat/means.ts';
import { bandAt, blastThrow, neededThrow, throwAcross } from '../combat/reasons.ts';
import { attackCost } from '../combat/target.ts';
import { DASH, RANGES } from '../data/chart.ts';
import type { Profile } from '../data/profiles.ts';
import type { Weapon } from '../data/weapon.ts';
import { HANDS, WEAPONS } from '../data/weapons.ts';
import { bodyOf, isAnimal, itemOf, readyWeapon, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import type { Item, State, Who } from '../types.ts';
import { throwAfter } from '../zero-g/control.ts';
import { blastWorth } from './blast.ts';

const PIPS = 3.5;
const SIDES = 6;
const MOST_DICE = 16;
/** What a tranquilizer or gas is worth, in dice. */
const DRUG_DICE = 2;
/** A wound that does not put its victim out is worth this much of its share of what is left. */
const PARTIAL = 0.6;
const THROWN_DICE = 2;
/** As an action packs them (`combat/means.ts`): aimed, and a snap attack. */
const AIMED = 0;
const SNAP = 2;
const AP = { aimed: 8, snap: 4, aimedSlow: 12, snapSlow: 6 } as const;
const EVADING_DM = 3;
/** S-21.12: what losing control takes off the worth of an attack. */
const LOSS = 0.5;

/** By the number of dice, then by points: the chance to throw at least this many. */
const AT_LEAST: readonly (readonly number[])[] = tables();

function tables(): readonly (readonly number[])[] {
  let ways = [1];
  const all: number[][] = [[1]];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const next = new Array<number>(ways.length + SIDES).fill(0);
    for (const [sum, count] of ways.entries())
      for (let pips = 1; pips <= SIDES; pips++) next[sum + pips] = (next[sum + pips] as number) + count / SIDES;
    ways = next;
    const least = new Array<number>(ways.length).fill(0);
    for (let sum = ways.length - 1, total = 0; sum >= 0; sum--) {
      total += ways[sum] as number;
      least[sum] = Math.min(1, total);
    }
    all.push(least);
  }
  return all;
}

/** The chance that this many dice show at least this many points. */
export function atLeast(dice: number, points: number): number {
  return points <= 0 ? 1 : (AT_LEAST[Math.min(MOST_DICE, dice)]?.[points] ?? 0);
}

/** Points until the victim falls, roughly. */
function lifeOf(state: State, who: Who): number {
  const { str, dex, end, hurt } = bodyOf(state, who);
  if (isAnimal(state, who)) return str;
  return hurt ? Math.max(1, str + dex + end - 2) : (str + dex + end) / 3;
}

/** What wounds have left: 1 for the whole. */
export function healthOf(state: State, who: Who): number {
  const { str, dex, end } = bodyOf(state, who);
  const sheet = sheetOf(state, who);
  const whole = isAnimal(state, who) ? sheet.pool : sheet.str + sheet.dex + sheet.end;
  const left = isAnimal(state, who) ? str : str + dex + end;
  return whole === 0 ? 0 : left / whole;
}

/** The worth of a hit: the chance that it puts its victim out (S-12.3, S-12.4, S-12.8), or the share of what is left that it takes. */
export function worthOfHit(state: State, target: Who, dice: number): number {
  const { str, dex, end, hurt } = bodyOf(state, target);
  const share = Math.min(1, (dice * PIPS) / Math.max(1, lifeOf(state, target)));
  if (isAnimal(state, target)) return Math.max(atLeast(dice, str), PARTIAL * share);
  if (!hurt) return (atLeast(dice, str) + atLeast(dice, dex) + atLeast(dice, end)) / 3;
  return Math.max(atLeast(dice, lifeOf(state, target)), PARTIAL * share);
}

function diceOf({ dice, effect }: Profile): number {
  return effect === 'wounds' ? dice : DRUG_DICE;
}

/** What someone fights with: what is ready, or would be drawn first. */
export interface Arms {
  readonly weapon: number;
  readonly profile: number;
  /** Action points until it is ready. */
  readonly delay: number;
}

const DRAW_AP = 1;

export function armsOf(state: State, who: Who): Arms {
  const { ready } = bodyOf(state, who);
  const profile = profileUsed(state, who, READY);
  const usable = ready === NONE || isUsable(itemOf(state, ready));
  if (ready !== NONE && usable && profile !== NONE) return { weapon: readyWeapon(state, who), profile, delay: 0 };
  for (const item of state.items) {
    if (item.holder !== who || !isUsable(item)) continue;
    return { weapon: item.weapon, profile: modeOf(item), delay: DRAW_AP };
  }
  return bareArms(state, who);
}

/** Natural weapons, or hands. */
function bareArms(state: State, who: Who): Arms {
  const weapon = isAnimal(state, who) ? readyWeapon(state, who) : HANDS;
  return { weapon, profile: (WEAPONS[weapon] as Weapon).modes[0]?.profile ?? 0, delay: 0 };
}

/** Needs neither battle dress nor a second person, and can be carried. */
export function isHandy({ mounted, dress, setUp }: Weapon): boolean {
  return !mounted && !dress && !setUp;
}

/** Can be used now or after a reload. */
export function isUsable(item: Item): boolean {
  const weapon = WEAPONS[item.weapon] as Weapon;
  const { capacity } = weapon;
  return (
    (isHandy(weapon) || item.steps > 0) && !item.broken && (capacity === 0 || item.loaded > 0) && modeOf(item) !== NONE
  );
}

export interface Strike {
  /** The worth of one attack. */
  readonly worth: number;
  readonly cost: number;
}

const NO_STRIKE: Strike = { worth: 0, cost: 99 };

/** The better of an aimed and a snap attack for its price, by range: close, short, medium, long. */
export function strikesOf(state: State, by: Who, target: Who, arms: Arms, evading = false): readonly Strike[] {
  return RANGES.map((_, band) => strikeAt(state, by, target, arms, band, evading));
}

/** The nearest distance of each range. */
const NEAREST: readonly number[] = [1, 2, 3, 34];

function strikeAt(state: State, by: Who, target: Who, arms: Arms, band: number, evading: boolean): Strike {
  const { weapon, profile } = arms;
  const needed = throwAcross(state, by, target, AIMED, weapon, profile, NEAREST[band] as number);
  if (needed === DASH) return NO_STRIKE;
  const row = profileAt(profile);
  const slow = row.auto || (WEAPONS[weapon] as Weapon).class === 'energy';
  const hit = worthOfHit(state, target, diceOf(row));
  const more = evading ? EVADING_DM : 0;
  const aimed = hit * chanceOf(needed + more);
  const snap = hit * chanceOf(needed + more + SNAP);
  const aimedCost = slow ? AP.aimedSlow : AP.aimed;
  const snapCost = slow ? AP.snapSlow : AP.snap;
  return aimed / aimedCost > snap / snapCost ? { worth: aimed, cost: aimedCost } : { worth: snap, cost: snapCost };
}

/** The worth of this many attacks, one after the other. */
export function afterAll(worth: number, times: number): number {
  return times <= 0 ? 0 : 1 - (1 - worth) ** times;
}

export function strikeOver(strikes: readonly Strike[], squares: number): Strike {
  return strikes[bandAt(squares)] ?? NO_STRIKE;
}

/** An attack on the list, for each action point. */
export function rate(state: State, by: Who, target: Who, how: number): number {
  const profile = profileUsed(state, by, meansOf(how));
  if (profile === NONE) return 0;
  const dice = meansOf(how) === THROW ? THROWN_DICE : diceOf(profileAt(profile));
  const chance = chanceOf(neededThrow(state, by, target, how, profile));
  const hit = chance * worthOfHit(state, target, dice);
  const worth = (hit + besides(state, by, target, how, profile)) / attackCost(state, by, how);
  return state.gravity ? worth : worth * (1 - LOSS + LOSS * chanceOf(throwAfter(state, by, how)));
}

/** S-18.1 to S-18.4: what an HE round does to those near its target, friends among them. */
function besides(state: State, by: Who, target: Who, how: number, profile: number): number {
  const { blast, dice } = profileAt(profile);
  const means = meansOf(how);
  if (!blast || (means !== READY && means !== MOUNT)) return 0;
  const harm = (other: Who) =>
    other === target
      ? 0
      : chanceOf(blastThrow(state, by, other, how, profile)) * worthOfHit(state, other, Math.ceil(dice / 2));
  return blastWorth(state, by, bodyOf(state, target).at, harm, harm);
}
