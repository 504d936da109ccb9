/** What happened, in words. */
import { does, list, say, who as seatName, sideWins, type Words } from '@shutterbox/kernel';
import { isMelee, isSnap, meansOf, THROW } from '../combat/means.ts';
import { ARMORS, type Armor } from '../data/armors.ts';
import type { Event, GearDeed, PortalDeed, SecretChoice } from '../events.ts';
import { changeOf } from '../orders.ts';
import { isAnimal } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { DRAW, type EndReason, LEGITIMATE, NEUTRAL, type Status, type View, type Who } from '../types.ts';
import {
  ammoName,
  armorName,
  armsName,
  compartmentName,
  directionName,
  facingName,
  itemName,
  longName,
  personName,
  portalName,
  sideName,
  skillWords,
  squareName,
  wallName,
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
  wears: ({ who, armor }, view) =>
    `${personName(view, who)} wears ${armorName(ARMORS[armor === NONE ? 0 : armor] as Armor)}.`,
  chamber: ({ who, item, ammo }, view) =>
    `${personName(view, who)} loads ${ammoName(ammo)} into the ${itemName(view, item)}.`,
  kept: ({ who, item, locker }, view) =>
    `${personName(view, who)} keeps the ${itemName(view, item)} in ${locker ? "the ship's locker" : 'the stateroom'}.`,
  placed: ({ who, at, facing }, view) =>
    `${personName(view, who)} starts at ${squareName(view, at)}, facing ${facingName(facing)}.`,
  sealed: ({ seat, side }, view) =>
    side === undefined ? say`${does(seat, view, 'have')} chosen a side.` : `You join the ${sideName(view, side)}.`,
  sides: ({ sides }, view) =>
    sides.map((side, who) => `${personName(view, who)} is with the ${sideName(view, side)}.`).join(' '),
  secret: ({ seat, what }, view) => say`${does(seat, view, 'have')} ${SECRETS[what]}.`,
  bid: ({ ap }) => `You bid ${ap} AP.`,
  bids: ({ bids, seat }) =>
    say`The bids: ${list(bids.map((ap) => `${ap} AP`))}. ${seatName(seat)} plays the stronger side.`,
  recruited: ({ people }, view) => `In the plot: ${list(people.map((each) => personName(view, each)))}.`,
  bystander: ({ who }, view) => `${personName(view, who)} is not in the plot.`,
  grenadier: ({ who }, view) => `${personName(view, who)} has the grenades.`,
  papers: ({ papers, to }) =>
    `${to === undefined ? 'The customs men' : 'Your people'} are ${papers === LEGITIMATE ? 'what they say: customs men' : 'pirates'}.`,
  exposed: ({ who, side }, view) =>
    side === NEUTRAL
      ? `${personName(view, who)} was not in the plot.`
      : `${personName(view, who)} is one of the ${sideName(view, side)}.`,
  found: ({ who, items }, view) =>
    `${personName(view, who)} has ${list(items.map((item) => `a ${itemName(view, item)}`))} hidden away.`,
  smells: ({ who }, view) => `The pet picks up the scent of ${personName(view, who)}. A die is rolled in secret.`,
  smellDie: ({ die }) => `The pet's die shows ${die}.`,
  jump: () => 'The ship jumps.',
  freed: ({ who, by }, view) => `${personName(view, by)} frees ${personName(view, who)}.`,
  pet: ({ who, master }, view) => `${personName(view, who)} belongs to ${personName(view, master)}.`,
  list: ({ list: order }, view) => `Order of action: ${order.map((who) => personName(view, who)).join(', ')}.`,
  gameTurn: ({ turn }) => `Turn ${turn}.`,
  cage: ({ who, dice, free }, view) =>
    `${longName(view, who)} rolls ${dice} and ${free ? 'breaks out of the cage' : 'stays caged'}.`,
  alarm: ({ by, why }, view) =>
    by === NONE ? 'The alarm goes off.' : `${longName(view, by)} ${ALARMED[why ?? 'sighted']}. The alarm goes off.`,
  claimed: ({ who, over }, view) => `${personName(view, who)} goes before ${personName(view, over)}.`,
  begins: ({ who, ap }, view) => `${personName(view, who)} acts with ${ap} AP.`,
  ends: ({ who, ap }, view) => `${personName(view, who)} stops${ap > 0 ? ` with ${ap} AP left` : ''}.`,
  rests: ({ who }, view) => `${personName(view, who)} rests.`,
  moved: movedText,
  appears: ({ who, at }, view) => `${longName(view, who)} comes into sight at ${squareName(view, at)}.`,
  vanishes: ({ who, from }, view) => `${longName(view, who)} leaves ${squareName(view, from)} and is out of sight.`,
  bumps: ({ who, at }, view) => `${personName(view, who)} cannot get to ${squareName(view, at)}: someone is there.`,
  turned: ({ who, facing }, view) => `${personName(view, who)} turns ${facingName(facing)}.`,
  gravity: ({ who, on }, view) =>
    who === NONE
      ? `The gravity ${on ? 'returns' : 'fails'}.`
      : `${personName(view, who)} switches the gravity ${on ? 'on' : 'off'}.`,
  pushes: ({ who, direction }, view) => `${personName(view, who)} pushes off ${directionName(direction)}.`,
  stopped: ({ who, by }, view) => `${personName(view, who)} drifts up to ${personName(view, by)} and stops.`,
  control: controlText,
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
  unseenAttack: ({ target }, view) => `${longName(view, target)} is attacked from out of sight.`,
  throw: throwText,
  wounds: woundsText,
  tosses: ({ by, to, dice, at }, view) =>
    `${personName(view, by)} throws a grenade at ${squareName(view, to)} and rolls ${dice}: it ${at === to ? 'lands there' : `falls short, at ${squareName(view, at)}`}.`,
  explodes: ({ at }, view) => `A grenade goes off at ${squareName(view, at)}.`,
  wall: ({ edge, dice, total }, view) =>
    `${capital(wallName(view, edge))} takes ${list(dice.map(String))}, ${total} ${total === 1 ? 'point' : 'points'} in all.`,
  breached: ({ edge, how }, view) =>
    `${capital(wallName(view, edge))} ${how === 'hole' ? 'has a hole that lets the air through' : 'is breached'}.`,
  air: ({ compartment, lost }, view) =>
    lost
      ? `The air is gone from ${compartmentName(view, compartment)}.`
      : `There is air again in ${compartmentName(view, compartment)}.`,
  vacuum: ({ who }, view) => `${longName(view, who)} has no air.`,
  power: ({ who, on }, view) => `${someone(view, who)} switches the ship's power ${on ? 'on' : 'off'}.`,
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

const ALARMED = {
  sighted: 'has been seen',
  attacked: 'has been attacked and calls for help',
  bridge: 'is on the bridge',
} as const;

const SECRETS: Readonly<Record<SecretChoice, string>> = {
  bid: 'made a bid',
  plot: 'chosen who is in the plot',
  grenadier: 'given out what there is',
  papers: 'chosen what the customs men are',
};

/** Out of sight (S-22.8). */
function someone(view: View, who: Who): string {
  return who === NONE ? 'Someone' : personName(view, who);
}

const GEAR: Readonly<Record<GearDeed, string>> = {
  draw: 'draws the @',
  stow: 'puts the @ away',
  drop: 'drops the @',
  taken: 'takes the @',
  left: 'leaves the @',
  short: 'has too few AP left to take the @',
  reload: 'reloads the @',
  reloading: 'is still reloading the @',
  wind: 'winds the @',
  semi: 'sets the @ to single rounds',
  auto: 'sets the @ to bursts',
  fixed: 'fixes the bayonet to the @',
  removed: 'takes the bayonet off the @',
  broke: 'breaks the @',
  armed: 'arms the @',
  placing: 'works at the @',
  placed: 'has the @ set up',
};

const REASONS: Readonly<Record<EndReason, string>> = {
  eliminated: 'one side has nobody left standing',
  passengers: 'no passenger is left standing',
  bridge: 'time is up, and the bridge decides',
  limit: 'time is up, and the side with more people left standing wins',
  control: 'the bridge is taken, a complete victory',
  losses: 'too many are lost',
  brought: 'enough hostages are aboard',
  aboard: 'everyone is aboard, and the cargo door is shut',
  wrecked: 'the ship is wrecked',
  antagonized: 'the customs men have been antagonized',
  time: 'time is up',
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
  if (deed === 'opened' || deed === 'shut') return `${capital(words)}.`;
  return `${personName(view, who)} ${words}.`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
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
  pull: 'moves along the wall to',
  drift: 'drifts to',
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

/** S-18.2: "The blast hits Crew 2: rolled 9, needed 7 (weapons chart 7)." */
export function blastWords({ target, dice: [a, b], needed, reasons, hit }: EventOf<'throw'>, view: View): string {
  return `The blast ${hit ? 'hits' : 'misses'} ${longName(view, target)}: rolled ${a + b}, needed ${needed} (${reasonWords(reasons)}).`;
}

function controlText({ who, after, dice: [a, b], needed, reasons, kept }: EventOf<'control'>, view: View): string {
  const name = personName(view, who);
  const words = after === 'attack' ? ['keeps control', 'loses control'] : ['is in control', 'is out of control'];
  return `${name} ${words[kept ? 0 : 1]}: rolled ${a + b}, needed ${needed} (${reasonWords(reasons)}).`;
}

function woundsText({ who, dice, left, status }: EventOf<'wounds'>, view: View): string {
  const [str, dex, end] = left;
  const taken = `${longName(view, who)} takes ${list(dice.map(String))}`;
  if (!isAnimal(view, who))
    return `${taken}: strength ${str}, dexterity ${dex}, endurance ${end} left${STATUS[status]}.`;
  const [more, fate] = status === 'active' ? [str, 'to knock it out'] : [dex, 'to kill it'];
  return `${taken}${STATUS[status]}${status === 'dead' ? '' : `: ${more} more ${fate}`}.`;
}
