/** S-8, S-11: an attack from the trigger to the last throw. Wounds may put a question in between, so it is data in the state. */
import type { Context, Reason } from '@shutterbox/kernel';
import { DASH } from '../data/chart.ts';
import { profileNamed } from '../data/profiles.ts';
import { PIKE } from '../data/weapons.ts';
import { twoThrown } from '../dice.ts';
import type { Event } from '../events.ts';
import { weigh } from '../gear/load.ts';
import { range } from '../grid/range.ts';
import { unsettle } from '../knowledge/fog.ts';
import { expose, revealOf, showArmor } from '../knowledge/secrets.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { armorOf, bit, bodyOf, changeItem, isAnimal, isCasualty, itemOf, sheetOf, weaponOf } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { noteAttack } from '../turn/alarm.ts';
import { spend } from '../turn/spend.ts';
import type { ItemId, State, Who } from '../types.ts';
import { afterAttack } from '../zero-g/control.ts';
import { caughtBeside, caughtBy, caughtIn } from './blast.ts';
import { bystanders } from './group.ts';
import {
  BUTT,
  GRENADE,
  howOf,
  isMelee,
  isWeakened,
  itemUsed,
  MOUNT,
  meansOf,
  profileAt,
  profileUsed,
  READY,
  THROW,
  weaponUsed,
} from './means.ts';
import { blastThrow, groupThrow, neededThrow } from './reasons.ts';
import { attackCost } from './target.ts';
import type { Shot } from './types.ts';
import { gasHits, strike, tranquillise } from './wounds.ts';

/** S-11.3. */
const THROWN_DICE = 2;
/** S-18.12. */
export const GRENADE_DICE = 4;
export const GRENADE_ROW = profileNamed('ram-gl-he');

export const NO_SHOT: Shot = {
  by: NONE,
  how: 0,
  target: NONE,
  profile: NONE,
  rounds: 0,
  hit: false,
  others: [],
  at: NONE,
  blasted: [],
  done: false,
};

/** In the attacker's own activation, for action points (S-8.2 to S-8.5). */
export function attack(state: State, by: Who, target: Who, how: number, cx: Context<Event>): void {
  spend(state, by, attackCost(state, by, how));
  launch(state, by, target, how, false, cx);
}

/** Uses up what it needs, and leaves the throws to `resolve`. */
export function launch(state: State, by: Who, target: Who, how: number, free: boolean, cx: Context<Event>): void {
  const means = meansOf(how);
  const weapon = weaponUsed(state, by, means);
  const profile = profileUsed(state, by, means);
  const rounds = consume(state, by, target, means, weapon, isWeakened(how));
  state.shot = { by, how, target, profile, rounds, hit: false, others: [], at: NONE, blasted: [], done: false };
  // S-17.4: with one player for them all, only plotters strike.
  if (!state.options.passengerSeats) expose(state, by, cx);
  cx.emit?.({ type: 'attack', by, target, weapon, how, rounds, free });
}

/** S-8.6, S-10.12, S-11.4: rounds and swings. Returns how many rounds were fired. */
function consume(state: State, by: Who, target: Who, means: number, weapon: number, weakened: boolean): number {
  const body = bodyOf(state, by);
  const tiring = isMelee(weapon) && means !== THROW && !isAnimal(state, by);
  if (tiring && !weakened && !isCasualty(bodyOf(state, target))) body.swings++;
  if (weapon === PIKE && range(planOf(state), body.at, bodyOf(state, target).at) <= 1) body.piked |= bit(target);
  const used = itemUsed(state, by, means);
  return used === NONE || isMelee(weapon) ? 0 : fireRounds(state, used, profileUsed(state, by, means));
}

/** S-8.6: as many as the row takes, or what is left; returns how many. */
export function fireRounds(state: State, used: ItemId, profile: number): number {
  const item = itemOf(state, used);
  const rounds = Math.min(profileAt(profile).rounds, item.loaded);
  const ammo = item.ammo.length > 1 ? item.ammo.slice(rounds) : item.ammo;
  const steps = weaponOf(state, used).setUp ? item.steps : 0;
  changeItem(state, used, { loaded: item.loaded - rounds, ammo, steps, fired: state.turn });
  return rounds;
}

