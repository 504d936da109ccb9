/** Why a throw needs what it needs. */
import type { Reason } from '@shutterbox/kernel';

const REASONS: Readonly<Record<string, string>> = {
  chart: 'weapons chart',
  unknownArmor: 'armor unknown',
  flak: 'flak jacket',
  ablated: 'ablat burnt away',
  snap: 'snap attack',
  weak: 'too weak or clumsy for it',
  strong: 'strong or deft enough',
  skill: 'skill',
  untrained: 'no skill',
  weakened: 'weakened',
  parry: 'parried',
  clumsy: 'parried without skill',
  running: 'running target',
  evading: 'evading target',
  dark: 'darkness',
  kick: 'recoil',
  group: 'not the main target',
  thrown: 'thrown weapon',
  dexterity: 'dexterity',
  distance: 'distance',
  control: 'control',
  recoil: 'recoil of the weapon',
  blow: 'blow',
  handhold: 'handhold',
  battleDress: 'skill in battle dress',
  deft: 'dexterity 9 or more',
  veryDeft: 'dexterity 11 or more',
};

/** "weapons chart 7, snap attack +2, skill -1". */
export function reasonWords(reasons: readonly Reason[]): string {
  return reasons.map(reasonText).join(', ');
}

/** "snap attack". */
export function reasonName(code: string): string {
  const words = REASONS[code];
  if (words === undefined) throw new Error(`No words for the reason '${code}'.`);
  return words;
}

function reasonText({ code, value }: Reason, index: number): string {
  const words = reasonName(code);
  return `${words} ${index === 0 || value < 0 ? value : `+${value}`}`;
}
