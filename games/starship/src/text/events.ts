/** What happened, in words. */
import { list, say, who as seatName, sideWins, type Words } from '@shutterbox/kernel';
import { isMelee, isSnap, meansOf, THROW } from '../combat/means.ts';
import { ARMORS } from '../data/armors.ts';
import type { Event, GearDeed, PortalDeed } from '../events.ts';
import { changeOf } from '../orders.ts';
import { isAnimal } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { DRAW, type EndReason, type Status, type View } from '../types.ts';
import {
  ammoName,
  armsName,
  facingName,
  itemName,
  longName,
  personName,
  portalName,
  sideName,
  skillWords,
  squareName,
  weaponName,
} from './names.ts';
import { orderWords } from './orders.ts';
import { reasonWords } from './reasons.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Writers = { readonly [T in Event['type']]: (event: EventOf<T>, view: View) => Words };

const WRITERS: Writers = {
  rolled: rolledText,
  skillRolls: ({ who, table, rolls }, view) =>
    `${personName(view, who)} rolls ${rolls.join(', ')} on the ${table === 0 ? 'first' : 'second'} skill table.`,
  skill: ({ who, skill, level }, view) => `${personName(view, who)} learns ${skillWords(skill, level)}.`,
  wears: ({ who, armor }, view) => `${personName(view, who)} wears ${ARMORS[armor]?.name.toLowerCase() ?? 'nothing'}.`,
  chamber: ({ who, item, ammo }, view) =>
    `${personName(view, who)} loads a ${ammoName(ammo)} round into the ${itemName(view, item)}.`,
  kept: ({ who, item, locker }, view) =>
    `${personName(view, who)} keeps the ${itemName(view, item)} in ${locker ? "the ship's locker" : 'the stateroom'}.`,
  placed: ({ who, at, facing }, view) =>
    `${personName(view, who)} starts at ${squareName(view, at)}, facing ${facingName(facing)}.`,
  sealed: ({ seat, side }, view) =>
    side === undefined ? say`${seatName(seat)} has chosen a side.` : `You join the ${sideName(view, side)}.`,
  sides: ({ sides }, view) =>
    sides.map((side, who) => `${personName(view, who)} is with the ${sideName(view, side)}.`).join(' '),
  pet: ({ who, master }, view) => `${personName(view, who)} belongs to ${personName(view, master)}.`,
  list: ({ list: order }, view) => `Turn order: ${order.map((who) => personName(view, who)).join(', ')}.`,
  gameTurn: ({ turn }) => `Turn ${turn}.`,
  cage: ({ who, dice, free }, view) =>
    `${longName(view, who)} rolls ${dice} and ${free ? 'breaks out of the cage' : 'stays caged'}.`,
  alarm: ({ by }, view) =>
    by === NONE ? 'The alarm goes off.' : `${longName(view, by)} has been seen. The alarm goes off.`,
  claimed: ({ who, over }, view) => `${personName(view, who)} goes before ${personName(view, over)}.`,
  begins: ({ who, ap }, view) => `${personName(view, who)} acts with ${ap} AP.`,
  ends: ({ who, ap }, view) => `${personName(view, who)} stops${ap > 0 ? ` with ${ap} AP left` : ''}.`,
  rests: ({ who }, view) => `${personName(view, who)} rests.`,
  moved: movedText,
  turned: ({ who, facing }, view) => `${personName(view, who)} turns ${facingName(facing)}.`,
  sneaks: ({ who }, view) => `${personName(view, who)} sneaks.`,
  swears: ({ who }, view) => `${personName(view, who)} ${isAnimal(view, who) ? 'growls' : 'swears'}.`,
  light: ({ who, room, on }, view) =>
    `${personName(view, who)} turns the light ${on ? 'on' : 'off'} in ${planOf(view).rooms[room]?.name ?? 'the room'}.`,
  portal: portalText,
  force: ({ who, portal, dice, done }, view) =>
    `${personName(view, who)} forces ${portalName(view, portal)}${dice > 0 ? ` and rolls ${dice}` : ''}: it ${done ? 'gives way' : 'holds'}.`,
  lift: ({ who, to }, view) => `${personName(view, who)} rides the lift to ${squareName(view, to)}.`,
  gear: ({ who, item, deed }, view) => `${personName(view, who)} ${GEAR[deed].replace('@', itemName(view, item))}.`,
  reaches: ({ who, item, die }, view) =>
    `${personName(view, who)} reaches for the ${itemName(view, item)} and rolls ${die}.`,
  covers: ({ who, at, mark }, view) =>
    `${personName(view, who)} ${at === NONE ? 'stands guard' : `covers ${mark === NONE ? squareName(view, at) : longName(view, mark)}`}.`,
  attack: attackText,
  throw: throwText,
  wounds: woundsText,
  resists: ({ who, dice, done }, view) =>
    `${longName(view, who)} rolls ${dice} and ${done ? 'resists the drug' : 'falls unconscious'}.`,
  gas: ({ who }, view) => `Gas burns ${longName(view, who)}.`,
  wakes: ({ who }, view) => `${longName(view, who)} wakes.`,
  revived: ({ who, by, dice, lives }, view) =>
    `${personName(view, by)} tries to revive ${personName(view, who)} and rolls ${dice}: the sleeper ${lives ? 'wakes' : 'dies'}.`,
  order: ({ who, how }, view) =>
    `Order for ${personName(view, who)}: ${orderWords(changeOf(how, view.sheets.length) ?? {}, view)}.`,
  over: ({ winner, reason }, view) =>
    winner === DRAW
      ? `The game is over: ${REASONS[reason]}. A draw.`
      : `The game is over: ${REASONS[reason]}. ${sideWins(sideName(view, winner))}.`,
};

