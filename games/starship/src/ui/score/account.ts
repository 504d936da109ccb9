/** What happened in a match: who took whom out, when, and by which throw. */
import type { Told } from '@shutterbox/ui';
import { chanceOf } from '../../chances.ts';
import type { Event } from '../../events.ts';
import { NONE } from '../../plan/types.ts';
import type { Status, Who } from '../../types.ts';

/** An explosion hits everyone in its square without a throw. */
export type Cause = 'gas' | 'vacuum' | 'blast';

export interface Felled {
  readonly who: Who;
  /** NONE where nobody did it. */
  readonly by: Who;
  /** What it was, where nobody rolled to hit. */
  readonly cause?: Cause;
  readonly weapon: number;
  /** As a reaction, in someone else's turn. */
  readonly free: boolean;
  readonly status: Status;
  readonly turn: number;
  /** Of the step, for the replay. */
  readonly number: number;
  /** Empty without a throw. */
  readonly dice: readonly number[];
  readonly needed: number;
}

export interface Aim {
  readonly attacks: number;
  readonly hits: number;
}

export interface Account {
  /** In the order of play: once when someone falls, and once more when they die of it later. */
  readonly felled: readonly Felled[];
  /** By character. */
  readonly aims: readonly Aim[];
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Hit = EventOf<'throw'> & Pick<EventOf<'attack'>, 'weapon' | 'free'>;

export function accountOf(told: readonly Told<Event>[], people: number): Account {
  const aims = Array.from({ length: people }, () => ({ attacks: 0, hits: 0 }));
  const status: Status[] = Array.from({ length: people }, () => 'active');
  const felled: Felled[] = [];
  /** By target, until its wounds are told: they may wait for an answer. */
  const hits = new Map<Who, Hit>();
  const causes = new Map<Who, Cause>();
  let attack: EventOf<'attack'> | undefined;
  let blast: EventOf<'explodes'> | undefined;
  let turn = 0;
  for (const { number, events } of told)
    for (const event of events) {
      if (event.type === 'gameTurn') turn = event.turn;
      if (event.type === 'attack') attack = event;
      else if (event.type === 'explodes') blast = event;
      else if (event.type === 'vacuum' || event.type === 'gas') causes.set(event.who, event.type);
      else if (event.type === 'wakes') status[event.who] = 'active';
      else if (event.type === 'throw') {
        count(aims[event.by], event.hit);
        const { weapon = NONE, free = false } = attack ?? {};
        if (event.hit) hits.set(event.target, { ...event, weapon, free });
      } else if (event.type === 'wounds') {
        const hit = hits.get(event.who);
        const cause = causes.get(event.who) ?? 'blast';
        const by = cause === 'blast' ? (blast?.by ?? NONE) : NONE;
        hits.delete(event.who);
        causes.delete(event.who);
        const fall = hit === undefined ? { by, cause } : hit;
        if (isWorse(status[event.who], event.status)) felled.push(fallOf(event, fall, turn, number));
        status[event.who] = event.status;
      }
    }
  return { felled, aims };
}

function count(aim: { attacks: number; hits: number } | undefined, hit: boolean): void {
  if (aim === undefined) return;
  aim.attacks += 1;
  if (hit) aim.hits += 1;
}

function isWorse(before: Status | undefined, after: Status): boolean {
  return after !== 'active' && (before === 'active' || (after === 'dead' && before !== 'dead'));
}

type Fall = Hit | Pick<Felled, 'by' | 'cause'>;

function fallOf({ who, status }: EventOf<'wounds'>, fall: Fall, turn: number, number: number): Felled {
  const unthrown = { weapon: NONE, free: false, dice: [], needed: 0 };
  if (!('hit' in fall)) return { ...unthrown, ...fall, who, status, turn, number };
  const { by, weapon, free, dice, needed } = fall;
  return { who, by, weapon, free, status, turn, number, dice, needed };
}

/** What happened last to someone who never got up again. */
export function fateOf({ felled }: Account, who: Who, status: Status): Felled | undefined {
  return status === 'active' ? undefined : felled.findLast((fall) => fall.who === who);
}

const MOST = 5;

/** The throws that took someone out: the last one and the least likely ones, in the order of play. */
export function decisive({ felled }: Account): readonly Felled[] {
  const thrown = felled.filter(({ dice }) => dice.length > 0);
  const last = thrown.at(-1);
  const others = thrown
    .slice(0, -1)
    .toSorted((a, b) => chanceOf(a.needed) - chanceOf(b.needed))
    .slice(0, MOST - 1);
  return [...others, ...(last === undefined ? [] : [last])].toSorted((a, b) => a.number - b.number);
}
