/** The sentences that depend on more than the names in them. */
import { type Observer, render } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { ACCEPT, DONE, GIVE_UP, OFFER, PAY, PREPARE, RESERVE } from '../src/actions.ts';
import { cardNamed } from '../src/cards.ts';
import { game, text } from '../src/index.ts';
import { question } from '../src/testing.ts';
import type { Action, Event, State } from '../src/types.ts';
import {
  cards,
  dieOnAnimal,
  dieOnHabitat,
  draw,
  expedition,
  explore,
  faces,
  nobodyOffers,
  payFrom,
  photograph,
  place,
  placeReserved,
  play,
  reroll,
  spook,
  token,
} from './rules/play.ts';
import { clearTable, commit, hold, lay, MOUNTAIN, own, RAINFOREST, SAVANNAH } from './rules/table.ts';

function action(state: State, answer: Action): string {
  return render(text.action(answer, game.view(state, state.turn)), { observer: state.turn });
}

function event(state: State, happened: Event, observer: Observer = 'spectator'): string {
  return render(text.event(happened, game.view(state, observer)), { observer });
}

function refusal(state: State, answer: Action): string {
  const rejection = game.check(state, question(state), answer);
  return rejection === undefined ? 'accepted' : text.rejection(rejection);
}

/** Seat 0 has failed to explore the Savannah, with 2 tokens on the white rhino and 3 left. */
function failedExploration(...roll: readonly number[]): State {
  const state = clearTable();
  state.tokens = [5, 0];
  lay(state, 'Meerkat', 'White rhino');
  expedition(state, [[SAVANNAH, roll.length]], [['White rhino', 2]]);
  play(state, token('White rhino'));
  play(state, token('White rhino'));
  play(state, DONE);
  play(state, explore(SAVANNAH), faces(...roll));
  return state;
}

describe('the start', () => {
  it('gives the tokens in turn order, if there are any', () => {
    const began: Event = { type: 'began', first: 1, tokens: [4, 2, 3], cards: cards('Guanaco', "Coquerel's sifaka") };
    expect(event(clearTable(3), began, 0)).toBe(
      "Player 2 goes first. Tracking tokens: 2 for Player 2, 3 for Player 3 and 4 for you. On the table: the guanaco and Coquerel's sifaka.",
    );
    expect(event(clearTable(3, { tokens: false }), began, 1)).toBe(
      "You go first. On the table: the guanaco and Coquerel's sifaka.",
    );
  });

  it('does not name an assignment, because others may be watching', () => {
    expect(event(clearTable(), { type: 'dealt', seat: 0, assignment: 3 }, 0)).toBe(
      'You get an assignment that only you can see.',
    );
  });
});

describe('a drawn card', () => {
  it('has other words when there is an offer', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    play(state, OFFER, [], 1);
    expect(action(state, ACCEPT)).toBe('Accept: Player 2 reserves the guanaco and pays you 1 token');
    expect(action(state, RESERVE)).toBe('Refuse the offer: reserve the guanaco (4) for yourself');
    expect(action(state, place(MOUNTAIN))).toBe(
      'Refuse the offer: place the guanaco (4) on the Mountain as a promise and take 1 token: you must try to photograph it this turn',
    );
    const told = play(state, place(MOUNTAIN)).map((happened) => event(state, happened, 1));
    expect(told[0]).toBe(
      'Player 1 refuses the offer, places the guanaco (4) on the Mountain as a promise and takes 1 token.',
    );
  });

  it('earns a token only if there are tokens', () => {
    const [full, plain] = [clearTable(), clearTable(2, { tokens: false })];
    for (const state of [full, plain]) {
      draw(state, "Coquerel's sifaka");
      nobodyOffers(state);
    }
    expect(action(full, place(RAINFOREST))).toBe("Place Coquerel's sifaka (10) in the Rainforest and take 1 token");
    expect(action(plain, place(RAINFOREST))).toBe("Place Coquerel's sifaka (10) in the Rainforest");
    expect(action(plain, RESERVE)).toBe("Reserve Coquerel's sifaka (10) for yourself");
  });

  it('warns of what a spook costs', () => {
    const state = clearTable();
    lay(state, "Jackson's chameleon", 'Golden eagle', 'Meerkat', 'Jaguar');
    draw(state, 'Guanaco');
    nobodyOffers(state);
    expect(action(state, spook(MOUNTAIN))).toBe(
      "Let the guanaco spook the Mountain: you discard the guanaco, Jackson's chameleon and the golden eagle, and photograph nothing this turn",
    );
    commit(state, 'Meerkat');
    expect(action(state, spook(MOUNTAIN))).toMatch(/; your promise no longer counts$/);
    commit(state, 'Jaguar');
    expect(action(state, spook(MOUNTAIN))).toMatch(/; your promises no longer count$/);
    expect(play(state, spook(MOUNTAIN)).map((happened) => event(state, happened))[0]).toBe(
      "The guanaco (4) spooks the Mountain: the guanaco, Jackson's chameleon and the golden eagle are gone. No longer promised: the meerkat and the jaguar.",
    );
  });

  it('comes from a new deck of one card or more', () => {
    const shuffled = (n: number) => event(clearTable(), { type: 'shuffled', cards: n });
    expect(shuffled(1)).toBe('The deck was empty: 1 discarded card forms a new one.');
    expect(shuffled(2)).toBe('The deck was empty: 2 discarded cards form a new one.');
  });
});

