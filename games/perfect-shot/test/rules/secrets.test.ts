import { readFileSync } from 'node:fs';
import { legalActions, Match, requiredDecisions, SeededChance, seededSource, shuffle } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/data/cards.ts';
import { game, text } from '../../src/index.ts';
import { poolOf } from '../../src/piles.ts';
import { newTable, question } from '../../src/testing.ts';
import type { Action, Event, Shot, State } from '../../src/types.ts';
import { photo, play, seeing, tableOf } from './table.ts';

// The laws try the secrets on every state; these tests say what is hidden and what is not.

describe('hands', () => {
  it('PS-9.1 are only in the view of their player', () => {
    const state = tableOf();
    expect(game.view(state, 0).hand).toEqual([0, 1, 2]);
    expect(game.view(state, 1).hand).toEqual([3, 4, 5]);
    expect(game.view(state, 'spectator').hand).toEqual([]);
    expect(game.view(state, 1).handSizes).toEqual([3, 3]);
  });

  it('PS-9.1 grow by a card that only their player is told', () => {
    const { events } = play(tableOf(), photo(0), { eye: seeing(), script: [0] });
    const drew = events.find(({ type }) => type === 'drew') as Event;
    expect(game.eventFor(drew, 0)).toEqual({ type: 'drew', seat: 0, card: 6, deck: 13 });
    expect(game.eventFor(drew, 1)).toEqual({ type: 'drew', seat: 0, deck: 13 });
    expect(game.eventFor(drew, 'spectator')).toEqual({ type: 'drew', seat: 0, deck: 13 });
  });

  it('PS-9.1 are guessed from the cards that a player has not seen', () => {
    const state = tableOf(3, { rack: [{ card: 20, turned: false, seat: 0, called: false }] });
    for (let seed = 0; seed < 20; seed++) {
      const guess = game.determinize(game.view(state, 1), 1, new SeededChance(seed));
      expect(guess.hands[1]).toEqual([3, 4, 5]);
      expect(guess.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
      expect(new Set([...guess.hands.flat(), 20]).size).toBe(10);
    }
  });
});

describe('piles', () => {
  it('PS-9.2 have no order: any unseen landscape can be drawn, removed ones too', () => {
    const drawn = Array.from({ length: 34 }, (_, result) => {
      const state = tableOf();
      play(state, photo(0), { eye: seeing(), script: [result] });
      return state.hands[0]?.at(-1);
    });
    expect(new Set(drawn)).toEqual(new Set(poolOf([], tableOf().hands)));
  });

  it('PS-9.2 of albums are known except for their order', () => {
    const state = newTable(2);
    expect(game.view(state, 'spectator').albumDeck).toEqual(state.albumDeck);
    expect(state.albumDeck).toEqual(state.albumDeck.toSorted((a, b) => a - b));
  });
});

it('PS-9.3 shows everyone the rest', () => {
  const state = tableOf(2, { hits: [1, 0], misses: [0, 2] });
  play(state, photo(1, { turned: true }), { eye: seeing('tiger') });
  const { observer: _, hand: __, ...known } = game.view(state, 'spectator');
  const { hands, layouts, ...open } = state;
  expect(layouts).toEqual([null, null]);
  expect(known).toEqual({ ...open, handSizes: [3, 3], layouts: [[], []], byHand: [false, false] });
  for (const seat of [0, 1]) expect(game.view(state, seat)).toMatchObject(known);
  expect(hands).toHaveLength(2);
});

/** The same table with another stack of the same height, made of any cards that nobody holds, either way up. */
function overAnotherStack(state: State, chance: SeededChance): State {
  const other = game.clone(state);
  const cards = [...state.rack.map(({ card }) => card), ...poolOf(state.rack, state.hands)];
  shuffle(cards, chance);
  other.rack = state.rack.map((shot, i) => ({ ...shot, card: cards[i], turned: chance.int(2) === 1 }) as Shot);
  return other;
}

/** Everything a player is told about the answers to the seat's open questions. */
function toldOf(state: State, seat: number) {
  const view = game.view(state, seat);
  const refusals = (decision: Parameters<typeof game.check>[1]) =>
    CARDS.map((_, card) => photo(card, { turned: card % 2 === 0, called: card % 3 === 0 })).map((action) => {
      const refusal = game.check(state, decision, action);
      return refusal === undefined ? undefined : [refusal, text.rejection(refusal)];
    });
  return game
    .pending(state)
    .filter((decision) => decision.seat === seat)
    .map((decision) => ({
      question: text.decision(decision, view),
      legal: legalActions(game, state, decision).map((action) => [action, text.action(action, view)]),
      refusals: refusals(decision),
      timeout: decision.optional ? undefined : game.timeoutAction(state, decision),
    }));
}

describe('what a card would show', () => {
  it('PS-2.3 is in no list, no word, no refusal and no timeout: another stack changes none of them', () => {
    let different = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const chance = new SeededChance(seed);
      const state = newTable(2 + (seed % 3), seed);
      while (state.phase === 'turns') {
        const other = overAnotherStack(state, chance);
        if (JSON.stringify(other.rack) !== JSON.stringify(state.rack)) different++;
        expect(toldOf(other, state.turn)).toEqual(toldOf(state, state.turn));
        const decision = question(state, 'turn');
        const legal = legalActions(game, state, decision);
        game.apply(state, decision, legal[chance.int(legal.length)] as Action, { chance, reveal: () => {} });
      }
    }
    expect(different).toBeGreaterThan(30);
  });

  it('PS-2.3 is unknown to all code that lists, refuses or says anything', () => {
    for (const file of ['legal.ts', 'check.ts', 'timeout.ts', 'pending.ts', 'view.ts', 'text.ts'])
      expect(
        reachedFrom(file).filter((reached) => /cards\/(judge|look|face|mask)\.ts$/.test(reached)),
        file,
      ).toEqual([]);
    // The search does find the judge where it is used.
    expect(reachedFrom('apply.ts').some((reached) => reached.endsWith('cards/judge.ts'))).toBe(true);
  });
});

