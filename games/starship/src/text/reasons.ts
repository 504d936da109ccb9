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

/** "no skill +5, too clumsy +3": what is added to the number needed. */
export function modifierWords(reasons: readonly Reason[]): string {
  return reasons.map((reason) => `${shortName(reason)} ${signed(reason.value)}`).join(', ');
}

/** S-10.2, S-10.3: the rule tells whether strength or dexterity counts. */
const SHORT: Readonly<Record<string, string>> = {
  'weak S-10.2': 'too weak',
  'weak S-10.3': 'too clumsy',
  'strong S-10.2': 'strong',
  'strong S-10.3': 'deft',
};

function shortName({ code, rule = '' }: Reason): string {
  return SHORT[`${code} ${rule}`] ?? reasonName(code);
}

/** S-1.2: what is added to the number needed, as in the log, so that the figures add up to the sum. */
export function signed(more: number): string {
  return more < 0 ? `−${-more}` : `+${more}`;
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
