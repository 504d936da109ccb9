/** Why something cannot be done. */
import type { Rejection } from '@shutterbox/kernel';
import { portalKind } from './names.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  notNow: "That doesn't answer the question.",
  notYours: 'That is not your character.',
  noAsking: 'In the fog nobody is asked: give an order beforehand.',
  noWay: 'There is no way through.',
  occupied: 'Someone is standing there.',
  caged: "A caged animal can't leave its square.",
  onLadder: "You can't do that on the ladder.",
  notForward: 'You can only run forward.',
  noRunSneaking: "You can't run while you sneak.",
  alreadyBegun: 'You can only start to sneak before you do anything else.',
  facing: 'You turn 90 degrees at a time.',
  noCasualty: 'There is no casualty here to carry.',
  notBeside: 'You have to stand beside it.',
  animalsCannot: "Animals can't do that.",
  movingAlready: "It's already moving.",
  broken: 'It is broken.',
  jammed: "It won't move.",
  outside: 'Nothing opens to the outside.',
  cannotForce: "You can't force that.",
  cannotJam: "That doesn't fit there.",
  notHeld: "You don't have that.",
  notReady: "That weapon isn't ready.",
  handsFull: 'You already have a weapon ready.',
  cannotStow: "You can't put that away.",
  notHere: "That isn't here.",
  fumbled: 'Do something else before you try to pick something up again.',
  tooHeavy: 'That is too heavy.',
  noSpares: 'You have nothing to reload it with.',
  full: "It's already loaded.",
  wrongAmmo: "It doesn't take those rounds.",
  notWholeTurn: 'That takes a whole turn, with nothing done before it.',
  noReload: "You can't reload that.",
  noSelector: 'It has no selector.',
  noSwitch: 'There is no light switch here.',
  notBridge: 'You can only do that on the bridge.',
  noValves: 'No iris valve is open.',
  noBayonet: 'Your weapon has no bayonet.',
  noShaft: 'There is no way up or down here.',
  noLift: 'There is no lift to ride.',
  coverAll: 'Covering takes the whole turn, with nothing done before it.',
  noAim: "You can't cover that from here.",
  notEnemy: "That isn't an enemy.",
  gone: 'There is nobody to attack.',
  noWeapon: 'You have nothing to attack with like that.',
  unloaded: "Your weapon isn't loaded.",
  notSeen: "You can't see the target.",
  inTheWay: 'Someone is in the way.',
  notInFront: "The target isn't in front of you.",
  outOfRange: 'The target is out of range.',
  piked: 'At close range you can only use a pike once against each opponent.',
  noSwings: 'You are too tired: you only have weakened swings left.',
  notWeakened: "You can't attack like that.",
  noSleeper: 'There is no sleeper within reach.',
  notFirst: "That character can't go first.",
  noClaim: "That character can't go first.",
  noReaction: "You can't react like that.",
  notAResult: "You can't place the wounds like that.",
  noOrder: "That wouldn't change anything.",
  notOffered: "That isn't one of the choices.",
  notAPlace: "That character can't start there.",
};

export function refusalText({ code, params = {} }: Rejection): string {
  if (code === 'tooDear') return `That costs ${params.ap} AP, more than you have.`;
  if (code === 'shut') return `The ${portalKind(String(params.portal))} in between is shut.`;
  const words = REFUSALS[code];
  if (words === undefined) throw new Error(`No words for the refusal '${code}'.`);
  return words;
}
