/** S-2.1, S-5.8: action points, and what else passes while they are spent. */
import { storyWith } from '../clone.ts';
import { bodyOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { Activation, Body, Table, Who } from '../types.ts';
import { glide } from '../zero-g/poise.ts';

export const SNEAKING_TIMES = 3;
const NO_WAITS: readonly number[] = [];

/** S-5.8: what a movement action costs. */
export function movementCost(state: Table, ap: number): number {
  return state.act.sneaking ? SNEAKING_TIMES * ap : ap;
}

export function canPay(state: Table, who: Who, cost: number): boolean {
  return bodyOf(state, who).ap >= cost;
}

/** Pays for an action: portals on the move come nearer, and anything this interrupts is over. */
export function spend(state: Table, who: Who, cost: number): void {
  const { act } = state;
  const body = bodyOf(state, who);
  body.ap -= cost;
  act.spent += cost;
  if (state.story.damage !== NONE) wreck(state, who, cost);
  body.reloading = 0;
  body.serving = NONE;
  act.fumbled = false;
  if (!state.gravity) glide(state, who, cost);
  if (act.waits.length > 0) act.waits = act.waits.map((value, i) => (i % 2 === 1 ? value - cost : value));
  if (act.fuses.length > 0) act.fuses = act.fuses.map((value, i) => (i % 3 === 2 ? value - cost : value));
}

/** S-14.37: what a berserker spends in the rooms that the scenario names. */
function wreck(state: Table, who: Who, cost: number): void {
  const { story } = state;
  if (sheetOf(state, who).role !== 'berserker') return;
  const plan = planOf(state);
  const room = plan.rooms[plan.room[bodyOf(state, who).at] as number]?.kind;
  const condition = scenarioOf(state).victory.find(({ is }) => is === 'wrecked');
  if (room === undefined || condition?.is !== 'wrecked' || !condition.rooms.includes(room)) return;
  state.story = storyWith(story, { damage: story.damage + cost });
}

/** S-5.9: pays for a movement action; a sneaking character is hard to hit from now on. */
export function spendMoving(state: Table, who: Who, cost: number): void {
  spend(state, who, cost);
  if (state.act.sneaking) bodyOf(state, who).evading = true;
}

/** S-3.8: with a new activation last turn's cover and sneaking are over. */
export function dropGuard(body: Body): void {
  body.evading = false;
  body.cover = NONE;
  body.mark = NONE;
  body.engaged = 0;
}

/** Nothing spent yet: only then can a whole turn be given to something. */
export function isFresh({ act }: Table): boolean {
  return act.spent === 0;
}

/** S-5.7: a block ends with any other action. */
export function stopRunning(state: Table): void {
  state.act.stride = 0;
  state.act.running = false;
  state.act.climbing = false;
}

export function nobodyActing(): Activation {
  return {
    who: NONE,
    begun: false,
    ended: false,
    passed: 0,
    spent: 0,
    sneaking: false,
    stride: 0,
    running: false,
    climbing: false,
    fumbled: false,
    picking: NONE,
    cost: 0,
    aiming: '',
    holds: false,
    snapped: 0,
    waits: NO_WAITS,
    fuses: NO_WAITS,
  };
}
