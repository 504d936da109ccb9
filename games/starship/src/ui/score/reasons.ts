/** Why the match ended, in a sentence. */
import { scenarioOf } from '../../scenario/scenario.ts';
import type { Victory } from '../../scenario/types.ts';
import { isPlural } from '../../text/clock.ts';
import { sideName } from '../../text/names.ts';
import { DRAW, type EndReason, type View, type Who } from '../../types.ts';
import { plural } from '../briefing-lines.ts';

export function endWords(view: View): string {
  return view.reason === '' ? '' : ENDS[view.reason](view);
}

const ENDS: Readonly<Record<EndReason, (view: View) => string>> = {
  eliminated: (view) =>
    view.winner === DRAW ? 'Both sides got what they needed in the same turn.' : `${nobodyOf(view)} left standing.`,
  passengers: () => 'No passenger is left standing.',
  bridge: (view) =>
    view.winner === DRAW
      ? 'Time is up, and neither side holds the bridge alone.'
      : `Time is up, and the ${winners(view)} ${hold(view)} the bridge.`,
  limit: (view) =>
    view.winner === DRAW
      ? 'Time is up. Both sides have the same share of their people standing.'
      : `Time is up. The ${winners(view)} ${isPlural(winners(view)) ? 'have' : 'has'} the larger share still standing.`,
  control: () => 'The hijackers hold the bridge before the jump: a complete victory.',
  losses: (view) =>
    conditionWords(
      view,
      'losses',
      ({ count, roles }) => `${counted(count)} of the ${plural(roles)} are out of action.`,
    ),
  brought: (view) => conditionWords(view, 'brought', ({ count }) => `${counted(count)} hostages are aboard the scout.`),
  aboard: () => 'Everyone who can walk is aboard, and the cargo door is shut.',
  wrecked: (view) =>
    conditionWords(view, 'wrecked', ({ ap }) => `The berserker has spent ${ap} AP on wrecking the ship.`),
  antagonized: (view) => `The customs men are what they said, and a trader ${offence(view)}.`,
  time: (view) =>
    view.story.jumped > 0
      ? 'Time is up. The ship has jumped, and the crew still has it.'
      : `Time is up, and the ${winners(view)} only had to hold out until now.`,
};

/** S-14.30: an attack is judged before it is thrown, so it is still there. */
function offence({ sheets, shot }: View): string {
  const side = (who: Who): number | undefined => sheets[who]?.side;
  const attacks = side(shot.by) === 0 && [shot.target, ...shot.others, ...shot.blasted].some((who) => side(who) === 1);
  return attacks ? 'attacked them' : 'let them see a gun in the hand or a weapon too large to wear';
}

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four'];

function counted(n: number): string {
  return NUMBERS[n] ?? String(n);
}

function winners(view: View): string {
  return sideName(view, view.winner);
}

function hold(view: View): string {
  return isPlural(winners(view)) ? 'hold' : 'holds';
}

function nobodyOf(view: View): string {
  return `Nobody among the ${sideName(view, 1 - view.winner)} is`;
}

/** In the numbers of the scenario. */
function conditionWords<I extends Victory['is']>(
  view: View,
  is: I,
  words: (condition: Extract<Victory, { readonly is: I }>) => string,
): string {
  const found = scenarioOf(view).victory.find((each): each is Extract<Victory, { readonly is: I }> => each.is === is);
  return found === undefined ? '' : words(found);
}
