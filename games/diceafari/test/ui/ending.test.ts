/** What a route that ends the game would score, compared with how the rules end whole matches. */
import { type Chance, SeededChance } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { describe, expect, it } from 'vitest';
import { actionKey } from '../../src/actions.ts';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { type Action, type Event, NONE, type Options, type State } from '../../src/types.ts';
import { type Ending, endingOf, rivalOf } from '../../src/ui/ending.ts';
import { photoRange } from '../../src/ui/photo-range.ts';
import { routesFor } from '../../src/ui/routes.ts';
import { offersOf } from '../../src/ui/spec.tsx';
import { claimWords, routeWarning } from '../../src/ui/words.ts';
import { GIRAFFE, LION, legal, play, tableOf } from '../rules/table.ts';

const OPEN: Partial<Options> = { openCollections: true };
const RULES: readonly Partial<Options>[] = [OPEN, { ...OPEN, exclusiveCoverage: true, wetlands: true, corners: true }];

function legalIn(state: State): Action[] {
  const [question] = game.pending(state);
  const actions: Action[] = [];
  if (question !== undefined) game.legalActions(state, question, actions);
  return actions;
}

/** The rest of the turn, at random: a bonus, and a photo or none. */
function finishTurn(state: State, action: Action, chance: Chance): State {
  const after = game.clone(state);
  game.apply(after, question(after), action, witness<Event>(chance));
  while (game.pending(after).some(({ kind }) => kind !== 'roll')) {
    const legalNow = legalIn(after);
    game.apply(after, question(after), legalNow[chance.int(legalNow.length)] as Action, witness<Event>(chance));
  }
  return after;
}

function question(state: State) {
  const [first] = game.pending(state);
  if (first === undefined) throw new Error('Nothing is asked.');
  return first;
}

interface Foretold {
  readonly told: Ending | undefined;
  readonly score: readonly number[] | undefined;
  readonly won: boolean;
}

/** Every claim of a random match, with its predicted and its real score. */
function foretold(options: Partial<Options>, seats: number, seed: number): readonly Foretold[] {
  const chance = new SeededChance(seed);
  const state = newTable(seats, options, seed);
  const all: Foretold[] = [];
  while (game.outcome(state) === undefined) {
    const actions = legalIn(state);
    const { seat } = question(state);
    const view = game.view(state, seat);
    for (const action of actions) {
      if (action.type !== 'claim') continue;
      const bonus = offersBonus(state, action);
      const end = game.outcome(finishTurn(state, action, chance));
      all.push({ told: endingOf(action.tiles, bonus, view), score: end?.score, won: end?.rank[seat] === 1 });
    }
    const claims = actions.filter(({ type }) => type === 'claim');
    const from = claims.length > 0 ? claims : actions;
    game.apply(state, question(state), from[chance.int(from.length)] as Action, witness<Event>(chance));
  }
  return all;
}

function offersBonus(state: State, action: Action): boolean {
  const after = game.clone(state);
  game.apply(after, question(after), action, witness<Event>(new SeededChance(1)));
  return game.pending(after).some(({ kind }) => kind === 'bonus');
}

describe('a route that ends the game', () => {
  it('scores what was predicted, whatever is taken after it', () => {
    const all = RULES.flatMap((options) =>
      [2, 3, 4].flatMap((seats) => [1, 2, 3, 4].flatMap((seed) => foretold(options, seats, seed))),
    );
    const ends = all.filter(({ score }) => score !== undefined);
    expect(ends.length).toBeGreaterThan(40);
    expect(ends.some(({ won }) => won)).toBe(true);
    const exact = (score: readonly number[]) => score.map((points) => ({ least: points, most: points }));
    expect(all.map(({ told }) => told?.scores)).toEqual(all.map(({ score }) => score && exact(score)));
    expect(ends.filter(({ told, won }) => told?.wins !== won)).toEqual([]);
  });

  it.each([
    { rules: 'collections are covered', options: {} },
    { rules: 'photos lie face down', options: { photoSurprise: true, openCollections: true } },
    { rules: 'everything is unseen', options: { photoSurprise: true, wetlands: true, exclusiveCoverage: true } },
  ])('has a range that holds the score if $rules', ({ options }) => {
    const all = [2, 3].flatMap((seats) => [1, 2, 3, 4].flatMap((seed) => foretold(options, seats, seed)));
    const ends = all.filter(({ score }) => score !== undefined);
    expect(ends.length).toBeGreaterThan(20);
    expect(all.filter(({ told, score }) => (told === undefined) !== (score === undefined))).toEqual([]);
    const wrong = ends.filter(({ told, score }) =>
      told?.scores.some(({ least, most }, seat) => !(least <= (score?.[seat] ?? 0) && (score?.[seat] ?? 0) <= most)),
    );
    expect(wrong).toEqual([]);
    expect(ends.filter(({ told, won }) => told?.wins === true && !won)).toEqual([]);
    expect(ends.some(({ told }) => told?.scores.some(({ least, most }) => least < most))).toBe(true);
    expect(ends.some(({ told }) => told?.wins)).toBe(true);
  });

  it('names the best of the others', () => {
    const scores = [
      { least: 24, most: 24 },
      { least: 12, most: 30 },
      { least: 13, most: 30 },
    ];
    expect(rivalOf(scores, 0)).toBe(2);
    expect(rivalOf(scores, 2)).toBe(1);
  });
});

