import type { Context, Decision } from '@shutterbox/kernel';
import { explore, giveUp, pay, photograph, reroll, startPhotography } from './apply/photography.ts';
import {
  placeDieOnAnimal,
  placeDieOnHabitat,
  placeReserved,
  placeToken,
  startDice,
  startTokens,
} from './apply/preparation.ts';
import { accept, answerOffer, draw, place, prepare, reserve, spook } from './apply/research.ts';
import { type Action, type Event, NONE, type State } from './types.ts';

export function apply(state: State, decision: Decision, action: Action, cx: Context<Event>): void {
  switch (action.type) {
    case 'draw':
      return draw(state, cx);
    case 'prepare':
      return prepare(state, cx);
    case 'offer':
    case 'pass':
      return answerOffer(state, decision.seat, action.type, cx);
    case 'accept':
      return accept(state, cx);
    case 'reserve':
      return reserve(state, cx);
    case 'place':
      return place(state, action.habitat, cx);
    case 'spook':
      return spook(state, action.habitat, cx);
    case 'placeReserved':
      return placeReserved(state, action.card, action.habitat, cx);
    case 'dieOnHabitat':
      return placeDieOnHabitat(state, action.habitat, cx);
    case 'dieOnAnimal':
      return placeDieOnAnimal(state, action.card, cx);
    case 'token':
      return placeToken(state, action.card, cx);
    case 'done':
      return done(state, decision, cx);
    case 'explore':
      return explore(state, action.habitat, cx);
    case 'pay':
      return pay(state, NONE, cx);
    case 'payFrom':
      return pay(state, action.card, cx);
    case 'reroll':
      return reroll(state, action.die, cx);
    case 'giveUp':
      return giveUp(state, cx);
    case 'photograph':
      return photograph(state, action.card, cx);
  }
}

/** W-4.1: on to the next step. */
function done(state: State, decision: Decision, cx: Context<Event>): void {
  if (decision.kind === 'reserves') startDice(state, cx);
  else if (decision.kind === 'dice') startTokens(state, cx);
  else startPhotography(state, cx);
}
