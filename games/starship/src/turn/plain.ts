/** Deeds of an activation in which nobody is hurt and little is thrown: boards do them on a copy, to see what they cost and who can react. */
import type { Context } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import type { Event } from '../events.ts';
import { draw, drop, fixBayonet, moveSelector, stow } from '../gear/handle.ts';
import { produce } from '../gear/produce.ts';
import { reload } from '../gear/reload.ts';
import { climb } from '../move/climb.ts';
import { haul } from '../move/haul.ts';
import { ride } from '../move/lifts.ts';
import { shutValves, work } from '../move/portals.ts';
import { run, step, turn } from '../move/step.ts';
import type { State, Who } from '../types.ts';
import { pull, push } from '../zero-g/moves.ts';
import { flipLight, sneak, swear } from './small.ts';
import { stopRunning } from './spend.ts';
import type { DeedType } from './why.ts';

export type Go = (state: State, who: Who, action: Action, cx: Context<Event>) => void;

/** S-5.7: all but a step of the run ends it. */
export function still(go: Go): Go {
  return (state, who, action, cx) => {
    stopRunning(state);
    go(state, who, action, cx);
  };
}

export const PLAIN = {
  step: (state, who, { on }, cx) => (state.gravity ? step : pull)(state, who, on, cx),
  run: (state, who, { on }, cx) => run(state, who, on, cx),
  turn: (state, who, { on }, cx) => turn(state, who, on, cx),
  push: still((state, who, { on }, cx) => push(state, who, on, cx)),
  sneak: (state, who, _, cx) => sneak(state, who, cx),
  haul: (state, who, { on, how }, cx) => haul(state, who, on, how, cx),
  work: still((state, who, { on }, cx) => work(state, who, on, cx)),
  valves: still((state, who, _, cx) => shutValves(state, who, cx)),
  climb: (state, who, { on }, cx) => climb(state, who, on, cx),
  ride: still((state, who, { on }, cx) => ride(state, who, on, cx)),
  draw: still((state, who, { on }, cx) => draw(state, who, on, cx)),
  produce: still((state, who, { on }, cx) => produce(state, who, on, cx)),
  stow: still((state, who, { on }, cx) => stow(state, who, on, cx)),
  drop: still((state, who, { on }, cx) => drop(state, who, on, cx)),
  swear: still((state, who, _, cx) => swear(state, who, cx)),
  reload: still((state, who, { on }, cx) => reload(state, who, on, cx)),
  selector: still((state, who, _, cx) => moveSelector(state, who, cx)),
  light: still((state, who, _, cx) => flipLight(state, who, cx)),
  bayonet: still((state, who, _, cx) => fixBayonet(state, who, cx)),
  end: endActivation,
} as const satisfies Partial<Record<DeedType, Go>>;

function endActivation(state: State): void {
  state.act.ended = true;
}