export function eventText<T extends Event['type']>(event: EventOf<T>, view: View): Words {
  const write = WRITERS[event.type as T] as (event: EventOf<T>, view: View) => Words;
  return write(event, view);
}

const GEAR: Readonly<Record<GearDeed, string>> = {
  draw: 'draws the @',
  stow: 'puts the @ away',
  drop: 'drops the @',
  taken: 'takes the @',
  left: 'leaves the @',
  reload: 'reloads the @',
  reloading: 'is still reloading the @',
  wind: 'winds the @',
  semi: 'sets the @ to single rounds',
  auto: 'sets the @ to bursts',
  fixed: 'fixes the bayonet to the @',
  removed: 'takes the bayonet off the @',
  broke: 'breaks the @',
};

const REASONS: Readonly<Record<EndReason, string>> = {
  eliminated: 'one side has nobody left standing',
  passengers: 'no passenger is left standing',
  bridge: 'time is up, and the bridge decides',
  limit: 'time is up, and the side with more people left standing wins',
};

const STATUS: Readonly<Record<Status, string>> = {
  active: '',
  asleep: '',
  unconscious: ', and is unconscious',
  wounded: ', and is seriously wounded',
  dead: ', and is dead',
};

const PORTAL: Readonly<Record<PortalDeed, string>> = {
  pressed: 'presses the stud at @',
  opened: '@ opens',
  shut: '@ shuts',
  jammed: 'jams @',
  cleared: 'clears @',
  valves: 'shuts all iris valves from the bridge',
};

function portalText({ who, portal, deed }: EventOf<'portal'>, view: View): string {
  const name = portal === NONE ? '' : portalName(view, portal);
  const words = PORTAL[deed].replace('@', name);
  if (deed === 'opened' || deed === 'shut') return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  return `${personName(view, who)} ${words}.`;
}

function rolledText({ who, sheet }: EventOf<'rolled'>, view: View): string {
  const { str, dex, end, pool, deathPool, natural } = sheet;
  // People you bring have skills already; the others roll for so many.
  const count = Math.max(sheet.count, sheet.skills.filter(({ level }) => level > 0).length);
  if (natural !== NONE)
    return `${personName(view, who)} has ${naturalWords(natural)}. ${pool} ${pool === 1 ? 'hit knocks' : 'hits knock'} it out, ${deathPool} more ${deathPool === 1 ? 'kills' : 'kill'} it.`;
  return `${personName(view, who)}: strength ${str}, dexterity ${dex}, endurance ${end}, ${count} ${count === 1 ? 'skill' : 'skills'}.`;
}

/** One stinger or thrasher, but a set of claws. */
function naturalWords(natural: number): string {
  const name = weaponName(natural);
  return name.endsWith('r') ? `a ${name}` : name;
}

export const MOVES: Readonly<Record<EventOf<'moved'>['how'], string>> = {
  step: 'steps to',
  run: 'runs to',
  haul: 'carries a body to',
  climb: 'climbs to',
  lift: 'arrives at',
};

function movedText({ who, from, to, how }: EventOf<'moved'>, view: View): string {
  if (how === 'climb' && from === to) return `${personName(view, who)} climbs the ladder below the cover.`;
  return `${personName(view, who)} ${MOVES[how]} ${squareName(view, to)}.`;
}

/** In your own turn and as a reaction, aimed and snap. */
const BLOWS = { own: ['strikes at', 'swings at'], free: ['is on guard and strikes at', 'strikes out at'] } as const;
const SHOTS = {
  own: ['fires at', 'fires a snap shot at'],
  free: ['fires from cover at', 'fires a snap shot at'],
} as const;

function attackText({ by, target, weapon, how, rounds, free }: EventOf<'attack'>, view: View): string {
  const arms = armsName(view, by, weapon, how);
  const whom = longName(view, target);
  if (meansOf(how) === THROW) return `${personName(view, by)} throws ${arms} at ${whom}.`;
  const verb = (isMelee(weapon) ? BLOWS : SHOTS)[free ? 'free' : 'own'][isSnap(how) ? 1 : 0];
  const shots = rounds > 1 ? `, ${rounds} rounds` : '';
  return `${personName(view, by)} ${verb} ${whom} with ${arms}${shots}.`;
}

function throwText(event: EventOf<'throw'>, view: View): string {
  return throwWords(event, ` against ${longName(view, event.target)}`);
}

/** `against`: who was aimed at, where that is not said already. */
export function throwWords({ dice: [a, b], needed, reasons, hit }: EventOf<'throw'>, against = ''): string {
  return `${hit ? 'Hit' : 'Miss'}: rolled ${a + b}, needed ${needed}${against} (${reasonWords(reasons)}).`;
}

function woundsText({ who, dice, left, status }: EventOf<'wounds'>, view: View): string {
  const [str, dex, end] = left;
  const taken = `${longName(view, who)} takes ${list(dice.map(String))}`;
  if (!isAnimal(view, who))
    return `${taken}: strength ${str}, dexterity ${dex}, endurance ${end} left${STATUS[status]}.`;
  const [more, fate] = status === 'active' ? [str, 'to knock it out'] : [dex, 'to kill it'];
  return `${taken}${STATUS[status]}${status === 'dead' ? '' : `: ${more} more ${fate}`}.`;
}
