/** S-8, S-11: an attack from the trigger to the last throw. Wounds may put a question in between, so it is data in the state. */
import type { Context, Reason } from '@shutterbox/kernel';
import { DASH } from '../data/chart.ts';
import { PIKE } from '../data/weapons.ts';
import { twoThrown } from '../dice.ts';
import type { Event } from '../events.ts';
import { weigh } from '../gear/load.ts';
import { range } from '../grid/range.ts';
import { armorOf, bit, bodyOf, changeItem, isAnimal, isCasualty, itemOf, sheetOf, weaponOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { spend } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { bystanders } from './group.ts';
import { BUTT, isMelee, isWeakened, meansOf, profileAt, profileUsed, READY, THROW, weaponUsed } from './means.ts';
import { groupThrow, neededThrow } from './reasons.ts';
import { attackCost } from './target.ts';
import type { Shot } from './types.ts';
import { gasHits, strike, tranquillise } from './wounds.ts';

/** S-11.3. */
const THROWN_DICE = 2;

export const NO_SHOT: Shot = {
  by: NONE,
  how: 0,
  target: NONE,
  profile: NONE,
  rounds: 0,
  hit: false,
  others: [],
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
  state.shot = { by, how, target, profile, rounds, hit: false, others: [], done: false };
  cx.emit?.({ type: 'attack', by, target, weapon, how, rounds, free });
}

/** S-8.6, S-10.12, S-11.4: rounds and swings. Returns how many rounds were fired. */
function consume(state: State, by: Who, target: Who, means: number, weapon: number, weakened: boolean): number {
  const body = bodyOf(state, by);
  const tiring = isMelee(weapon) && means !== THROW && !isAnimal(state, by);
  if (tiring && !weakened && !isCasualty(bodyOf(state, target))) body.swings++;
  if (weapon === PIKE && range(planOf(state), body.at, bodyOf(state, target).at) <= 1) body.piked |= bit(target);
  if (body.ready === NONE) return 0;
  const item = itemOf(state, body.ready);
  if (means !== READY || isMelee(weapon)) return 0;
  const rounds = Math.min(profileAt(profileUsed(state, by, means)).rounds, item.loaded);
  const loaded = item.loaded - rounds;
  const ammo = item.ammo.length > 1 ? item.ammo.slice(rounds) : item.ammo;
  changeItem(state, body.ready, { loaded, ammo, steps: 0 });
  return rounds;
}

/** One throw; done when nobody is left to throw for. */
export function resolve(state: State, cx: Context<Event>): void {
  const { shot } = state;
  if (!shot.done) {
    const hit = throwAt(state, shot.target, false, cx);
    state.shot = { ...shot, hit, others: bystanders(state, hit), done: true };
    return;
  }
  const [other, ...others] = shot.others;
  if (other === undefined) return finish(state, cx);
  state.shot = { ...shot, others };
  throwAt(state, other, true, cx);
}

/** S-11.2, S-11.3: a laser that was swung is broken, a blade that was thrown lies where it flew. */
function finish(state: State, cx: Context<Event>): void {
  const { shot } = state;
  const body = bodyOf(state, shot.by);
  const means = meansOf(shot.how);
  const item = body.ready;
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

function throwAt(state: State, target: Who, group: boolean, cx: Context<Event>): boolean {
  const { by, how, profile } = state.shot;
  const reasons: Reason[] | undefined = cx.emit === undefined ? undefined : [];
  const needed = (group ? groupThrow : neededThrow)(state, by, target, how, profile, reasons);
  if (needed === DASH) return false;
  const dice = twoThrown(cx.chance);
  const hit = dice[0] + dice[1] >= needed;
  cx.emit?.({ type: 'throw', by, target, dice, needed, reasons: reasons ?? [], hit });
  if (hit) land(state, target, cx);
  return hit;
}

/** S-9.2, S-11.12, S-11.13: what a hit does. */
function land(state: State, target: Who, cx: Context<Event>): void {
  const { how, profile } = state.shot;
  if (meansOf(how) === THROW) return strike(state, target, THROWN_DICE, cx);
  const { effect, dice, spread } = profileAt(profile);
  const sheet = sheetOf(state, target);
  if (spread === 'beam' && armorOf(sheet).ablates) bodyOf(state, target).ablated++;
  switch (effect) {
    case 'wounds':
      return strike(state, target, dice, cx);
    case 'gas':
      return gasHits(state, target, dice, cx);
    case 'tranq':
      return tranquillise(state, target, cx);
  }
}
