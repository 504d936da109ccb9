/** Plays whole random matches, with every option on and off, and checks how the board handles each question. */
import { describeBoard, doneAt } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { boardOf } from '../../src/board.ts';
import { MOST_ROLLS } from '../../src/dice.ts';
import { game, text } from '../../src/index.ts';
import { DECISION_KINDS, type Options } from '../../src/types.ts';
import { anyRouteNext, chancesFor } from '../../src/ui/chances.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { routeWords } from '../../src/ui/heard-words.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { questionMarks } from '../../src/ui/marks.ts';
import { outlookOf } from '../../src/ui/outlook.ts';
import { spotPlace, tilePlace } from '../../src/ui/places.ts';
import { prompt } from '../../src/ui/prompt.tsx';
import { isRash, type Route } from '../../src/ui/routes.ts';
import { ruleOf } from '../../src/ui/rule-of.ts';
import { offersOf, specFor } from '../../src/ui/spec.tsx';
import { routeDetail, routeTitle, routeWarning, spotWords, tileWords } from '../../src/ui/words.ts';

const NO_AIM = { aim: undefined, row: undefined };
const ALL_RULES: Partial<Options> = { corners: true, photoSurprise: true, exclusiveCoverage: true, wetlands: true };
const FEW_OPTIONS: readonly Partial<Options>[] = [
  {},
  ALL_RULES,
  { openCollections: true, map: 'turtle' },
  { customMap: { name: 'Islands', rows: ['###...#', '.##.#..', '....##.'] } },
];

const all = describeBoard({
  game,
  text,
  ui: { prompt, groups, duration, lessons: LESSONS, ruleOf },
  rules: RULES,
  kinds: DECISION_KINDS,
  options: FEW_OPTIONS,
});

