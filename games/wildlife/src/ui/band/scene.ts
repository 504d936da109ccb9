/** What a habitat shows besides its cards: a throw, a photograph being taken, a few words. */
import { EXPLORE_VALUE, NATURAL_HABITAT, RACCOON } from '../../cards.ts';
import { habitatName } from '../../text/words.ts';
import { type Card, type Habitat, NONE, type View } from '../../types.ts';
import { IN_THE_AIR } from '../durations.ts';
import type { EventOf, Playhead } from '../kit.ts';
import type { Throw } from './roll-plate.tsx';

export interface Scene {
  readonly roll: Throw | undefined;
  readonly shot: EventOf<'photographed'> | undefined;
  readonly words: string;
  readonly spooked: boolean;
  readonly ms: number;
}

const NOTHING: Scene = { roll: undefined, shot: undefined, words: '', spooked: false, ms: 0 };

/** The habitat that the event is about; NONE: none in particular. */
export function sceneHabitat(head: Playhead | undefined, before: View): Habitat {
  const event = head?.event;
  switch (event?.type) {
    case 'explored':
    case 'rerolled':
    case 'failed':
    case 'spooked':
    case 'placed':
    case 'placedReserved':
      return event.habitat;
    case 'photographed':
      return lay(event.card, before);
    default:
      return NONE;
  }
}

function lay(card: Card, before: View): Habitat {
  return card === RACCOON ? before.raccoonAt : (NATURAL_HABITAT[card] ?? NONE);
}

export function sceneOf(habitat: Habitat, view: View, before: View, head: Playhead | undefined): Scene {
  if (head !== undefined && sceneHabitat(head, before) === habitat) {
    const scene = eventScene(head, before);
    if (scene !== undefined) return scene;
  }
  if (view.exploring !== habitat || view.roll.length === 0) return NOTHING;
  return { ...NOTHING, roll: thrown(habitat, view.roll, 0), words: failure(habitat) };
}

function eventScene({ event, ms }: Playhead, before: View): Scene | undefined {
  switch (event.type) {
    case 'explored':
      return throwScene(event.habitat, event.roll, ms);
    case 'rerolled':
      return throwScene(event.habitat, rerolled(event, before), ms, event.die);
    case 'failed':
      return { ...NOTHING, words: 'Not found: animals with dice leave', ms };
    case 'spooked':
      return { ...NOTHING, words: `Spooked: all leave the ${habitatName(event.habitat)}`, spooked: true, ms };
    case 'photographed':
      return { ...NOTHING, shot: event, ms };
    default:
      return undefined;
  }
}

/** After a jump in a replay the other dice have not been seen. */
function rerolled({ die, from, to }: EventOf<'rerolled'>, { roll }: View): readonly number[] {
  return roll[die] === from ? roll.with(die, to) : [to];
}

function throwScene(habitat: Habitat, faces: readonly number[], ms: number, only?: number): Scene {
  const roll = thrown(habitat, faces, ms * IN_THE_AIR, only);
  return { ...NOTHING, roll, words: roll.success ? 'Found the habitat' : failure(habitat), ms };
}

function thrown(habitat: Habitat, faces: readonly number[], air: number, only?: number): Throw {
  const need = EXPLORE_VALUE[habitat] ?? 0;
  return { faces, need, success: faces.some((face) => face >= need), air, only };
}

function failure(habitat: Habitat): string {
  return `Not found: needed a ${EXPLORE_VALUE[habitat]} or more`;
}
