/** What things sound like aboard. */
import type { Sound } from '@shutterbox/ui';
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
const ALARM: Sound = [
  { kind: 'tone', at: 0, pitch: 660, length: 0.18, loudness: 0.14 },
  { kind: 'tone', at: 0.24, pitch: 520, length: 0.22, loudness: 0.14 },
];
const HURT: Sound = [{ kind: 'tone', at: 0, pitch: 150, length: 0.16, loudness: 0.16 }];

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  moved: STEP,
  portal: DOOR,
  lift: DOOR,
  attack: SHOT,
  throw: 'die',
  alarm: ALARM,
  wounds: HURT,
};

export function sound({ type }: Event): Sound | undefined {
  return SOUNDS[type];
}