describe('every question of DiceAFARI', () => {
  it('lists every route once, under its own letter, with words to tell it apart', () => {
    const bad = all.flatMap(({ room: { view }, question }) => {
      const { routes } = outlookOf(question, view);
      const claims = question.legal.filter(({ action }) => action.type === 'claim');
      const letters = new Set(routes.map(({ letter }) => letter));
      const words = routes.map(
        (route) => `${routeTitle(route, view)} ${routeDetail(route.tiles, question.seat, view)}`,
      );
      const fine = routes.length === claims.length && letters.size === routes.length;
      return fine && words.every((each) => /^\d tiles.* (all free|takes over \d|\d yours)/.test(each)) ? [] : [words];
    });
    expect(bad).toEqual([]);
  });

  it('begins the spoken words of a route with those on its row', () => {
    const bad = all.flatMap(({ room, question }) =>
      outlookOf(question, room.view).routes.flatMap((route) => {
        const heard = routeWords(route, question.seat, room);
        const below = routeWarning(route, room) ?? routeDetail(route.tiles, question.seat, room.view);
        const written = [routeTitle(route, room.view), below];
        const begins = (route.ending !== undefined ? written.toReversed() : written).join('; ');
        const fine = heard.startsWith(`Route ${route.letter}: ${begins}; `);
        return fine && /; opens (no photo|.*(lion|elephant|giraffe|gorilla|face-down photo))/.test(heard)
          ? []
          : [heard];
      }),
    );
    expect(bad).toEqual([]);
  });

  it('reaches every route by pressing one of its tiles again and again', () => {
    const bad = all.flatMap(({ room, question }) => {
      const routes = offersOf(question, room.view).filter(({ actions: [action] }) => action?.type === 'claim');
      return routes.filter(({ key, at: [tile = ''] }) => {
        const presses = routes.map(() => ({ did: 'press', place: tile }) as const);
        const seen = presses.map((_, n) => doneAt(room, specFor(room), ...presses.slice(0, n + 1)));
        const chosen = seen.map(({ state }) => [...state.chosen.values()].at(-1));
        return seen.some(({ act }) => act !== undefined) || !chosen.includes(key);
      });
    });
    expect(bad).toEqual([]);
  });

  it('marks exactly what can be chosen', () => {
    const bad = all.filter(({ room: { view }, question }) => {
      const outlook = outlookOf(question, view);
      const marks = questionMarks(view, question.seat, outlook, undefined, NO_AIM);
      const tiles = new Set(
        question.legal.flatMap(({ action }) =>
          action.type === 'claim' ? action.tiles : action.type === 'bonus' ? [action.tile] : [],
        ),
      );
      const spots = question.legal.flatMap(({ action }) => (action.type === 'photo' ? [action.spot] : []));
      return (
        !(marks.can.size === tiles.size && [...tiles].every((tile) => marks.can.has(tile))) ||
        marks.takes.size !== spots.length
      );
    });
    expect(bad).toEqual([]);
  });

  it('chooses beforehand a sure victory or the route with most points that loses no game, and anything that is the only thing to take', () => {
    const bad = all.filter(({ room: { view }, question }) => {
      const { routes } = outlookOf(question, view);
      const chosen = offersOf(question, view).filter(({ suggested }) => suggested === true);
      const sound = routes.filter((route) => !isRash(route));
      const going = sound.filter(({ ending }) => ending === undefined);
      const most = Math.max(...going.map(({ points }) => points));
      if (routes.length === 0) return chosen.length > 1;
      if (sound.length === 0) return chosen.length > 0;
      return chosen.length !== 1 || chosen[0]?.key !== routes[0]?.key || !isBest(sound[0], most);
    });
    expect(bad).toEqual([]);
  });

  it('orders routes that end the game by what you end with, whatever the turn adds', () => {
    const lists = all
      .map(({ room: { view }, question }) => ({
        ends: outlookOf(question, view).routes.filter(({ ending }) => ending !== undefined && !ending.wins),
        seat: question.seat,
      }))
      .filter(({ ends }) => ends.length > 1);
    const finals = lists.map(({ ends, seat }) => ends.map(({ ending }) => ending?.scores[seat]?.least ?? 0));
    expect(finals).toEqual(finals.map((scores) => scores.toSorted((a, b) => b - a)));
    const added = lists.map(({ ends }) => ends.map(({ points }) => points));
    expect(added).not.toEqual(added.map((points) => points.toSorted((a, b) => b - a)));
  });

  it('gives a reason for every tile and photo that nothing can be done with', () => {
    const bad = all.flatMap(({ room, question, state }) => {
      const { view } = room;
      const { tiles, spots } = boardOf(view);
      const usable = new Set(offersOf(question, view).flatMap(({ at }) => at));
      const dead = [...tiles.map((_, tile) => tilePlace(tile)), ...spots.map((_, spot) => spotPlace(spot))];
      return dead.filter((place) => {
        const meant = usable.has(place) ? undefined : specFor(room).meant(question, place, undefined, view);
        if (meant === undefined || 'reason' in meant) return false;
        const refusal = game.check(state, question, meant.action);
        return refusal === undefined || text.rejection(refusal) === '';
      });
    });
    expect(bad).toEqual([]);
  });

  it('names every tile and photo', () => {
    const [first] = all;
    if (first === undefined) throw new Error('Nothing was asked.');
    const { room } = first;
    const { tiles, spots } = boardOf(room.view);
    for (const tile of tiles.keys()) expect(tileWords(tile, room)).toMatch(/^[A-Z]+\d+, \w+, (free|claimed by .+)$/);
    for (const spot of spots.keys())
      expect(spotWords(spot, room.view)).toMatch(/^\w.* between [A-Z]+\d+ and [A-Z]+\d+$/);
  });

  it('has chances between zero and certain, none of them for a route that can be claimed already', () => {
    const rolls = all.filter(({ question }) => question.kind === 'roll');
    const bad = rolls.flatMap(({ room: { view }, question }) => {
      const { routes } = outlookOf(question, view);
      const chances = chancesFor(view);
      const next = anyRouteNext(view, 0);
      const fine = (chance: number): boolean => chance >= 0 && chance < 1;
      return chances.every(({ key, chance }) => fine(chance) && !routes.some((route) => route.key === key)) &&
        (view.rolls === MOST_ROLLS ? next === undefined && chances.length === 0 : (next ?? -1) > 0)
        ? []
        : [chances];
    });
    expect(bad).toEqual([]);
  });
});

function isBest(route: Route | undefined, most: number): boolean {
  return route !== undefined && (route.ending !== undefined || route.points === most);
}