describe('the list of routes near the end', () => {
  const NAMES = ['Ann', 'Bob'];
  const sitters = NAMES.map((name, seat) => ({ seat, name, kind: 'person', mine: seat === 0, away: false }) as const);

  /** The last free tile is D1; Bob has the rest, or Ann. */
  function tableAt(owners: string, options: Partial<Options> = OPEN) {
    const state = tableOf(['oooo'], { owners, options, photos: [NONE, LION, GIRAFFE] });
    const ended = { ...state, turns: [4, 4] };
    const asked = {
      id: 0,
      seat: 0,
      kind: 'roll',
      words: '',
      legal: legal(ended).map((action) => ({ action, words: '' })),
    };
    return { state: ended, asked, room: { observer: 0, sitters, view: game.view(ended, 0) } as const };
  }

  it('begins with a route that ends the game and wins, and gives both scores', () => {
    const { asked, room, state } = tableAt('001.');
    const [first] = routesFor(asked, room.view);
    if (first === undefined) throw new Error('There is no route.');
    expect(routeWarning(first, room)).toBe('ends the game: you 6, Bob 0');
    expect(claimWords(first, 0, room)).toBe('ends the game: you 6, Bob 0');
    expect(offersOf(asked, room.view).find(({ suggested }) => suggested === true)?.key).toBe(first.key);
    play(state, first.action);
    play(state, { type: 'noPhoto' });
    expect(game.outcome(state)?.score).toEqual([6, 0]);
  });

  it('puts losing routes after the rest, and chooses none of them beforehand', () => {
    const { asked, state } = tableAt('111.');
    const rich = { ...game.view(state, 0), collections: [NO_PHOTOS, [3, 3, 0, 0]] };
    const routes = routesFor(asked, rich);
    const ends = routes.map(({ ending }) => ending !== undefined);
    expect(ends).toEqual(ends.toSorted());
    expect(ends.at(-1)).toBe(true);
    const suggested = offersOf(asked, rich).filter((offer) => offer.suggested === true);
    expect(suggested.map(({ key }) => key)).toEqual([routes[0]?.key]);
    const only = { ...asked, legal: asked.legal.filter(({ action }) => actionKey(action) === routes.at(-1)?.key) };
    expect(offersOf(only, rich).some((offer) => offer.suggested === true)).toBe(false);
  });

  it('begins with a sure victory although the other collection is covered', () => {
    const { asked, room } = tableAt('001.', {});
    const covered = { ...room.view, collections: [NO_PHOTOS, [1, 0, 0, 0]], photoCounts: [0, 1] };
    const [first] = routesFor(asked, covered);
    expect(first?.ending?.wins).toBe(true);
    expect(first && routeWarning(first, { ...room, view: covered })).toBe('ends the game: you 6, Bob 1');
  });

  it('puts an ending last if the covered collection may win, and says how far it may go', () => {
    const { asked, room } = tableAt('001.', {});
    const covered = { ...room.view, collections: [NO_PHOTOS, [1, 1, 1, 1]], photoCounts: [0, 4] };
    const routes = routesFor(asked, covered);
    const last = routes.at(-1);
    expect(routes[0]?.ending).toBeUndefined();
    expect(last?.ending).toMatchObject({ wins: false, anyway: false });
    expect(last && routeWarning(last, { ...room, view: covered })).toBe('ends the game: you 6, Bob 4–10');
    expect(offersOf(asked, covered).find(({ suggested }) => suggested === true)?.key).toBe(routes[0]?.key);
  });
});

describe('photos that are not known', () => {
  const PLENTY = [7, 7, 7, 7];

  it('score from single photos to the best sets', () => {
    expect(photoRange(NO_PHOTOS, 0, PLENTY)).toEqual({ least: 0, most: 0 });
    expect(photoRange(NO_PHOTOS, 3, PLENTY)).toEqual({ least: 3, most: 5 });
    expect(photoRange(NO_PHOTOS, 4, PLENTY)).toEqual({ least: 4, most: 10 });
    expect(photoRange([1, 1, 1, 0], 1, PLENTY)).toEqual({ least: 4, most: 10 });
  });

  it('can only be animals that are left', () => {
    expect(photoRange([1, 1, 1, 0], 1, [7, 7, 7, 0])).toEqual({ least: 4, most: 4 });
    expect(photoRange(NO_PHOTOS, 3, [2, 2, 2, 2])).toEqual({ least: 3, most: 3 });
  });
});

const NO_PHOTOS = [0, 0, 0, 0];
