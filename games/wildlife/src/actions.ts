/** Every action there is, made once: search and simulation push these objects and allocate nothing. */
import { isRecord } from '@shutterbox/kernel';
import { CARD_COUNT, HABITAT_COUNT } from './cards.ts';
import type { Action, Card, Habitat } from './types.ts';

/** The most dice that can lie on one habitat. */
export const ALL_DICE = 6;

const habitats: readonly Habitat[] = Array.from({ length: HABITAT_COUNT }, (_, habitat) => habitat);
const cards: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, card) => card);

export const DRAW: Action = { type: 'draw' };
export const PREPARE: Action = { type: 'prepare' };
export const OFFER: Action = { type: 'offer' };
export const PASS: Action = { type: 'pass' };
export const ACCEPT: Action = { type: 'accept' };
export const RESERVE: Action = { type: 'reserve' };
export const DONE: Action = { type: 'done' };
export const PAY: Action = { type: 'pay' };
export const GIVE_UP: Action = { type: 'giveUp' };
export const PLACE: readonly Action[] = habitats.map((habitat) => ({ type: 'place', habitat }));
export const SPOOK: readonly Action[] = habitats.map((habitat) => ({ type: 'spook', habitat }));
export const DIE_ON_HABITAT: readonly Action[] = habitats.map((habitat) => ({ type: 'dieOnHabitat', habitat }));
export const EXPLORE: readonly Action[] = habitats.map((habitat) => ({ type: 'explore', habitat }));
export const DIE_ON_ANIMAL: readonly Action[] = cards.map((card) => ({ type: 'dieOnAnimal', card }));
export const TOKEN: readonly Action[] = cards.map((card) => ({ type: 'token', card }));
export const PAY_FROM: readonly Action[] = cards.map((card) => ({ type: 'payFrom', card }));
export const PHOTOGRAPH: readonly Action[] = cards.map((card) => ({ type: 'photograph', card }));
export const REROLL: readonly Action[] = Array.from({ length: ALL_DICE }, (_, die) => ({ type: 'reroll', die }));
export const PLACE_RESERVED: readonly (readonly Action[])[] = cards.map((card) =>
  habitats.map((habitat) => ({ type: 'placeReserved', card, habitat })),
);

export function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  switch (json.type) {
    case 'draw':
      return DRAW;
    case 'prepare':
      return PREPARE;
    case 'offer':
      return OFFER;
    case 'pass':
      return PASS;
    case 'accept':
      return ACCEPT;
    case 'reserve':
      return RESERVE;
    case 'done':
      return DONE;
    case 'pay':
      return PAY;
    case 'giveUp':
      return GIVE_UP;
    case 'place':
      return entry(PLACE, json.habitat);
    case 'spook':
      return entry(SPOOK, json.habitat);
    case 'dieOnHabitat':
      return entry(DIE_ON_HABITAT, json.habitat);
    case 'explore':
      return entry(EXPLORE, json.habitat);
    case 'dieOnAnimal':
      return entry(DIE_ON_ANIMAL, json.card);
    case 'token':
      return entry(TOKEN, json.card);
    case 'payFrom':
      return entry(PAY_FROM, json.card);
    case 'photograph':
      return entry(PHOTOGRAPH, json.card);
    case 'reroll':
      return entry(REROLL, json.die);
    case 'placeReserved':
      return entry(entry(PLACE_RESERVED, json.card) ?? [], json.habitat);
    default:
      return undefined;
  }
}

function entry<T>(table: readonly T[], index: unknown): T | undefined {
  return typeof index === 'number' ? table[index] : undefined;
}

export function actionKey(action: Action): string {
  switch (action.type) {
    case 'draw':
    case 'prepare':
    case 'offer':
    case 'pass':
    case 'accept':
    case 'reserve':
    case 'done':
    case 'pay':
    case 'giveUp':
      return action.type;
    case 'place':
    case 'spook':
    case 'dieOnHabitat':
    case 'explore':
      return `${action.type} ${action.habitat}`;
    case 'dieOnAnimal':
    case 'token':
    case 'payFrom':
    case 'photograph':
      return `${action.type} ${action.card}`;
    case 'reroll':
      return `reroll ${action.die}`;
    case 'placeReserved':
      return `placeReserved ${action.card} ${action.habitat}`;
  }
}
