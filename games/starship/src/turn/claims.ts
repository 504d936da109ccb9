/** S-3.3 to S-3.7: who is next, and who goes first. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { canSee } from '../grid/sight.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { areEnemies, bit, bodyOf, canAct, isActive, seatOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Orders, State, Who } from '../types.ts';
import { ask } from './ask.ts';
import { outranks } from './list.ts';
import { nobodyActing } from './spend.ts';

/** S-3.3: the lowest on the list who has not acted; NONE when all have. */
export function nextOnList(state: State): Who {
  const { list } = state;
  for (let i = 0; i < list.length; i++) {
    const who = list[i] as Who;
    if (!bodyOf(state, who).acted && canAct(state, who)) return who;
  }
  return NONE;
}

/** May go before the candidate. */
export function mayClaim(state: State, who: Who): boolean {
  const body = state.bodies[who];
  return body !== undefined && !body.acted && canAct(state, who) && outranks(state, who, state.act.who);
}

/** Orders that put someone first; true when a seat is asked. */
export function settleClaims(state: State, cx: Context<Event>): boolean {
  // Even if nobody goes first, that tells something about orders, so it cannot be taken back.
  if (isClaimable(state)) cx.reveal('S-17.1', undefined, 'goes on');
  for (;;) {
    const who = claimant(state);
    if (who === NONE) return false;
    cx.reveal('S-17.1');
    if ((state.orders[who] as Orders).claim === 'ask') {
      state.askedAt = state.askedAt.with(who, state.changes);
      ask(state, 'claim', seatOf(state, who), who);
      return true;
    }
    goFirst(state, who, cx);
  }
}

function isClaimable(state: State): boolean {
  for (let who = 0; who < state.bodies.length; who++) if (mayClaim(state, who)) return true;
  return false;
}

/** S-3.5: among several, the one with the most action points, then the earlier on the list. */
function claimant(state: State): Who {
  let best = NONE;
  for (let i = 0; i < state.list.length; i++) {
    const who = state.list[i] as Who;
    if (!wantsFirst(state, who) || !mayClaim(state, who)) continue;
    if (best === NONE || outranks(state, who, best)) best = who;
  }
  return best;
}

function wantsFirst(state: State, who: Who): boolean {
  const { claim, before } = state.orders[who] as Orders;
  switch (claim) {
    case 'keep':
      return false;
    case 'early':
      return true;
    case 'before':
      return before === state.act.who;
    case 'ask':
      return (state.act.passed & bit(who)) === 0 && hasNews(state, who);
  }
}

/** S-3.6: an enemy in sight is next, and something has changed since the last time. */
function hasNews(state: State, who: Who): boolean {
  const next = state.act.who;
  return areOpponents(state, who, next) && state.changes !== state.askedAt[who] && sees(state, who, next);
}

export function seesEnemy(state: State, who: Who): boolean {
  for (let other = 0; other < state.bodies.length; other++)
    if (isActive(state, other) && areOpponents(state, who, other) && sees(state, who, other)) return true;
  return false;
}

/** S-17.4: whether someone is asked must not give away who is in a plot, so people who may be in it do not count as enemies of each other here. */
function areOpponents(state: State, a: Who, b: Who): boolean {
  if (!areEnemies(state, a, b)) return false;
  return !(isSuspect(state, sheetOf(state, a)) && isSuspect(state, sheetOf(state, b)));
}

function sees(state: State, who: Who, other: Who): boolean {
  const { at } = bodyOf(state, who);
  const { at: there } = bodyOf(state, other);
  return at !== NONE && there !== NONE && canSee(planOf(state), state.open, at, there);
}

/** S-3.5: the claimant is the new candidate. */
export function goFirst(state: State, who: Who, cx: Context<Event>): void {
  cx.emit?.({ type: 'claimed', who, over: state.act.who });
  state.act = nobodyActing();
  state.act.who = who;
}

/** One of the same seat's, who may go first. */
export function isOwnFirst(state: State, who: Who, other: Who): boolean {
  return state.sheets[other]?.seat === state.sheets[who]?.seat && mayClaim(state, other);
}
