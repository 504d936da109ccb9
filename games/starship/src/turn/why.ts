/** Everything that an activation can consist of, and why it cannot be done. One row per type. */
import type { Rejection } from '@shutterbox/kernel';
import type { Action, ActionType } from '../answers.ts';
import { whyCover } from '../combat/cover.ts';
import { whyArm, whyToss } from '../combat/grenade.ts';
import { whyAttack } from '../combat/target.ts';
import { whyBayonet, whyDraw, whyDrop, whySelector, whyStow } from '../gear/handle.ts';
import { whyPick } from '../gear/pickup.ts';
import { whyProduce } from '../gear/produce.ts';
import { whyReload } from '../gear/reload.ts';
import { whySetUp } from '../gear/set-up.ts';
import { whyBreach } from '../hull/breach.ts';
import { whyPower } from '../hull/power.ts';
import { isPeaceful } from '../knowledge/secrets.ts';
import { whyClimb } from '../move/climb.ts';
import { whyForce, whyJam } from '../move/force.ts';
import { whyHaul } from '../move/haul.ts';
import { whyRide } from '../move/lifts.ts';
import { whyValves, whyWork } from '../move/portals.ts';
import { whyRun, whyStep, whyTurn } from '../move/step.ts';
import { PEACEFUL } from '../refusals.ts';
import { whyFree } from '../scenario/free.ts';
import { whyRevive } from '../scenario/revive.ts';
import type { State, Who } from '../types.ts';
import { whySteady } from '../zero-g/control.ts';
import { whyGravity } from '../zero-g/gravity.ts';
import { whyPull, whyPush } from '../zero-g/moves.ts';
import { whyLight, whySneak, whySwear } from './small.ts';

export type DeedType = Extract<
  ActionType,
  | 'step'
  | 'run'
  | 'turn'
  | 'push'
  | 'steady'
  | 'sneak'
  | 'haul'
  | 'work'
  | 'force'
  | 'jam'
  | 'valves'
  | 'gravity'
  | 'climb'
  | 'ride'
  | 'draw'
  | 'produce'
  | 'stow'
  | 'drop'
  | 'pick'
  | 'swear'
  | 'reload'
  | 'selector'
  | 'light'
  | 'bayonet'
  | 'attack'
  | 'cover'
  | 'arm'
  | 'toss'
  | 'breach'
  | 'setUp'
  | 'power'
  | 'revive'
  | 'free'
  | 'end'
>;

type Why = (state: State, who: Who, action: Action) => Rejection | undefined;

export const WHY: Readonly<Record<DeedType, Why>> = {
  step: (state, who, { on }) => (state.gravity ? whyStep : whyPull)(state, who, on),
  run: (state, who, { on }) => whyRun(state, who, on),
  turn: (state, who, { on }) => whyTurn(state, who, on),
  push: (state, who, { on }) => whyPush(state, who, on),
  steady: whySteady,
  sneak: whySneak,
  haul: (state, who, { on, how }) => whyHaul(state, who, on, how),
  work: (state, who, { on }) => whyWork(state, who, on),
  force: (state, who, { on }) => whyForce(state, who, on),
  jam: (state, who, { on, how }) => whyJam(state, who, on, how),
  valves: whyValves,
  gravity: whyGravity,
  climb: (state, who, { on }) => whyClimb(state, who, on),
  ride: (state, who, { on }) => whyRide(state, who, on),
  draw: (state, who, { on }) => whyDraw(state, who, on),
  produce: (state, who, { on }) => whyProduce(state, who, on),
  stow: (state, who, { on }) => whyStow(state, who, on),
  drop: (state, who, { on }) => whyDrop(state, who, on),
  pick: (state, who, { on }) => whyPick(state, who, on),
  swear: whySwear,
  reload: (state, who, { on }) => whyReload(state, who, on),
  selector: whySelector,
  light: whyLight,
  bayonet: whyBayonet,
  attack: (state, who, { on, how }) => (isPeaceful(state, who) ? PEACEFUL : whyAttack(state, who, on, how)),
  cover: whyCover,
  arm: whyArm,
  toss: (state, who, { how }) => whyToss(state, who, how),
  breach: whyBreach,
  setUp: (state, who, { on }) => whySetUp(state, who, on),
  power: whyPower,
  revive: (state, who, { on }) => whyRevive(state, who, on),
  free: (state, who, { on }) => whyFree(state, who, on),
  end: () => undefined,
};
