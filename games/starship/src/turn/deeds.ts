/** Everything that an activation can consist of, and what happens. */
import { attack } from '../combat/attack.ts';
import { cover } from '../combat/cover.ts';
import { arm, toss } from '../combat/grenade.ts';
import { pick } from '../gear/pickup.ts';
import { setUp } from '../gear/set-up.ts';
import { takeAim } from '../hull/breach.ts';
import { switchPower } from '../hull/power.ts';
import { force, jam } from '../move/force.ts';
import { free } from '../scenario/free.ts';
import { revive } from '../scenario/revive.ts';
import { steady } from '../zero-g/control.ts';
import { switchGravity } from '../zero-g/gravity.ts';
import { type Go, PLAIN, still } from './plain.ts';
import type { DeedType } from './why.ts';

const DEEDS: Readonly<Record<DeedType, Go>> = {
  ...PLAIN,
  steady: still((state, who, _, cx) => steady(state, who, cx)),
  force: still((state, who, { on }, cx) => force(state, who, on, cx)),
  jam: still((state, who, { on, how }, cx) => jam(state, who, on, how, cx)),
  gravity: still((state, who, _, cx) => switchGravity(state, who, cx)),
  pick: still((state, who, { on }, cx) => pick(state, who, on, cx)),
  attack: still((state, who, { on, how }, cx) => attack(state, who, on, how, cx)),
  cover: still((state, who, _, cx) => cover(state, who, cx)),
  arm: still((state, who, _, cx) => arm(state, who, cx)),
  toss: still((state, _, { how }) => toss(state, how)),
  breach: still(takeAim),
  setUp: still((state, who, { on }, cx) => setUp(state, who, on, cx)),
  power: still((state, who, _, cx) => switchPower(state, who, cx)),
  revive: still((state, who, { on }, cx) => revive(state, who, on, cx)),
  free: still((state, who, { on }, cx) => free(state, who, on, cx)),
};

/** What is done most often is not looked up by name: that costs as much as a short step. */
export function deedOf(type: DeedType): Go {
  switch (type) {
    case 'step':
      return DEEDS.step;
    case 'turn':
      return DEEDS.turn;
    case 'end':
      return DEEDS.end;
    case 'run':
      return DEEDS.run;
    case 'swear':
      return DEEDS.swear;
    default:
      return DEEDS[type];
  }
}