const SOURCES = new URL('../../src/', import.meta.url);
/** Imports and exports of values; types do not exist at run time. */
const VALUE_IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;

/** The files that a file of the game imports, directly or indirectly. */
function reachedFrom(file: string, known = new Set<string>()): string[] {
  const reach = (url: URL): void => {
    if (known.has(url.href)) return;
    known.add(url.href);
    for (const [, path = ''] of readFileSync(url, 'utf8').matchAll(VALUE_IMPORT)) reach(new URL(path, url));
  };
  reach(new URL(file, SOURCES));
  return [...known];
}

describe('taking back', () => {
  /** A match in which both seats have had three turns. */
  function begun(seed: number) {
    const match = new Match(game, { id: 'test', seats: 2, options: {} }, seededSource(seed));
    const chance = new SeededChance(seed);
    for (let turn = 0; turn < 6; turn++) {
      const [asked] = requiredDecisions(match.pending());
      const legal = asked === undefined ? [] : match.legal(asked.seat, asked.id);
      const wanted = legal.filter(({ type }) => (type === 'photo') === turn < 4);
      match.answer(asked?.seat ?? 0, asked?.id ?? 0, wanted[chance.int(wanted.length)] as Action);
    }
    return match;
  }

  it('PS-2.4 never goes back past a placement', () => {
    const match = new Match(game, { id: 'test', seats: 2, options: {} }, seededSource(1));
    const [asked] = requiredDecisions(match.pending());
    const seat = asked?.seat ?? 0;
    match.answer(seat, asked?.id ?? 0, match.legal(seat, asked?.id ?? 0)[0] as Action);
    expect(match.undoable(seat).entries).toEqual([]);
    expect(match.undo(seat).ok).toBe(false);
  });

  it('PS-6.5 leaves arranging alone', () => {
    const match = begun(3);
    const asked = match.pending().find(({ kind, seat }) => kind === 'arrange' && match.view(seat).albums[seat]?.length);
    const [seat, id] = [asked?.seat ?? 0, asked?.id ?? 0];
    const [first] = match.legal(seat, id);
    const answered = match.answer(seat, id, first as Action);
    expect(answered.ok).toBe(true);
    expect(match.view(seat).byHand[seat]).toBe(true);
    expect(match.undoable(seat).entries).toEqual([]);
    // The question stays open, with the same id.
    expect(match.pending().find((open) => open.kind === 'arrange' && open.seat === seat)?.id).toBe(id);
  });
});