/** One throw; done when nobody is left to throw for. */
export function resolve(state: State, cx: Context<Event>): void {
  const { shot } = state;
  if (!shot.done) {
    const hit = throwAt(state, shot.target, neededThrow, cx);
    const others = bystanders(state, hit);
    state.shot = { ...shot, hit, others, ...explosion(state, others), done: true };
    return;
  }
  const [other, ...others] = shot.others;
  if (other !== undefined) {
    state.shot = { ...shot, others };
    if (meansOf(shot.how) !== GRENADE) throwAt(state, other, groupThrow, cx);
    else {
      unsettle(state);
      noteAttack(state, other);
      strike(state, other, GRENADE_DICE, cx);
    }
    return;
  }
  const [victim, ...blasted] = shot.blasted;
  if (victim === undefined) return finish(state, cx);
  state.shot = { ...shot, blasted };
  unsettle(state);
  throwAt(state, victim, blastThrow, cx);
}

/** S-18.1, S-18.2, S-18.5: where the round explodes, and who has not been thrown for yet. */
function explosion(state: State, others: readonly Who[]): Pick<Shot, 'at' | 'blasted'> {
  const { shot } = state;
  if (!isExplosive(shot)) return { at: NONE, blasted: [] };
  const { at } = bodyOf(state, shot.target);
  return { at, blasted: caughtBy(state, at).filter((who) => who !== shot.target && !others.includes(who)) };
}

export function isExplosive({ how, profile }: Pick<Shot, 'how' | 'profile'>): boolean {
  const means = meansOf(how);
  return (means === READY || means === MOUNT) && profileAt(profile).blast;
}

/** S-18.12: a grenade goes off. */
export function detonate(state: State, by: Who, at: Square): void {
  state.shot = {
    by,
    how: howOf(GRENADE, false, false),
    target: NONE,
    profile: GRENADE_ROW,
    rounds: 1,
    hit: true,
    others: caughtIn(state, at),
    at,
    blasted: caughtBeside(state, at),
    done: true,
  };
}

/** S-11.2, S-11.3, S-21.12: a laser that was swung is broken, a blade that was thrown lies where it flew. */
function finish(state: State, cx: Context<Event>): void {
  const { shot } = state;
  const body = bodyOf(state, shot.by);
  const means = meansOf(shot.how);
  const item = body.ready;
  // S-21.12: a grenade was thrown before.
  if (!state.gravity && means !== GRENADE) afterAttack(state, shot.by, shot.how, cx);
  if (means === BUTT && item !== NONE && weaponOf(state, item).delicate) {
    changeItem(state, item, { broken: true });
    cx.emit?.({ type: 'gear', who: shot.by, item, deed: 'broke' });
  }
  if (means === THROW && item !== NONE) {
    changeItem(state, item, { holder: NONE, at: bodyOf(state, shot.target).at });
    body.ready = NONE;
    weigh(state, shot.by);
  }
  state.shot = NO_SHOT;
}

function throwAt(state: State, target: Who, throwFor: typeof neededThrow, cx: Context<Event>): boolean {
  const { by, how, profile } = state.shot;
  const reasons: Reason[] | undefined = cx.emit === undefined ? undefined : [];
  const needed = throwFor(state, by, target, how, profile, reasons);
  if (needed === DASH) return false;
  noteAttack(state, target);
  const dice = twoThrown(cx.chance);
  const hit = dice[0] + dice[1] >= needed;
  cx.emit?.({ type: 'throw', by, target, dice, needed, reasons: reasons ?? [], hit });
  showArmor(state, target, cx);
  // S-17.6: the throw shows what both can do.
  for (const who of [by, target]) if (isSuspect(state, sheetOf(state, who))) revealOf(state, who, 'S-17.6', cx);
  if (hit) land(state, target, throwFor === blastThrow, cx);
  return hit;
}

/** S-18.4. */
function halved(dice: number): number {
  return Math.ceil(dice / 2);
}

/** S-9.2, S-11.12, S-11.13, S-18.4: what a hit does. */
function land(state: State, target: Who, blast: boolean, cx: Context<Event>): void {
  const { how, profile } = state.shot;
  if (meansOf(how) === GRENADE) return strike(state, target, halved(GRENADE_DICE), cx);
  if (meansOf(how) === THROW) return strike(state, target, THROWN_DICE, cx);
  const { effect, dice, spread } = profileAt(profile);
  const sheet = sheetOf(state, target);
  if (spread === 'beam' && armorOf(sheet).ablates) bodyOf(state, target).ablated++;
  switch (effect) {
    case 'wounds':
      return strike(state, target, blast ? halved(dice) : dice, cx);
    case 'gas':
      return gasHits(state, target, dice, cx);
    case 'tranq':
      return tranquillise(state, target, cx);
  }
}