describe('preparation', () => {
  it('says how many dice there are already', () => {
    const state = clearTable();
    lay(state, 'Meerkat');
    play(state, PREPARE);
    const onHabitat = () => action(state, dieOnHabitat(SAVANNAH));
    expect(onHabitat()).toBe('Put a die on the Savannah (explore 3+), which has no dice yet');
    play(state, dieOnHabitat(SAVANNAH));
    expect(onHabitat()).toBe('Put a die on the Savannah (explore 3+), which has 1 die');
    play(state, dieOnHabitat(SAVANNAH));
    expect(onHabitat()).toBe('Put a die on the Savannah (explore 3+), which has 2 dice');
    expect(action(state, dieOnAnimal('Meerkat'))).toBe('Put a die on the meerkat (3), which has no dice yet');
  });

  it('says what is promised, what is there and what is left', () => {
    const state = clearTable();
    lay(state, 'Meerkat');
    hold(state, 0, "Coquerel's sifaka");
    play(state, PREPARE);
    expect(action(state, placeReserved("Coquerel's sifaka", RAINFOREST))).toBe(
      "Place the reserved Coquerel's sifaka (10) in the Rainforest as a promise: you must try to photograph it this turn",
    );
    expect(action(state, DONE)).toBe('Place no more animals and go on to the dice');
    play(state, DONE);
    expect(action(state, DONE)).toBe('Place no dice and go on to Review');
    for (let i = 0; i < 4; i++) play(state, dieOnHabitat(SAVANNAH));
    expect(action(state, DONE)).toBe('Place no more dice and leave 2 unused');
    play(state, dieOnAnimal('Meerkat'));
    expect(action(state, DONE)).toBe('Place no more dice and leave 1 unused');
    play(state, DONE);
    expect(action(state, token('Meerkat'))).toBe('Put a token on the meerkat (3), which has 1 die');
    play(state, token('Meerkat'));
    expect(action(state, token('Meerkat'))).toBe('Put a token on the meerkat (3), which has 1 die and 1 token');
    expect(action(state, DONE)).toBe('Place no more tokens and head out');
  });

  it('names habitats and animals properly in refusals', () => {
    const state = clearTable();
    lay(state, "Coquerel's sifaka");
    play(state, PREPARE);
    expect(refusal(state, dieOnAnimal("Coquerel's sifaka"))).toBe(
      "Put a die on the Rainforest first, then on Coquerel's sifaka.",
    );
    expect(refusal(state, dieOnAnimal('Meerkat'))).toBe('The meerkat is not on the table.');
    const drawn = clearTable();
    draw(drawn, 'Guanaco');
    nobodyOffers(drawn);
    expect(refusal(drawn, place(SAVANNAH))).toBe('The guanaco belongs on the Mountain.');
  });
});

