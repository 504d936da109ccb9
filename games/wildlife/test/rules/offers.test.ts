import { describe, expect, it } from 'vitest';
import { ACCEPT, DONE, DRAW, OFFER, PASS, PREPARE, RESERVE } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import {
  asked,
  cards,
  dieOnAnimal,
  dieOnHabitat,
  draw,
  idleTurn,
  keys,
  legal,
  nobodyOffers,
  place,
  play,
  refusal,
  spook,
} from './play.ts';
import { clearTable, commit, hold, lay, layRaccoon, MOUNTAIN, RAINFOREST, SAVANNAH, SHORELINE } from './table.ts';

/** Two seats, animals on the table, a card drawn by the first, and an offer of the second. */
function offeredTable(drawn: string, ...names: readonly string[]): State {
  const state = clearTable();
  state.tokens = [2, 3];
  lay(state, ...names);
  draw(state, drawn);
  play(state, OFFER, [], 1);
  return state;
}

describe('making offers', () => {
  it('W-3.1 everyone else with a free space and a token is asked at the same time', () => {
    const state = clearTable(4);
    state.tokens = [2, 1, 1, 9];
    hold(state, 2, 'Giraffe');
    draw(state, 'Guanaco');
    expect(asked(state)).toEqual(['offer 1', 'offer 2', 'offer 3']);
    for (const seat of [1, 2, 3]) expect(legal(state, seat)).toEqual(keys(OFFER, PASS));
  });

  it('W-3.1 without a token or a free space you are not asked', () => {
    const state = clearTable(4);
    state.tokens = [5, 0, 5, 1];
    hold(state, 2, 'Giraffe', 'Meerkat');
    hold(state, 3, 'White rhino');
    draw(state, 'Guanaco');
    expect(asked(state)).toEqual(['offer 3']);
  });

  it('W-3.1 if nobody can offer, you go on with the card at once', () => {
    const state = clearTable(3);
    state.tokens = [5, 0, 3];
    hold(state, 2, 'Giraffe', 'Meerkat');
    draw(state, 'Guanaco');
    expect(asked(state)).toEqual(['card 0']);
  });

  it('W-3.1 the others are asked after every draw, in turn order after you', () => {
    const state = clearTable(3);
    idleTurn(state);
    for (const name of ['Guanaco', 'Golden pheasant']) {
      draw(state, name);
      expect(asked(state)).toEqual(['offer 2', 'offer 0']);
      nobodyOffers(state);
      play(state, place(MOUNTAIN));
    }
  });

  it('W-3.1 a player who is asked offers or passes', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    for (const action of [DRAW, ACCEPT, RESERVE, place(MOUNTAIN), DONE]) {
      expect(refusal(state, action, 1)).toBe('notNow W-3.1');
    }
  });

  it('W-3.2 you choose only after everyone asked has answered', () => {
    const state = clearTable(3);
    draw(state, 'Guanaco');
    expect(play(state, OFFER, [], 2)).toEqual([{ type: 'answered', seat: 2, offer: true }]);
    expect(asked(state)).toEqual(['offer 1']);
    expect(state.offer).toBe(-1);
    play(state, PASS, [], 1);
    expect(asked(state)).toEqual(['card 0']);
  });

  it('W-3.2 it does not matter who answers first, by hand or by a standing answer', () => {
    const [early, late] = [clearTable(3), clearTable(3)];
    draw(early, 'Guanaco');
    draw(late, 'Guanaco');
    play(early, OFFER, [], 1);
    play(early, OFFER, [], 2);
    play(late, OFFER, [], 2);
    play(late, OFFER, [], 1);
    expect(late).toEqual(early);
  });

  it('W-3.2 an absent player makes no offer', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    expect(game.timeoutAction(state, question(state, 1))).toEqual(PASS);
  });

  it('W-3.3 of player 2 and player 3, only the offer of player 2 comes to the table', () => {
    const state = clearTable(3);
    draw(state, 'Guanaco');
    play(state, OFFER, [], 2);
    const events = play(state, OFFER, [], 1);
    expect(state.offer).toBe(1);
    expect(events.at(-1)).toEqual({ type: 'offered', seat: 1, card: cardNamed('Guanaco') });
  });

  it('W-3.3 nearest is counted from the drawer, in turn order', () => {
    const state = clearTable(4);
    idleTurn(state);
    idleTurn(state);
    draw(state, 'Guanaco');
    play(state, OFFER, [], 1);
    play(state, OFFER, [], 0);
    play(state, PASS, [], 3);
    expect(state.offer).toBe(0);
  });

  it('W-3.3 offers that lapse cost nothing', () => {
    const state = clearTable(3);
    draw(state, 'Guanaco');
    play(state, OFFER, [], 1);
    play(state, OFFER, [], 2);
    play(state, ACCEPT);
    expect(state.tokens).toEqual([3, 2, 4]);
    expect(state.reserves).toEqual([[], cards('Guanaco'), []]);
    draw(state, 'Meerkat');
    play(state, PASS, [], 1);
    play(state, OFFER, [], 2);
    expect(state.offer).toBe(2);
  });

  it('W-3.3 if nobody offers, there is nothing to accept', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    const events = play(state, PASS, [], 1);
    expect(events).toEqual([
      { type: 'answered', seat: 1, offer: false },
      { type: 'notOffered', card: cardNamed('Guanaco') },
    ]);
    expect(refusal(state, ACCEPT)).toBe('noOffer W-3.3');
    expect(legal(state)).toEqual(keys(place(MOUNTAIN), RESERVE));
  });

  it('W-3.12 nobody can offer for an animal that lies in a habitat', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    nobodyOffers(state);
    play(state, place(MOUNTAIN));
    expect(asked(state)).toEqual(['research 0']);
    expect(refusal(state, OFFER)).toBe('notNow W-2.2');
    play(state, PREPARE);
    expect(asked(state)).toEqual(['dice 0']);
  });

  it('W-3.12 once you decide on the card, the time for offers is over', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    nobodyOffers(state);
    expect(refusal(state, OFFER)).toBe('notNow W-2.3');
    expect(game.pending(state).filter(({ seat }) => seat === 1)).toEqual([]);
  });
});

