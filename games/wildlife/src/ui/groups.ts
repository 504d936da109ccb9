/** The list of legal actions, by place: habitats first, actions that end the step last. */
import type { ActionGroup, LegalAction } from '@shutterbox/ui';
import { NATURAL_HABITAT, RACCOON } from '../cards.ts';
import { habitatName } from '../text/words.ts';
import { type Action, type Habitat, NONE, type View } from '../types.ts';
import type { WildQuestion } from './kit.ts';

export function groups(question: WildQuestion, view: View): readonly ActionGroup<Action>[] {
  const byHabitat = new Map<Habitat, LegalAction<Action>[]>();
  const general: LegalAction<Action>[] = [];
  for (const legal of question.legal) {
    const habitat = habitatOf(legal.action, view);
    if (habitat === NONE) general.push(legal);
    else byHabitat.set(habitat, [...(byHabitat.get(habitat) ?? []), legal]);
  }
  const places = [...byHabitat]
    .sort(([a], [b]) => a - b)
    .map(([habitat, actions]) => ({ label: habitatName(habitat), items: actions }));
  return general.length === 0
    ? places
    : [...places, { label: places.length === 0 ? 'Actions' : 'Otherwise', items: general }];
}

function habitatOf(action: Action, view: View): Habitat {
  switch (action.type) {
    case 'place':
    case 'spook':
    case 'placeReserved':
    case 'dieOnHabitat':
    case 'explore':
      return action.habitat;
    case 'dieOnAnimal':
    case 'token':
    case 'payFrom':
    case 'photograph':
      return action.card === RACCOON ? view.raccoonAt : (NATURAL_HABITAT[action.card] ?? NONE);
    default:
      return NONE;
  }
}
