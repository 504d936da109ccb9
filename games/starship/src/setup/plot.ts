/** S-14.22, S-14.29, S-14.39: what is chosen in secret before play: bids, the plot, and who the customs men are. */
import type { Context, Seat } from '@shutterbox/kernel';
import { MOST_BID } from '../actions.ts';
import { plotWith, sheetWith } from '../clone.ts';
import type { Event } from '../events.ts';
import { matesOf } from '../knowledge/mates.ts';
import { tell } from '../knowledge/secrets.ts';
import { hasSecretSeats, isSuspect } from '../knowledge/veil.ts';
import { NONE } from '../plan/types.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { askSealed } from '../turn/ask.ts';
import { NEUTRAL, type Side, type State, type Who } from '../types.ts';
import { seatsOfSide } from './stages.ts';

/** S-14.39: all at once, before anything else. */
export function sealedBids(state: State): 'asked' | undefined {
  if (!state.options.bidding || state.story.handicap !== NONE) return undefined;
  state.pending = [];
  for (let seat = 0; seat < state.seats; seat++) if (state.chosen[seat] === NONE) askSealed(state, 'bid', seat);
  return 'asked';
}

/** Questions that one seat answers for its side, once skills are known; 'asked' while one is open. */
export function sealedPlot(state: State, cx: Context<Event>): 'asked' | undefined {
  const { plot, papers } = scenarioOf(state);
  if (plot !== null && !isPlotted(state)) {
    if (!hasSecretSeats(state)) return askLeader(state, 'plot', suspectSeat(state));
    recruit(state, lot(state, plot.count, cx), cx);
  }
  if (plot !== null && state.options.grenades && state.plot.grenadier === NONE && state.items.length === 0)
    return askLeader(state, 'grenadier', leaderOf(state));
  if (papers && state.plot.papers === NONE) return askLeader(state, 'papers', leaderOf(state));
  return undefined;
}

function askLeader(state: State, kind: SecretType, seat: Seat): 'asked' {
  state.pending = [];
  askSealed(state, kind, seat, matesOf(state, seat));
  return 'asked';
}

function isPlotted({ sheets }: State): boolean {
  return sheets.some(({ side }) => side === NEUTRAL);
}

/** Those who may be in it, in the order of the roster. */
export function suspects(state: State): readonly Who[] {
  return state.sheets.flatMap((sheet, who) => (isSuspect(state, sheet) ? [who] : []));
}

function suspectSeat(state: State): Seat {
  return state.sheets.find((sheet) => isSuspect(state, sheet))?.seat ?? 0;
}

/** The first seat of the second side speaks for it. */
function leaderOf(state: State): Seat {
  return seatsOfSide(state, 1)[0] ?? 0;
}

/** S-14.23: with a seat for each passenger, chance decides. */
function lot(state: State, count: number, cx: Context<Event>): readonly Who[] {
  const left = [...suspects(state)];
  while (left.length > count) left.splice(cx.chance.int(left.length), 1);
  return left;
}

/** An answer's bits: as many as are in the plot, among those who may be. */
export function plotsOf(state: State): readonly number[] {
  const all = 1 << suspects(state).length;
  const count = scenarioOf(state).plot?.count ?? 0;
  return Array.from({ length: all }, (_, bits) => bits).filter((bits) => bitCount(bits) === count);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

function recruit(state: State, plotters: readonly Who[], cx: Context<Event>): void {
  state.sheets = state.sheets.map((sheet, who) =>
    isSuspect(state, sheet) ? sheetWith(sheet, { side: plotters.includes(who) ? 1 : NEUTRAL }) : sheet,
  );
  const to = seatsOfSide(state, 1);
  cx.emit?.({ type: 'recruited', people: plotters, to });
  if (!hasSecretSeats(state)) return;
  // They learn of one another, and what they can do.
  cx.reveal('S-17.4', to);
  cx.reveal('S-17.6', to);
  for (const [who, { side, seat }] of state.sheets.entries())
    if (side === NEUTRAL) cx.emit?.({ type: 'bystander', who, to: [seat] });
}

export type SecretType = 'plot' | 'grenadier' | 'papers';

/** What the one seat answers; nobody else hears more than that it did. */
export function chooseSecret(state: State, seat: Seat, type: SecretType, on: number, cx: Context<Event>): void {
  cx.emit?.({ type: 'secret', seat, what: type });
  const to = matesOf(state, seat);
  switch (type) {
    case 'plot':
      return recruit(
        state,
        suspects(state).filter((_, i) => ((on >> i) & 1) === 1),
        cx,
      );
    case 'grenadier':
      state.plot = plotWith(state.plot, { grenadier: on });
      cx.emit?.({ type: 'grenadier', who: on, to });
      return;
    case 'papers':
      state.plot = plotWith(state.plot, { papers: on });
      cx.emit?.({ type: 'papers', papers: on, to });
      return;
  }
}

/** The last bid shows them all: the lower one plays the stronger side, and the other side gets what it leaves. */
export function bid(state: State, seat: Seat, ap: number, cx: Context<Event>): void {
  state.chosen = state.chosen.with(seat, ap);
  state.pending = state.pending.filter((open) => open.seat !== seat);
  cx.emit?.({ type: 'secret', seat, what: 'bid' });
  cx.emit?.({ type: 'bid', ap, to: [seat] });
  if (state.pending.length > 0) return;
  const bids = state.chosen;
  const [first = 0, second = 0] = bids;
  const lower: Seat = first === second ? cx.chance.int(2) : first < second ? 0 : 1;
  const { stronger } = scenarioOf(state);
  const seatOf = (side: Side): Seat => (side === stronger ? lower : 1 - lower);
  state.sheets = state.sheets.map((sheet) => sheetWith(sheet, { seat: seatOf(sheet.side) }));
  state.chosen = bids.map(() => NONE);
  tell(state, { handicap: MOST_BID - (bids[lower] as number) });
  cx.reveal('S-17.8');
  cx.emit?.({ type: 'bids', bids, seat: lower });
}
