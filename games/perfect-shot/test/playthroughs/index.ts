/** The golden playthroughs of Perfect Shot, written by `npm run golden`. */
import { type Chance, type Policy, render } from '@shutterbox/kernel';
import { type Playthroughs, writePlaythrough } from '@shutterbox/kernel/testing';
import { game, text } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { sheetText } from '../../src/text/standings.ts';
import type { Action, State, View } from '../../src/types.ts';

/** Random players who take albums as often as photos, and rarely call: uniformly random ones would call at once. */
function byTaste(chance: Chance): Policy<State, Action> {
  return (_state, _decision, legal) => {
    const lots = legal.flatMap((action) => Array<Action>(taste(action)).fill(action));
    return lots[chance.int(lots.length)] as Action;
  };
}

/** How many lots an action gets in the draw. */
function taste(action: Action): number {
  if (action.type === 'photo') return action.called ? 1 : 6;
  return 10;
}

function sheets(view: View): readonly string[] {
  return view.photos.map((_, seat) => render(sheetText(scoreSheet(view, seat), seat, view), view));
}

function played(seats: number, seed: number): string {
  return writePlaythrough({ game, text, policy: byTaste, sheets, seats, options: {}, seed });
}

export const playthroughs: Playthroughs = {
  'two-seats': () => played(2, 1),
  'three-seats': () => played(3, 2),
  'four-seats': () => played(4, 3),
};
