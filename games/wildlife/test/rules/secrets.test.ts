import { type Observer, ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { DRAW, OFFER, PASS } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import type { Action, Event, State } from '../../src/types.ts';
import { asked, cards, draw, idleTurn, place, play, playRevealing } from './play.ts';
import { clearTable, discard, hold, lay, MOUNTAIN, own, thinDeck } from './table.ts';

function heardBy(observer: Observer, events: readonly Event[]): readonly (Event | undefined)[] {
  return events.map((event) => game.eventFor(event, observer));
}

/** Four seats; the first has drawn the guanaco, and the others answer in the order given. */
function answered(...answers: readonly (readonly [seat: number, answer: Action])[]) {
  const state = clearTable(4);
  draw(state, 'Guanaco');
  const events = answers.flatMap(([seat, answer]) => play(state, answer, [], seat));
  return { state, events };
}

describe('assignments', () => {
  it('W-10.1 everyone sees only their own, and spectators see none', () => {
    const state = clearTable(3);
    state.assignments = [7, 4, 9];
    expect(game.view(state, 0).assignments).toEqual([7, -1, -1]);
    expect(game.view(state, 1).assignments).toEqual([-1, 4, -1]);
    expect(game.view(state, 2).assignments).toEqual([-1, -1, 9]);
    expect(game.view(state, 'spectator').assignments).toEqual([-1, -1, -1]);
  });

  it('W-10.1 in the final scoring all are shown', () => {
    const state = clearTable();
    state.assignments = [7, 4];
    own(state, 0, 'White rhino');
    state.ending = true;
    idleTurn(state);
    play(state, { type: 'prepare' });
    const { events, revealed } = playRevealing(state, { type: 'done' });
    expect(revealed).toEqual([{ rule: 'W-10.1' }]);
    expect(events.at(-1)).toEqual({
      type: 'over',
      reason: 'target',
      assignments: [7, 4],
      sheets: [
        { animals: 3, awards: 0, cover: 5, symbols: 1, feature: 2, total: 10 },
        { animals: 0, awards: 0, cover: 0, symbols: 0, feature: 0, total: 0 },
      ],
    });
    for (const observer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, observer).assignments).toEqual([7, 4]);
      expect(heardBy(observer, events)).toEqual(events);
    }
  });

  it('W-10.1 nothing is shown while the last round is still played', () => {
    const state = clearTable();
    state.ending = true;
    idleTurn(state);
    expect(game.view(state, 1).assignments).toEqual([-1, 1]);
  });
});

describe('the deck', () => {
  it('W-10.2 the next card is made by chance when it is drawn, and every card of the deck can be next', () => {
    const before = clearTable();
    before.tokens = [0, 0];
    lay(before, 'Guanaco', 'Meerkat');
    before.deck.forEach((card, result) => {
      const state = game.clone(before);
      play(state, DRAW, [result]);
      expect(state.drawn).toBe(card);
    });
  });

  it('W-10.2 which cards are left is public, in an order that says nothing', () => {
    const state = clearTable();
    lay(state, 'Guanaco');
    draw(state, 'Meerkat');
    for (const observer of [0, 1, 'spectator'] as const) {
      const { deck } = game.view(state, observer);
      expect(deck).toHaveLength(35);
      expect(deck).toEqual(deck.toSorted((a, b) => a - b));
      expect(deck).not.toContain(cardNamed('Guanaco'));
      expect(deck).not.toContain(cardNamed('Meerkat'));
    }
  });

  it('W-10.2 a new deck does not keep the order of the discards', () => {
    const state = clearTable();
    state.tokens = [0, 0];
    discard(state, 'Red panda', 'Meerkat', 'White rhino', 'Western gull', 'Guanaco');
    thinDeck(state, 1);
    play(state, DRAW, [0]);
    expect(state.drawn).toBe(cardNamed('Western gull'));
    expect(state.deck).toEqual(cards('Meerkat', 'White rhino', 'Guanaco', 'Red panda'));
  });
});

