/** Entry 0: characters by the dice (S-15), and the ship as the scenario has it. */
import type { Context } from '@shutterbox/kernel';
import { shuffle } from '@shutterbox/kernel';
import { NO_SHOT } from '../combat/attack.ts';
import { NOBODY_HURT } from '../combat/wounds.ts';
import type { Event } from '../events.ts';
import { NO_PLOT, NO_STORY } from '../knowledge/secrets.ts';
import { firstOrders } from '../orders.ts';
import { NONE, type Plan } from '../plan/types.ts';
import { scenarioOf, shipOf } from '../scenario/scenario.ts';
import { nobodyActing } from '../turn/spend.ts';
import type { Body, Options, Sheet, State, Story, Who } from '../types.ts';
import { isCaging, newBody, unarmored } from './bodies.ts';
import { continueSetup } from './choose.ts';
import { rollRoster } from './roster.ts';

export function setup(seats: number, options: Options, cx: Context<Event>): State {
  const plan = shipOf(options);
  const sheets = rollRoster(options, cx.chance).map((sheet) => unarmored(options, sheet));
  const state = newState(seats, options, plan, sheets);
  shuffle(state.ties, cx.chance);
  if (cx.emit !== undefined) for (const [who, sheet] of sheets.entries()) introduce(who, sheet, cx);
  continueSetup(state, cx);
  return state;
}

function introduce(who: Who, sheet: Sheet, cx: Context<Event>): void {
  cx.emit?.({ type: 'rolled', who, sheet });
  if (sheet.master !== NONE) cx.emit?.({ type: 'pet', who, master: sheet.master });
}

function newState(seats: number, options: Options, plan: Plan, sheets: Sheet[]): State {
  const scenario = scenarioOf({ options });
  const bodies = sheets.map((sheet) => newBody(sheet, isCaging(scenario)));
  return {
    options,
    seats,
    turn: 0,
    upkeep: NONE,
    alarm: 0,
    sheets,
    bodies,
    items: [],
    orders: sheets.map((sheet, who) => firstOrders(sheet, bodies[who] as Body, scenario, options)),
    list: [...sheets.keys()],
    ties: [...sheets.keys()],
    open: plan.decks.map((_, deck) => openAtStart(options, plan, deck)),
    broken: plan.decks.map(() => 0),
    power: true,
    gravity: scenarioOf({ options }).weightless !== true,
    dark: [],
    lifts: plan.lifts.map(({ stops }) => ({ at: stops[0] as number, caller: NONE, to: NONE })),
    damage: [],
    holes: [],
    breaches: [],
    airless: [],
    act: nobodyActing(),
    react: { mover: NONE, from: NONE, portal: NONE, done: 0 },
    shot: NO_SHOT,
    hurt: NOBODY_HURT,
    quick: 0,
    chosen: Array.from({ length: seats }, () => NONE),
    story: firstStory(options),
    plot: NO_PLOT,
    rerolled: 0,
    changes: 0,
    askedAt: sheets.map(() => NONE),
    pending: [],
    standing: [],
    fog: null,
    winner: NONE,
    reason: '',
  };
}

function firstStory(options: Options): Story {
  const wrecks = scenarioOf({ options }).victory.some((condition) => condition.is === 'wrecked');
  return { ...NO_STORY, damage: wrecks ? 0 : NONE, handicap: options.bidding ? NONE : 0 };
}

/** S-14.2, S-14.11, S-14.34: interior doors, hatches and valves stand open or shut; locks, lifts and plates are shut, and the cargo door as the scenario says. */
function openAtStart(options: Options, { portals }: Plan, deck: number): number {
  const { portals: inside, cargoDoor } = scenarioOf({ options });
  let mask = 0;
  for (const { deck: on, bit, kind, outer, lock } of portals) {
    const interior = kind === 'door' || kind === 'hatch' || kind === 'iris';
    const stands = kind === 'cargo' ? cargoDoor : interior && !outer && lock === NONE ? inside : 'shut';
    if (on === deck && stands === 'open') mask |= 1 << bit;
  }
  return mask;
}
