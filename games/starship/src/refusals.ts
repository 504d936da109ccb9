/** Why something cannot be done. Made once each, because listing the legal actions asks for them millions of times. */
import type { Rejection } from '@shutterbox/kernel';
import type { PortalKind } from './plan/types.ts';

function refusal(code: string, rule: string): Rejection {
  return { code, rule };
}

export const NOT_NOW = refusal('notNow', 'S-3.8');
export const NOT_YOURS = refusal('notYours', 'S-3.8');
export const NO_ASKING = refusal('noAsking', 'S-22.7');
export const NO_WAY = refusal('noWay', 'S-5.3');
export const OCCUPIED = refusal('occupied', 'S-4.1');
export const CAGED = refusal('caged', 'S-14.3');
export const ON_LADDER = refusal('onLadder', 'S-6.17');
export const NOT_FORWARD = refusal('notForward', 'S-5.5');
export const NO_RUN_SNEAKING = refusal('noRunSneaking', 'S-5.8');
export const ALREADY_BEGUN = refusal('alreadyBegun', 'S-5.8');
export const FACING = refusal('facing', 'S-5.4');
export const NO_CASUALTY = refusal('noCasualty', 'S-7.20');
export const NOT_BESIDE = refusal('notBeside', 'S-6.2');
export const ANIMALS_CANNOT = refusal('animalsCannot', 'S-15.6');
export const MOVING_ALREADY = refusal('movingAlready', 'S-6.4');
export const BROKEN = refusal('broken', 'S-6.10');
export const JAMMED = refusal('jammed', 'S-6.12');
export const OUTSIDE = refusal('outside', 'S-6.15');
export const CANNOT_FORCE = refusal('cannotForce', 'S-6.11');
export const CANNOT_JAM = refusal('cannotJam', 'S-6.12');
export const NOT_HELD = refusal('notHeld', 'S-7.1');
export const NOT_READY = refusal('notReady', 'S-7.1');
export const HANDS_FULL = refusal('handsFull', 'S-7.1');
export const CANNOT_STOW = refusal('cannotStow', 'S-7.3');
export const NOT_HERE = refusal('notHere', 'S-7.6');
export const FUMBLED = refusal('fumbled', 'S-7.8');
export const TOO_HEAVY = refusal('tooHeavy', 'S-2.6');
export const NO_SPARES = refusal('noSpares', 'S-7.11');
export const FULL = refusal('full', 'S-7.11');
export const WRONG_AMMO = refusal('wrongAmmo', 'S-7.19');
export const NOT_WHOLE_TURN = refusal('notWholeTurn', 'S-7.12');
export const NO_RELOAD = refusal('noReload', 'S-7.11');
export const NO_SELECTOR = refusal('noSelector', 'S-7.17');
export const NO_SWITCH = refusal('noSwitch', 'S-6.20');
export const NOT_BRIDGE = refusal('notBridge', 'S-6.14');
export const NO_VALVES = refusal('noValves', 'S-6.14');
export const NO_CONTROLS = refusal('noControls', 'S-21.1');
export const NOT_AT_CONTROLS = refusal('notAtControls', 'S-21.1');
export const HELD_DOWN = refusal('heldDown', 'S-21.2');
export const NO_POWER = refusal('noPower', 'S-21.2');
export const WEIGHT = refusal('weight', 'S-21.4');
export const WEIGHTLESS = refusal('weightless', 'S-21.4');
export const NO_WALL = refusal('noWall', 'S-21.5');
export const ADRIFT = refusal('adrift', 'S-21.8');
export const NO_HANDHOLD = refusal('noHandhold', 'S-21.13');
export const OUT_OF_CONTROL = refusal('outOfControl', 'S-21.14');
export const IN_CONTROL = refusal('inControl', 'S-21.15');
export const NO_BAYONET = refusal('noBayonet', 'S-7.21');
export const NO_SHAFT = refusal('noShaft', 'S-6.16');
export const NO_LIFT = refusal('noLift', 'S-6.18');
export const COVER_ALL = refusal('coverAll', 'S-13.1');
export const NO_AIM = refusal('noAim', 'S-13.2');
export const NOT_ENEMY = refusal('notEnemy', 'S-8.1');
export const GONE = refusal('gone', 'S-8.1');
export const NO_WEAPON = refusal('noWeapon', 'S-8.1');
export const UNLOADED = refusal('unloaded', 'S-8.6');
export const NO_DRESS = refusal('noDress', 'S-19.7');
export const COOLING = refusal('cooling', 'S-19.8');
export const NOT_SET_UP = refusal('notSetUp', 'S-19.3');
export const NO_CREW = refusal('noCrew', 'S-19.3');
export const BUILT_IN = refusal('builtIn', 'S-19.10');
export const NO_GRENADE = refusal('noGrenade', 'S-18.8');
export const ARMED = refusal('armed', 'S-18.9');
export const NOT_ARMED = refusal('notArmed', 'S-18.9');
export const NO_LANDING = refusal('noLanding', 'S-18.10');
export const CANNOT_BREACH = refusal('cannotBreach', 'S-20.1');
export const NO_SUCH_WALL = refusal('noSuchWall', 'S-20.1');
export const TOO_HARD = refusal('tooHard', 'S-20.3');
export const INNER_OPEN = refusal('innerOpen', 'S-6.23');
export const NOT_DRIVES = refusal('notDrives', 'S-20.9');
export const NOT_SEEN = refusal('notSeen', 'S-9.6');
export const IN_THE_WAY = refusal('inTheWay', 'S-9.7');
export const NOT_IN_FRONT = refusal('notInFront', 'S-9.5');
export const OUT_OF_RANGE = refusal('outOfRange', 'S-9.4');
export const PIKED = refusal('piked', 'S-11.4');
export const NO_SWINGS = refusal('noSwings', 'S-10.12');
export const NOT_WEAKENED = refusal('notWeakened', 'S-10.12');
export const NO_SLEEPER = refusal('noSleeper', 'S-14.7');
export const CREW_ONLY = refusal('crewOnly', 'S-14.7');
export const NO_HOSTAGE = refusal('noHostage', 'S-14.32');
export const BYSTANDER = refusal('bystander', 'S-14.23');
export const PEACEFUL = refusal('peaceful', 'S-14.30');
export const NOT_FIRST = refusal('notFirst', 'S-3.4');
export const NO_CLAIM = refusal('noClaim', 'S-3.3');
export const NO_REACTION = refusal('noReaction', 'S-8.7');
export const NOT_A_RESULT = refusal('notAResult', 'S-12.4');
export const NO_ORDER = refusal('noOrder', 'S-3.10');
export const NOT_OFFERED = refusal('notOffered', 'S-15.4');
export const NOT_A_PLACE = refusal('notAPlace', 'S-14.5');

/** What stops a step or a line of sight, named by its kind. */
export function shut(portal: PortalKind): Rejection {
  return { code: 'shut', rule: 'S-6.1', params: { portal } };
}

/** By cost: AP are refused for their number alone. */
const MOST_AP = 64;
const TOO_DEAR: readonly Rejection[] = Array.from({ length: MOST_AP }, (_, ap) => ({
  code: 'tooDear',
  rule: 'S-2.1',
  params: { ap },
}));

export function tooDear(cost: number): Rejection {
  return TOO_DEAR[Math.min(cost, MOST_AP - 1)] as Rejection;
}