describe('offers', () => {
  it('W-10.3 an answer is sealed until all have answered', () => {
    const [offer, pass] = [answered([2, OFFER]), answered([2, PASS])];
    for (const observer of [0, 1, 3, 'spectator'] as const) {
      expect(game.view(offer.state, observer)).toEqual(game.view(pass.state, observer));
      expect(heardBy(observer, offer.events)).toEqual([{ type: 'answered', seat: 2 }]);
      expect(heardBy(observer, pass.events)).toEqual([{ type: 'answered', seat: 2 }]);
    }
    expect(game.view(offer.state, 2).answers).toEqual(['none', 'none', 'offer', 'none']);
    expect(game.view(pass.state, 2).answers).toEqual(['none', 'none', 'pass', 'none']);
    expect(heardBy(2, offer.events)).toEqual([{ type: 'answered', seat: 2, offer: true }]);
  });

  it('W-10.3 then the offer with priority is shown to all', () => {
    const { state } = answered([1, PASS], [3, OFFER]);
    const { events, revealed } = playRevealing(state, OFFER, [], 2);
    expect(revealed).toEqual([{ rule: 'W-10.3' }]);
    for (const observer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(game.view(state, observer).offer).toBe(2);
      expect(heardBy(observer, events).at(-1)).toEqual({ type: 'offered', seat: 2, card: cardNamed('Guanaco') });
    }
  });

  it('W-10.3 or that there is none', () => {
    const { state } = answered([1, PASS], [2, PASS]);
    const { events, revealed } = playRevealing(state, PASS, [], 3);
    expect(revealed).toEqual([{ rule: 'W-10.3' }]);
    for (const observer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(game.view(state, observer).offer).toBe(-1);
      expect(heardBy(observer, events).at(-1)).toEqual({ type: 'notOffered', card: cardNamed('Guanaco') });
    }
  });

  it('W-10.4 the answers after the offer with priority are never shown', () => {
    const tables = [
      answered([3, OFFER], [2, OFFER], [1, OFFER]),
      answered([3, OFFER], [2, PASS], [1, OFFER]),
      answered([3, PASS], [2, OFFER], [1, OFFER]),
      answered([3, PASS], [2, PASS], [1, OFFER]),
    ];
    const [{ state: first, events: heard } = answered()] = tables;
    for (const { state, events } of tables) {
      expect(state).toEqual(first);
      for (const observer of [0, 1, 'spectator'] as const) {
        expect(heardBy(observer, events)).toEqual(heardBy(observer, heard));
      }
    }
    expect(first.answers).toEqual(['none', 'none', 'none', 'none']);
  });
});

describe('guesses of what is hidden', () => {
  /** What a seat thinks possible, with the chance results that the guess uses. */
  function guess(state: State, seat: number, ...results: readonly number[]): State {
    const chance = new ScriptedChance(results);
    const guessed = game.determinize(game.view(state, seat), seat, chance);
    expect(chance.unused).toBe(0);
    return guessed;
  }

  it('W-10.1 every other assignment is possible for the others, and each only once', () => {
    const state = clearTable(3);
    state.assignments = [5, 2, 7];
    expect(guess(state, 1, 0, 0).assignments).toEqual([0, 2, 1]);
    expect(guess(state, 1, 1, 7).assignments).toEqual([1, 2, 9]);
    expect(guess(state, 1, 4, 5)).toEqual(state);
  });

  it('W-10.1 nothing is guessed once they are shown, or if there are none', () => {
    const shown = clearTable();
    shown.over = true;
    expect(guess(shown, 0)).toEqual(shown);
    const none = clearTable(2, { assignments: false });
    expect(guess(none, 0)).toEqual(none);
  });

  it('W-10.3 a sealed answer may be either; a seat that was not asked or has not answered has none', () => {
    const state = clearTable(4, { assignments: false });
    state.tokens = [2, 0, 2, 2];
    draw(state, 'Guanaco');
    play(state, OFFER, [], 3);
    expect(guess(state, 0, 0).answers).toEqual(['none', 'none', 'none', 'pass']);
    expect(guess(state, 0, 1).answers).toEqual(['none', 'none', 'none', 'offer']);
    expect(guess(state, 2, 1)).toEqual(state);
    expect(guess(state, 3)).toEqual(state);
  });

  it('W-10.3 after the answers there is nothing to guess', () => {
    const state = clearTable(3, { assignments: false });
    draw(state, 'Guanaco');
    play(state, PASS, [], 1);
    play(state, OFFER, [], 2);
    for (const seat of [0, 1, 2]) expect(guess(state, seat)).toEqual(state);
  });
});

describe('what is public', () => {
  function busyTable(): State {
    const state = clearTable(3);
    lay(state, 'Guanaco', 'Meerkat');
    hold(state, 1, 'White rhino');
    own(state, 2, 'Red panda');
    discard(state, 'Hoatzin');
    state.awards[2] = [6];
    state.awarded[2] = 1;
    draw(state, 'Golden eagle');
    return state;
  }

  it('W-10.5 tokens, portfolios, reserves, the table, discards and awards are shown to all', () => {
    const state = busyTable();
    const { tokens, portfolios, reserves, stacks, discards, awards, awarded, drawn, deck } = state;
    for (const observer of [0, 1, 2, 'spectator'] as const) {
      expect(game.view(state, observer)).toMatchObject({
        observer,
        ...{ tokens, portfolios, reserves, stacks, discards, awards, awarded, drawn, deck },
      });
    }
  });

  it('W-10.5 apart from assignments and answers, all views are the same', () => {
    const state = busyTable();
    play(state, OFFER, [], 1);
    const { observer: _, answers: __, assignments: ___, ...shown } = game.view(state, 'spectator');
    for (const observer of [0, 1, 2] as const) {
      expect(game.view(state, observer)).toMatchObject(shown);
    }
  });

  it('W-10.5 everyone sees who has answered an offer question', () => {
    const state = busyTable();
    play(state, OFFER, [], 2);
    expect(asked(state)).toEqual(['offer 1']);
    for (const observer of [0, 1, 2, 'spectator'] as const) {
      expect(game.view(state, observer).open.map(({ seat }) => seat)).toEqual([1]);
    }
  });

  it('W-10.5 everyone hears what is done openly', () => {
    const state = busyTable();
    play(state, PASS, [], 1);
    play(state, PASS, [], 2);
    const events = play(state, place(MOUNTAIN));
    for (const observer of [0, 1, 2, 'spectator'] as const) expect(heardBy(observer, events)).toEqual(events);
  });
});