describe('accepting', () => {
  it('W-3.4 player 2 reserves the guanaco for a token; nothing is spooked and the turn goes on', () => {
    const state = offeredTable('Guanaco', 'Golden pheasant');
    expect(play(state, ACCEPT)).toEqual([{ type: 'accepted', seat: 0, from: 1, card: cardNamed('Guanaco') }]);
    expect(state.tokens).toEqual([3, 2]);
    expect(state.reserves).toEqual([[], cards('Guanaco')]);
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Golden pheasant'));
    expect(state.discards).toEqual([]);
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
    expect([state.drawn, state.offer]).toEqual([-1, -1]);
  });

  it('W-3.4 the token may be the last one', () => {
    const state = clearTable();
    state.tokens = [0, 1];
    draw(state, 'Guanaco');
    play(state, OFFER, [], 1);
    play(state, ACCEPT);
    expect(state.tokens).toEqual([1, 0]);
  });

  it('W-3.4 a card that could be placed may be sold, too', () => {
    const state = offeredTable('Golden eagle', 'Golden pheasant');
    play(state, ACCEPT);
    expect(state.reserves[1]).toEqual(cards('Golden eagle'));
  });
});

describe('refusing', () => {
  it('W-3.5 you may accept, reserve the card yourself, or place it committed', () => {
    const state = offeredTable('Golden eagle', 'Golden pheasant');
    expect(legal(state)).toEqual(keys(ACCEPT, RESERVE, place(MOUNTAIN)));
  });

  it('W-3.5 reserving it yourself pays nobody', () => {
    const state = offeredTable('Golden eagle', 'Golden pheasant');
    play(state, RESERVE);
    expect(state.tokens).toEqual([2, 3]);
    expect(state.reserves).toEqual([cards('Golden eagle'), []]);
    expect(state.offer).toBe(-1);
  });

  it('W-3.5 a committed placement still needs the higher difficulty', () => {
    const state = offeredTable('Guanaco', 'Golden pheasant');
    expect(refusal(state, place(MOUNTAIN))).toBe('notHigher W-2.4');
    expect(refusal(state, place(SAVANNAH))).toBe('wrongHabitat W-2.4');
    expect(legal(state)).toEqual(keys(ACCEPT, RESERVE));
  });

  it('W-3.6 while an offer is on the table the card cannot spook', () => {
    const state = offeredTable('Guanaco', 'Golden pheasant');
    expect(refusal(state, spook(MOUNTAIN))).toBe('offerOnTable W-3.6');
  });

  it('W-3.6 while an offer is on the table a placed card is always committed', () => {
    const state = offeredTable('Golden eagle', 'Golden pheasant');
    expect(play(state, place(MOUNTAIN))[0]).toMatchObject({ type: 'placed', committed: true });
    expect(state.committed).toEqual(cards('Golden eagle'));
  });

  it('W-3.7 if you can neither reserve it nor place it, you must accept', () => {
    const state = clearTable();
    lay(state, 'Golden pheasant');
    hold(state, 0, 'Meerkat', 'Giraffe');
    draw(state, 'Guanaco');
    play(state, OFFER, [], 1);
    expect(legal(state)).toEqual(keys(ACCEPT));
    expect(refusal(state, RESERVE)).toBe('reserveFull W-2.11');
  });

  it('W-3.8 a committed animal lies in its habitat and must get a die this turn', () => {
    const state = offeredTable('Golden eagle', 'Golden pheasant');
    play(state, place(MOUNTAIN));
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Golden pheasant', 'Golden eagle'));
    play(state, PREPARE);
    expect(refusal(state, DONE)).toBe('diceOwed W-4.10');
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnAnimal('Golden eagle'));
    expect(refusal(state, DONE)).toBe('accepted');
  });

  it('W-3.8 an animal placed without an offer is not committed', () => {
    const state = clearTable();
    draw(state, 'Golden eagle');
    nobodyOffers(state);
    play(state, place(MOUNTAIN));
    play(state, PREPARE);
    expect(state.committed).toEqual([]);
    expect(refusal(state, DONE)).toBe('accepted');
  });

  it('W-3.9 a fifth committed animal in one habitat needs exactly six dice', () => {
    const names = ['Alpine salamander', 'Andean condor', 'Guanaco', 'Japanese macaque'];
    const state = clearTable();
    lay(state, ...names);
    commit(state, ...names);
    draw(state, 'Red panda');
    play(state, OFFER, [], 1);
    expect(legal(state)).toEqual(keys(ACCEPT, RESERVE, place(MOUNTAIN)));
  });

  it('W-3.9 a fifth one in a second habitat would need seven', () => {
    const names = ['Alpine salamander', 'Andean condor', 'Guanaco', 'Japanese macaque'];
    const state = clearTable();
    lay(state, ...names);
    commit(state, ...names);
    draw(state, 'Meerkat');
    play(state, OFFER, [], 1);
    expect(refusal(state, place(SAVANNAH))).toBe('tooManyCommitments W-3.9');
    expect(legal(state)).toEqual(keys(ACCEPT, RESERVE));
  });

  it('W-3.9 three committed animals in three habitats use up all dice', () => {
    const state = clearTable();
    lay(state, 'Guanaco', 'Meerkat');
    commit(state, 'Guanaco', 'Meerkat');
    draw(state, 'Hoatzin');
    play(state, OFFER, [], 1);
    play(state, place(RAINFOREST));
    expect(state.committed).toEqual(cards('Guanaco', 'Meerkat', 'Hoatzin'));
    draw(state, 'Jaguar');
    play(state, OFFER, [], 1);
    expect(refusal(state, place(RAINFOREST))).toBe('tooManyCommitments W-3.9');
    play(state, ACCEPT);
    // Without an offer nothing is committed, so nothing forbids the place.
    draw(state, 'Western gull');
    nobodyOffers(state);
    expect(legal(state)).toEqual(keys(place(SHORELINE), RESERVE));
  });

  it('W-3.9 a committed raccoon needs a die in the habitat where it lies', () => {
    const state = clearTable();
    lay(state, 'Western gull', 'Guanaco');
    layRaccoon(state, SAVANNAH);
    commit(state, 'Western gull', 'Guanaco', 'Raccoon');
    draw(state, 'White rhino');
    play(state, OFFER, [], 1);
    expect(refusal(state, place(SAVANNAH))).toBe('tooManyCommitments W-3.9');
    play(state, ACCEPT);
    state.committed = [...cards('Western gull', 'Raccoon')];
    draw(state, 'Nile crocodile');
    play(state, OFFER, [], 1);
    expect(refusal(state, place(SAVANNAH))).toBe('accepted');
  });

  it('W-3.10 placing committed earns its token like any other placement', () => {
    const state = offeredTable('Golden eagle', 'Golden pheasant');
    expect(play(state, place(MOUNTAIN))).toEqual([
      {
        type: 'placed',
        seat: 0,
        card: cardNamed('Golden eagle'),
        habitat: MOUNTAIN,
        committed: true,
        tokens: 1,
      },
    ]);
    expect(state.tokens).toEqual([3, 3]);
  });

  it('W-3.11 a later spook cancels commitments; committed animals elsewhere stay, upright', () => {
    const state = offeredTable('White rhino', 'Golden pheasant');
    play(state, place(SAVANNAH));
    draw(state, 'Golden eagle');
    play(state, OFFER, [], 1);
    play(state, place(MOUNTAIN));
    draw(state, 'Guanaco');
    play(state, PASS, [], 1);
    const [event] = play(state, spook(MOUNTAIN));
    expect(event).toMatchObject({
      type: 'spooked',
      gone: cards('Golden pheasant', 'Golden eagle'),
      upright: cards('White rhino'),
    });
    expect(state.committed).toEqual([]);
    expect(state.stacks).toEqual([[], cards('White rhino'), [], []]);
  });

  it('W-3.11 nobody is bound by what another player left upright', () => {
    const state = clearTable();
    state.tokens = [2, 0];
    lay(state, 'White rhino', 'Golden pheasant');
    commit(state, 'White rhino');
    draw(state, 'Guanaco');
    play(state, spook(MOUNTAIN));
    play(state, PREPARE);
    expect(asked(state)).toEqual(['dice 1']);
    expect(refusal(state, DONE)).toBe('accepted');
  });
});
