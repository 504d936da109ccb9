/** The golden playthroughs of the wildlife game, written by `npm run golden`. */
import { type Chance, defaultOptions, type Policy } from '@shutterbox/kernel';
import { type Playthrough, type Playthroughs, writePlaythrough } from '@shutterbox/kernel/testing';
import { animalOf, assignmentOf } from '../../src/cards.ts';
import { game, text } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { type Action, type Card, type Event, NONE, type Options, type State, type View } from '../../src/types.ts';

/** Random players with a taste for photographs: uniformly random ones would fill thousands of lines. */
function byTaste(chance: Chance): Policy<State, Action> {
  return (state, _decision, legal) => {
    const lots = legal.flatMap((action) => Array<Action>(taste(state, action)).fill(action));
    return lots[chance.int(lots.length)] ?? (legal[0] as Action);
  };
}

/** How many lots an action gets in the draw. */
function taste(state: State, action: Action): number {
  switch (action.type) {
    case 'draw':
      return Math.max(1, 4 - state.stacks.flat().length);
    case 'prepare':
      return 2 * state.stacks.flat().length;
    case 'place':
    case 'photograph':
      return 3;
    case 'pass':
    case 'pay':
    case 'placeReserved':
      return 2;
    case 'dieOnHabitat':
      return dieOnHabitatTaste(state, action.habitat);
    case 'dieOnAnimal':
      return missing(state, action.card) > 0 ? 12 - animalOf(action.card).difficulty : 0;
    case 'token':
      return missing(state, action.card);
    default:
      return 1;
  }
}

/** Only now and then a second habitat, and hardly ever one without animals. */
function dieOnHabitatTaste(state: State, habitat: number): number {
  if (state.stacks[habitat]?.length === 0) return 0;
  if (state.habitatDice.every((dice) => dice === 0)) return 12 - 2 * habitat;
  return state.habitatDice[habitat] === 1 ? 2 : 1;
}

/** What the animal still lacks if every die shows a 3. */
function missing(state: State, card: Card): number {
  const expected = 3 * (state.animalDice[card] ?? 0) + (state.animalTokens[card] ?? 0);
  return Math.max(0, animalOf(card).difficulty - expected);
}

function sheets(view: View): readonly string[] {
  return view.portfolios.map((_, seat) => {
    const { animals, awards, cover, symbols, feature, total } = scoreSheet(view, seat);
    const assignment = view.assignments[seat] ?? NONE;
    const title = assignment === NONE ? 'no assignment' : assignmentOf(assignment).title;
    const parts = [
      `animals ${animals}`,
      `awards ${awards}`,
      `cover ${cover}`,
      `feature ${feature} (${symbols} symbols)`,
    ];
    return `seat ${seat}: ${parts.join(', ')}, total ${total}; ${view.tokens[seat]} tokens; ${title}`;
  });
}

function played(part: Pick<Playthrough<Options, State, Action, Event, View>, 'seats' | 'options' | 'seed'>): string {
  return writePlaythrough({ game, text, policy: byTaste, sheets, ...part });
}

const FULL = defaultOptions(game.options);
const SIMPLEST = game.options.presets?.find(({ id }) => id === 'simplest')?.options;

/** The seeds give short games in which much happens. */
export const playthroughs: Playthroughs = {
  'full-3': () => played({ seats: 3, options: FULL, seed: 2647 }),
  'simplest-2': () => played({ seats: 2, options: { ...FULL, ...SIMPLEST }, seed: 1452 }),
};
