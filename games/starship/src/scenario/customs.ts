/** S-14.29 to S-14.31: how customs men are antagonized, and how a pet finds out who they are. */
import type { Context } from '@shutterbox/kernel';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { die } from '../dice.ts';
import type { Event } from '../events.ts';
import { range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { isKnownTo } from '../knowledge/fog.ts';
import { matesOf } from '../knowledge/mates.ts';
import { showPapers, tell } from '../knowledge/secrets.ts';
import { bit, bodyOf, isPresent, seatOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { isDiscreet } from '../setup/worn.ts';
import { LEGITIMATE, PIRATES, type Side, type State, type Who } from '../types.ts';
import { planOf, scenarioOf } from './scenario.ts';

const SMELLS = 3;
const SHOWS_DIE = 4;

/** Looked at before anything goes on; true when the game is over by it. */
export function judgeCustoms(state: State, cx: Context<Event>): boolean {
  if (!scenarioOf(state).papers || state.turn === 0) return false;
  const { papers } = state.plot;
  smell(state, cx);
  if (papers === PIRATES && state.story.papersShown) return false;
  if (!isAntagonized(state) && !isUnmasked(state)) return false;
  showPapers(state, cx);
  return papers === LEGITIMATE;
}

/** A customs man who attacks is a pirate. */
function isUnmasked(state: State): boolean {
  return isAttacking(state, 1);
}

/** Someone of a side is attacking one of the other: a shot at a wall alone is no attack. */
function isAttacking({ shot, sheets }: State, side: Side): boolean {
  if (shot.by === NONE || sheets[shot.by]?.side !== side) return false;
  return [shot.target, ...shot.others, ...shot.blasted].some((who) => sheets[who]?.side === 1 - side);
}

/** S-14.30: an attack on one, or in the sight of one what may not be shown. */
function isAntagonized(state: State): boolean {
  const { bodies } = state;
  if (isAttacking(state, 0)) return true;
  for (let who = 0; who < bodies.length; who++) if (offends(state, who) && isWatched(state, who)) return true;
  return false;
}

/** A drawn gun, or anything but blades and pistols. */
function offends(state: State, who: Who): boolean {
  const body = bodyOf(state, who);
  if (sheetOf(state, who).side !== 0 || !isPresent(body)) return false;
  for (let id = 0; id < state.items.length; id++) {
    const item = state.items[id] as State['items'][number];
    if (item.holder !== who) continue;
    if (!isDiscreet(item) || (body.ready === id && (WEAPONS[item.weapon] as Weapon).class === 'pistol')) return true;
  }
  return false;
}

function isWatched(state: State, who: Who): boolean {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  return state.bodies.some(
    (body, other) => sheetOf(state, other).side === 1 && isPresent(body) && canSee(plan, state.open, body.at, at),
  );
}

/** S-22.13: in the fog both sides see what happens. */
function isMutual(state: State, who: Who, pet: Who): boolean {
  return isKnownTo(state, who, pet) && isKnownTo(state, pet, who);
}

/** S-14.31: the first time that each customs man comes near the pet, one die that only his side sees. */
function smell(state: State, cx: Context<Event>): void {
  if (!state.options.pet || state.story.papersShown) return;
  const pet = state.sheets.findIndex(({ role }) => role === 'mascot');
  if (pet === NONE || !isPresent(bodyOf(state, pet))) return;
  const plan = planOf(state);
  for (let who = 0; who < state.bodies.length; who++) {
    const body = bodyOf(state, who);
    if (sheetOf(state, who).side !== 1 || !isPresent(body) || (state.story.smelt & bit(who)) !== 0) continue;
    const squares = range(plan, body.at, bodyOf(state, pet).at);
    if (squares === NONE || squares > SMELLS || !isMutual(state, who, pet)) continue;
    tell(state, { smelt: state.story.smelt | bit(who) });
    const thrown = die(cx.chance);
    cx.emit?.({ type: 'smells', who });
    cx.emit?.({ type: 'smellDie', who, die: thrown, to: matesOf(state, seatOf(state, who)) });
    if (thrown >= SHOWS_DIE) return showPapers(state, cx);
  }
}
