/** Everything that an activation can consist of: why not, and what happens. One row a type. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Action, ActionType } from '../answers.ts';
import { attack } from '../combat/attack.ts';
import { cover, whyCover } from '../combat/cover.ts';
import { arm, toss, whyArm, whyToss } from '../combat/grenade.ts';
import { whyAttack } from '../combat/target.ts';
import type { Event } from '../events.ts';
import {
  draw,
  drop,
  fixBayonet,
  moveSelector,
  stow,
  whyBayonet,
  whyDraw,
  whyDrop,
  whySelector,
  whyStow,
} from '../gear/handle.ts';
import { pick, whyPick } from '../gear/pickup.ts';
import { produce, whyProduce } from '../gear/produce.ts';
import { reload, whyReload } from '../gear/reload.ts';
import { setUp, whySetUp } from '../gear/set-up.ts';
import { takeAim, whyBreach } from '../hull/breach.ts';
import { switchPower, whyPower } from '../hull/power.ts';
import { isPeaceful } from '../knowledge/secrets.ts';
import { climb, whyClimb } from '../move/climb.ts';
import { force, jam, whyForce, whyJam } from '../move/force.ts';
import { haul, whyHaul } from '../move/haul.ts';
import { ride, whyRide } from '../move/lifts.ts';
import { shutValves, whyValves, whyWork, work } from '../move/portals.ts';
import { run, step, turn, whyRun, whyStep, whyTurn } from '../move/step.ts';
import { PEACEFUL } from '../refusals.ts';
import { free, whyFree } from '../scenario/free.ts';
import { revive, whyRevive } from '../scenario/revive.ts';
import type { State, Who } from '../types.ts';
import { steady, whySteady } from '../zero-g/control.ts';
import { switchGravity, whyGravity } from '../zero-g/gravity.ts';
import { pull, push, whyPull, whyPush } from '../zero-g/moves.ts';
import { flipLight, sneak, swear, whyLight, whySneak, whySwear } from './small.ts';
import { stopRunning } from './spend.ts';

export interface Deed {
  why(state: State, who: Who, action: Action): Rejection | undefined;
  go(state: State, who: Who, action: Action, cx: Context<Event>): void;
}

type DeedType = Extract<
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

export const DEEDS: Readonly<Record<DeedType, Deed>> = {
  step: {
    why: (state, who, { on }) => (state.gravity ? whyStep : whyPull)(state, who, on),
    go: (state, who, { on }, cx) => (state.gravity ? step : pull)(state, who, on, cx),
  },
  run: { why: (state, who, { on }) => whyRun(state, who, on), go: (state, who, { on }, cx) => run(state, who, on, cx) },
  turn: {
    why: (state, who, { on }) => whyTurn(state, who, on),
    go: (state, who, { on }, cx) => turn(state, who, on, cx),
  },
  push: still({
    why: (state, who, { on }) => whyPush(state, who, on),
    go: (state, who, { on }, cx) => push(state, who, on, cx),
  }),
  steady: still({ why: whySteady, go: (state, who, _, cx) => steady(state, who, cx) }),
  sneak: { why: whySneak, go: (state, who, _, cx) => sneak(state, who, cx) },
  haul: {
    why: (state, who, { on, how }) => whyHaul(state, who, on, how),
    go: (state, who, { on, how }, cx) => haul(state, who, on, how, cx),
  },
  work: still({
    why: (state, who, { on }) => whyWork(state, who, on),
    go: (state, who, { on }, cx) => work(state, who, on, cx),
  }),
  force: still({
    why: (state, who, { on }) => whyForce(state, who, on),
    go: (state, who, { on }, cx) => force(state, who, on, cx),
  }),
  jam: still({
    why: (state, who, { on, how }) => whyJam(state, who, on, how),
    go: (state, who, { on, how }, cx) => jam(state, who, on, how, cx),
  }),
  valves: still({ why: whyValves, go: (state, who, _, cx) => shutValves(state, who, cx) }),
  gravity: still({ why: whyGravity, go: (state, who, _, cx) => switchGravity(state, who, cx) }),
  climb: {
    why: (state, who, { on }) => whyClimb(state, who, on),
    go: (state, who, { on }, cx) => climb(state, who, on, cx),
  },
  ride: still({
    why: (state, who, { on }) => whyRide(state, who, on),
    go: (state, who, { on }, cx) => ride(state, who, on, cx),
  }),
  draw: still({
    why: (state, who, { on }) => whyDraw(state, who, on),
    go: (state, who, { on }, cx) => draw(state, who, on, cx),
  }),
  produce: still({
    why: (state, who, { on }) => whyProduce(state, who, on),
    go: (state, who, { on }, cx) => produce(state, who, on, cx),
  }),
  stow: still({
    why: (state, who, { on }) => whyStow(state, who, on),
    go: (state, who, { on }, cx) => stow(state, who, on, cx),
  }),
  drop: still({
    why: (state, who, { on }) => whyDrop(state, who, on),
    go: (state, who, { on }, cx) => drop(state, who, on, cx),
  }),
  pick: still({
    why: (state, who, { on }) => whyPick(state, who, on),
    go: (state, who, { on }, cx) => pick(state, who, on, cx),
  }),
  swear: still({ why: whySwear, go: (state, who, _, cx) => swear(state, who, cx) }),
  reload: still({
    why: (state, who, { on }) => whyReload(state, who, on),
    go: (state, who, { on }, cx) => reload(state, who, on, cx),
  }),
  selector: still({ why: whySelector, go: (state, who, _, cx) => moveSelector(state, who, cx) }),
  light: still({ why: whyLight, go: (state, who, _, cx) => flipLight(state, who, cx) }),
  bayonet: still({ why: whyBayonet, go: (state, who, _, cx) => fixBayonet(state, who, cx) }),
  attack: still({
    why: (state, who, { on, how }) => (isPeaceful(state, who) ? PEACEFUL : whyAttack(state, who, on, how)),
    go: (state, who, { on, how }, cx) => attack(state, who, on, how, cx),
  }),
  cover: still({ why: whyCover, go: (state, who, _, cx) => cover(state, who, cx) }),
  arm: still({ why: whyArm, go: (state, who, _, cx) => arm(state, who, cx) }),
  toss: still({ why: whyToss, go: toss }),
  breach: still({ why: whyBreach, go: takeAim }),
  setUp: still({
    why: (state, who, { on }) => whySetUp(state, who, on),
    go: (state, who, { on }, cx) => setUp(state, who, on, cx),
  }),
  power: still({ why: whyPower, go: (state, who, _, cx) => switchPower(state, who, cx) }),
  revive: still({
    why: (state, who, { on }) => whyRevive(state, who, on),
    go: (state, who, { on }, cx) => revive(state, who, on, cx),
  }),
  free: still({
    why: (state, who, { on }) => whyFree(state, who, on),
    go: (state, who, { on }, cx) => free(state, who, on, cx),
  }),
  end: { why: () => undefined, go: endActivation },
};

/** S-5.7: all but a step of the run ends it. */
function still({ why, go }: Deed): Deed {
  return {
    why,
    go(state, who, action, cx) {
      stopRunning(state);
      go(state, who, action, cx);
    },
  };
}

function endActivation(state: State): void {
  state.act.ended = true;
}