describe('photography', () => {
  it('says what the dice must show', () => {
    const state = clearTable();
    lay(state, 'Meerkat');
    expedition(
      state,
      [
        [SAVANNAH, 3],
        [MOUNTAIN, 1],
      ],
      [['Meerkat', 1]],
    );
    play(state, DONE);
    expect(action(state, explore(SAVANNAH))).toBe('Explore the Savannah with 3 dice: one must show 3 or more');
    expect(action(state, explore(MOUNTAIN))).toBe('Explore the Mountain with 1 die: it must show 4 or more');
    expect(refusal(state, explore(RAINFOREST))).toBe('You have no dice left on the Rainforest.');
    play(state, explore(SAVANNAH), faces(1, 2, 3));
    expect(action(state, photograph('Meerkat'))).toBe('Photograph the meerkat (3) with 1 die');
    const [shot] = play(state, photograph('Meerkat'), faces(3));
    expect(shot && event(state, shot)).toBe(
      'Player 1 aims at the meerkat (3) and rolls 3: a photograph worth 1 prestige.',
    );
  });

  it('says who is gone, and what tokens add', () => {
    const missed: Event = {
      type: 'photographed',
      seat: 0,
      card: cardNamed("Coquerel's sifaka"),
      roll: [2, 4],
      tokens: 1,
      success: false,
    };
    expect(event(clearTable(), missed, 0)).toBe(
      "You aim at Coquerel's sifaka (10) and roll 2 and 4 plus 1 token, 7 in all: not enough, so Coquerel's sifaka is gone.",
    );
  });

  it('says what a re-roll brought', () => {
    const again = { type: 'rerolled', seat: 0, habitat: SAVANNAH, die: 0, from: 1 } as const;
    const state = clearTable();
    expect(event(state, { ...again, to: 1, success: false }, 0)).toBe(
      'You re-roll the 1 and get another 1: still not enough.',
    );
    expect(event(state, { ...again, to: 4, success: true })).toBe(
      'Player 1 re-rolls the 1 into a 4 and finds the habitat.',
    );
  });

  it('says what giving up costs', () => {
    expect(action(failedExploration(1), GIVE_UP)).toBe(
      'Give up the Savannah: the white rhino is lost, and 2 tokens come back',
    );
    const empty = clearTable();
    expedition(empty, [[SAVANNAH, 1]]);
    play(empty, explore(SAVANNAH), faces(1));
    expect(action(empty, GIVE_UP)).toBe('Give up the Savannah: no animal is lost');
  });

  it('asks for the second token of a re-roll in its own words', () => {
    const state = failedExploration(1);
    const asks = (observer: Observer) =>
      render(text.decision(question(state), game.view(state, observer)), { observer });
    expect(asks(0)).toBe('The exploration failed. Spend 2 tokens on a re-roll, or give up?');
    expect(refusal(state, DONE)).toBe('The exploration failed: spend 2 tokens on a re-roll, or give up.');
    expect(action(state, PAY)).toBe('Put 1 token from your supply on the Savannah for a re-roll');
    expect(action(state, payFrom('White rhino'))).toBe(
      'Put 1 token from the white rhino on the Savannah for a re-roll',
    );
    const [paid] = play(state, payFrom('White rhino'));
    expect(paid && event(state, paid)).toBe(
      'Player 1 puts 1 token from the white rhino on the Savannah for a re-roll.',
    );
    expect(asks(0)).toBe('The re-roll costs one more token. Where do you take it from?');
    expect(asks(1)).toBe('Player 1 chooses one more token for the re-roll.');
    expect(refusal(state, DONE)).toBe('The re-roll costs one more token. Where do you take it from?');
    play(state, PAY);
    expect(refusal(state, reroll(1))).toBe('You rolled only 1 die.');
    expect(refusal(state, DONE)).toBe('Choose the die to roll again.');
  });
});

describe('the end', () => {
  function over(totals: readonly number[], tokens: readonly number[], observer: Observer = 'spectator'): string {
    const state = clearTable(totals.length);
    state.tokens = [...tokens];
    own(state, 0, 'Guanaco');
    const sheets = totals.map((total) => ({ animals: total, awards: 0, cover: 0, symbols: 0, feature: 0, total }));
    const words = event(state, { type: 'over', reason: 'target', assignments: [], sheets }, observer);
    return words.replace(/^The game is over\. .* photographs\. /, '');
  }

  it('adds up each score', () => {
    const sheets = [
      { animals: 18, awards: 4, cover: 5, symbols: 4, feature: 9, total: 36 },
      { animals: 2, awards: 0, cover: 0, symbols: 0, feature: 0, total: 2 },
      { animals: 0, awards: 0, cover: 0, symbols: 0, feature: 0, total: 0 },
    ];
    expect(event(clearTable(3), { type: 'over', reason: 'target', assignments: [], sheets }, 0)).toBe(
      'The game is over. You score 36: 18 for photographs, 4 for awards, 5 for the cover photo, 9 for the feature article. ' +
        'Player 2 scores 2: 2 for photographs. Player 3 scores 0. ' +
        'You win. Prestige: you first with 36, Player 2 second with 2, Player 3 third with 0.',
    );
  });

  it('ranks all seats', () => {
    expect(over([17, 1, 36], [0, 9, 0])).toBe(
      'Player 3 wins. Prestige: Player 3 first with 36, Player 1 second with 17, Player 2 third with 1.',
    );
    expect(over([17, 1], [0, 9], 0)).toBe('You win. Prestige: you first with 17, Player 2 second with 1.');
  });

  it('says when tokens decided', () => {
    expect(over([31, 31, 12], [3, 5, 9])).toBe(
      'Player 2 wins the tie: tracking tokens, 5 to 3. Prestige: Player 2 first with 31 (5 tokens), Player 1 second with 31 (3 tokens), Player 3 third with 12.',
    );
    expect(over([31, 12, 12], [0, 1, 2])).toBe(
      'Player 1 wins. Prestige: Player 1 first with 31, Player 3 second with 12 (2 tokens), Player 2 third with 12 (1 token).',
    );
  });

  it('shares places', () => {
    expect(over([31, 31, 12], [3, 3, 3], 1)).toBe(
      'Player 1 and you share the victory. Prestige: Player 1 and you first with 31, Player 3 third with 12.',
    );
  });
});
