/** Whom an explosion may hit besides the target, before the attack: nobody whom the observer does not see. */
import { list } from '@shutterbox/kernel';
import { assumed } from '../assumed.ts';
import { isExplosive } from '../combat/attack.ts';
import { caughtBeside, caughtBy, caughtIn } from '../combat/blast.ts';
import { howOf, meansOf, profileUsed } from '../combat/means.ts';
import { provoker } from '../combat/reactions.ts';
import { meansAt, squareBefore } from '../hull/breach.ts';
import { bodyOf } from '../people.ts';
import { type EdgeId, NONE, type Square } from '../plan/types.ts';
import type { View, Who } from '../types.ts';
import { personName } from './names.ts';

/** "Crew 2 and you yourself". */
export function namesFor(view: View, by: Who, people: readonly Who[]): string {
  return list(people.map((who) => (who === by ? 'you yourself' : personName(view, who))));
}

/** S-18.1: where an attack explodes, hit or miss; NONE for one that does not. */
export function blastAt(view: View, by: Who, target: Who, how: number): Square {
  return target !== NONE && explodes(view, by, how) ? bodyOf(view, target).at : NONE;
}

/** S-20.5. */
export function blastAtWall(view: View, by: Who, edge: EdgeId): Square {
  const how = howOf(meansAt(view, by), true, false);
  return explodes(view, by, how) ? squareBefore(assumed(view), by, edge) : NONE;
}

function explodes(view: View, by: Who, how: number): boolean {
  const profile = profileUsed(view, by, meansOf(how));
  return profile !== NONE && isExplosive({ how, profile });
}

/** S-18.2: everyone else who is thrown for. */
export function alsoHit(view: View, at: Square, target: Who = NONE): readonly Who[] {
  return at === NONE ? [] : caughtBy(view, at).filter((who) => who !== target);
}

/** "; may also hit Crew 2 and you yourself", or ''. */
export function alsoHitWords(view: View, by: Who, target: Who, how: number): string {
  return mayWords(view, by, alsoHit(view, blastAt(view, by, target, how), target));
}

/** In answer to whoever has come near. */
export function reactionWords(view: View, by: Who, how: number): string {
  return alsoHitWords(view, by, provoker(assumed(view), by), how);
}

export function wallWords(view: View, by: Who, edge: EdgeId): string {
  return mayWords(view, by, alsoHit(view, blastAtWall(view, by, edge)));
}

function mayWords(view: View, by: Who, people: readonly Who[]): string {
  return people.length === 0 ? '' : `; may also hit ${namesFor(view, by, people)}`;
}

/** S-18.12: those in the square without a throw. "; hits Crew 2, may hit you yourself", or ''. */
export function landingWords(view: View, by: Who, square: Square): string {
  const deeds = [
    ['hits', caughtIn(view, square)],
    ['may hit', caughtBeside(view, square)],
  ] as const;
  const told = deeds.flatMap(([verb, people]) => (people.length === 0 ? [] : `${verb} ${namesFor(view, by, people)}`));
  return told.length === 0 ? '' : `; ${told.join(', ')}`;
}
