/** What you can do where on the map, and what a press elsewhere means. */
import { legalOf } from '@shutterbox/ui';
import type { BoardSpec, Offer, Place } from '@shutterbox/ui/board';
import { useMemo } from 'react';
import { actionKey, BONUS, PHOTO } from '../actions.ts';
import { boardOf, routesOf } from '../board.ts';
import { countOf, MOST_ROLLS } from '../dice.ts';
import { type Action, type ClaimAction, NONE, type Terrain, type Tile, type View } from '../types.ts';
import { About } from './about.tsx';
import { nextPlace } from './arrows.ts';
import { chosenWords } from './heard-words.ts';
import { kindOf, type SafariQuestion, type SafariRoom } from './kit.ts';
import { type Pointed, pointedAt, spotPlace, tilePlace } from './places.ts';
import { isRash, routesFor } from './routes.ts';
import { leftWords, spotWords, tileWords } from './words.ts';

export type SafariSpec = BoardSpec<View, Action>;
type SafariOffer = Offer<Action>;
type SpecRoom = Pick<SafariRoom, 'observer' | 'sitters' | 'question'>;

export function useSpec({ observer, sitters, question }: SpecRoom): SafariSpec {
  return useMemo(() => specFor({ observer, sitters, question }), [observer, sitters, question]);
}

/** The room knows the names and the current question. */
export function specFor(room: SpecRoom): SafariSpec {
  return {
    offers: offersOf,
    meant: (question, place, _, view) => {
      const action = actionMeant(pointedAt(place), question, view);
      return action && { action };
    },
    name: (place, view) => nameOf(pointedAt(place), { ...room, view }),
    held: () => '',
    about: (place, view) => <About pointed={pointedAt(place)} room={{ ...room, view }} />,
    // With several routes, a press on a tile shows the next one, so it never claims one.
    press: ({ actions: [action] }) => {
      if (action?.type === 'claim') return 'mark';
      return action?.type === 'bonus' || action?.type === 'photo' ? 'choose' : 'act';
    },
    several: 'cycle',
    quiet: true,
    beside: (place, dx, dy, view) => nextPlace(boardOf(view), place, dx, dy, takesOf(room)),
  };
}

export function offersOf(question: SafariQuestion, view: View): readonly SafariOffer[] {
  switch (kindOf(question)) {
    case 'roll':
      return [...claims(question, view), ...ending(question, 'stop', endingDoubt(question, view))];
    case 'bonus':
      return taking(question, view, 'bonus', ({ tile }) => tilePlace(tile));
    case 'photo':
      return [
        ...taking(question, view, 'photo', ({ spot }) => spotPlace(spot)),
        ...ending(question, 'noPhoto', photoDoubt(question)),
      ];
  }
}

/** The first of the list is chosen beforehand, unless it may lose the game. */
function claims(question: SafariQuestion, view: View): readonly SafariOffer[] {
  const routes = routesFor(question, view);
  return routes.map((route, index) => ({
    key: route.key,
    question,
    actions: [route.action],
    words: route.words,
    at: route.tiles.map(tilePlace),
    told: chosenWords(route.action, routes, view),
    suggested: index === 0 && !isRash(route),
  }));
}

/** A single thing to take is chosen beforehand. */
function taking<T extends 'bonus' | 'photo'>(
  question: SafariQuestion,
  view: View,
  type: T,
  placeOf: (action: Extract<Action, { readonly type: T }>) => Place,
): readonly SafariOffer[] {
  const legal = legalOf(question, type);
  return legal.map(({ action, words }) => ({
    key: actionKey(action),
    question,
    actions: [action],
    words,
    at: [placeOf(action)],
    told: chosenWords(action, [], view),
    suggested: legal.length === 1,
  }));
}

/** An action that gives something up is asked about once more. */
function ending(question: SafariQuestion, type: 'stop' | 'noPhoto', doubt: string): readonly SafariOffer[] {
  return legalOf(question, type).map(({ action, words }) => {
    return { key: actionKey(action), question, actions: [action], words, at: [], doubt };
  });
}

function endingDoubt(question: SafariQuestion, { rolls }: View): string {
  return leftWords(legalOf(question, 'claim').length, MOST_ROLLS - rolls);
}

function photoDoubt(question: SafariQuestion): string {
  return legalOf(question, 'photo').length === 1
    ? 'A photo is yours to take.'
    : 'One of these photos is yours to take.';
}

function nameOf(pointed: Pointed, room: Omit<SpecRoom, 'question'> & Pick<SafariRoom, 'view'>): string {
  return pointed.what === 'tile' ? tileWords(pointed.tile, room) : spotWords(pointed.spot, room.view);
}

function takesOf({ question }: SpecRoom): readonly number[] {
  return question === undefined ? [] : legalOf(question, 'photo').map(({ action }) => action.spot);
}

/** The action that a press there means; undefined if the question is not about such places. */
function actionMeant(pointed: Pointed, question: SafariQuestion, view: View): Action | undefined {
  switch (kindOf(question)) {
    case 'roll':
      return pointed.what === 'tile' ? nearestRoute(pointed.tile, view) : undefined;
    case 'bonus':
      return pointed.what === 'tile' ? BONUS[pointed.tile] : undefined;
    case 'photo':
      return pointed.what === 'photo' ? PHOTO[pointed.spot] : undefined;
  }
}

/** The route through a tile that needs the fewest more dice. */
function nearestRoute(tile: Tile, view: View): ClaimAction | undefined {
  const through = routesOf(view).filter(({ tiles }) => tiles.includes(tile));
  return through.toSorted((a, b) => missing(a, view) - missing(b, view))[0];
}

function missing({ tiles }: ClaimAction, { terrains, dice }: View): number {
  const wanted = tiles.map((tile) => terrains[tile] ?? NONE);
  return [...new Set<Terrain>(wanted)].reduce(
    (sum, terrain) => sum + Math.max(0, countOf(wanted, terrain) - countOf(dice, terrain)),
    0,
  );
}
