/** The golden playthroughs of DiceAFARI, written by `npm run golden`. */
import { type Chance, defaultOptions, type Policy, type Words } from '@shutterbox/kernel';
import { type Playthrough, type Playthroughs, writePlaythrough } from '@shutterbox/kernel/testing';
import { game, text } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { sheetText } from '../../src/text/standings.ts';
import type { Action, Event, Options, State, View } from '../../src/types.ts';

/** Random players with a taste for claims and photos: uniformly random ones would roll and roll. */
function byTaste(chance: Chance): Policy<State, Action> {
  return (_state, _decision, legal) => {
    const lots = legal.flatMap((action) => Array<Action>(taste(action)).fill(action));
    return lots[chance.int(lots.length)] as Action;
  };
}

/** How many lots an action gets in the draw. */
function taste(action: Action): number {
  switch (action.type) {
    case 'claim':
      return 6 ** (action.tiles.length - 1);
    case 'photo':
    case 'bonus':
      return 8;
    case 'roll':
      return 2;
    case 'stop':
    case 'noPhoto':
      return 1;
  }
}

function sheets(view: View): readonly Words[] {
  return view.turns.map((_, seat) => sheetText(scoreSheet(view, seat), seat, view));
}

function played(part: Pick<Playthrough<Options, State, Action, Event, View>, 'seats' | 'options' | 'seed'>): string {
  return writePlaythrough({ game, text, policy: byTaste, sheets, ...part });
}

const DEFAULTS = defaultOptions(game.options);
const EXPERT = game.options.presets?.find(({ id }) => id === 'expert')?.options;

export const playthroughs: Playthroughs = {
  'default-3': () => played({ seats: 3, options: DEFAULTS, seed: 1 }),
  'expert-2': () => played({ seats: 2, options: { ...DEFAULTS, ...EXPERT, map: 'snake' }, seed: 2 }),
  'own-map-corners-4': () =>
    played({
      seats: 4,
      options: {
        ...DEFAULTS,
        corners: true,
        openCollections: true,
        customMap: { name: 'Pond', rows: ['###', '#.#', '###'] },
      },
      seed: 3,
    }),
};
