/** What things sound like aboard. */
import type { Sound } from '@shutterbox/ui';
import { isMelee, profileAt } from '../combat/means.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Event } from '../events.ts';

const STEP: Sound = [{ kind: 'click', at: 0, pitch: 240, length: 0.02, loudness: 0.06 }];
const DOOR: Sound = [
  { kind: 'click', at: 0, pitch: 420, length: 0.03, loudness: 0.1 },
  { kind: 'click', at: 0.12, pitch: 180, length: 0.06, loudness: 0.12 },
];
const SHOT: Sound = [
  { kind: 'click', at: 0, pitch: 1400, length: 0.03, loudness: 0.24 },
  { kind: 'click', at: 0.05, pitch: 300, length: 0.09, loudness: 0.16 },
];
const BURST: Sound = [0, 0.06, 0.12, 0.18].map((at) => ({
  kind: 'click' as const,
  at,
  pitch: 1300,
  length: 0.03,
  loudness: 0.2,
}));
const BEAM: Sound = [
  { kind: 'tone', at: 0, pitch: 1760, length: 0.08, loudness: 0.1 },
  { kind: 'tone', at: 0.07, pitch: 880, length: 0.12, loudness: 0.08 },
];
const BLOW: Sound = [
  { kind: 'click', at: 0, pitch: 520, length: 0.02, loudness: 0.1 },
  { kind: 'click', at: 0.06, pitch: 140, length: 0.05, loudness: 0.2 },
];
const ALARM: Sound = [
  { kind: 'tone', at: 0, pitch: 660, length: 0.18, loudness: 0.14 },
  { kind: 'tone', at: 0.24, pitch: 520, length: 0.22, loudness: 0.14 },
];
const HURT: Sound = [{ kind: 'tone', at: 0, pitch: 150, length: 0.16, loudness: 0.16 }];
const SWITCH: Sound = [{ kind: 'click', at: 0, pitch: 900, length: 0.015, loudness: 0.12 }];
const GEAR: Sound = [
  { kind: 'click', at: 0, pitch: 700, length: 0.02, loudness: 0.1 },
  { kind: 'click', at: 0.09, pitch: 480, length: 0.03, loudness: 0.12 },
];
const BANG: Sound = [{ kind: 'click', at: 0, pitch: 110, length: 0.12, loudness: 0.26 }];
const FIRST: Sound = [{ kind: 'tone', at: 0, pitch: 784, length: 0.09, loudness: 0.1 }];

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  moved: STEP,
  portal: DOOR,
  lift: DOOR,
  cage: BANG,
  force: BANG,
  light: SWITCH,
  gear: GEAR,
  claimed: FIRST,
  covers: GEAR,
  throw: 'die',
  alarm: ALARM,
  wounds: HURT,
  unseenAttack: SHOT,
  explodes: BANG,
  wall: BANG,
  breached: BANG,
  power: SWITCH,
  gravity: SWITCH,
  jump: ALARM,
};

export function sound(event: Event): Sound | undefined {
  return event.type === 'attack' ? soundOfAttack(event.weapon) : SOUNDS[event.type];
}

/** A blow, a beam, a burst or a shot. */
function soundOfAttack(weapon: number): Sound {
  const mode = WEAPONS[weapon]?.modes[0];
  if (mode === undefined || isMelee(weapon)) return BLOW;
  const { spread } = profileAt(mode.profile);
  if (spread === 'beam') return BEAM;
  return spread === 'burst' ? BURST : SHOT;
}
