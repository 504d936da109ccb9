/** The question, in a title and a line. */
import { legalOf, type OnTurn, type Prompt } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { MOST_ROLLS } from '../dice.ts';
import { DECISION_KINDS, type DecisionKind, type View } from '../types.ts';
import { kindOf, type SafariQuestion, type SafariRoom } from './kit.ts';
import { endingWords, lastTiles, lastWords } from './last-tiles.ts';

const PHASE_OF: Readonly<Record<DecisionKind, string>> = { roll: 'Dice', bonus: 'Bonus', photo: 'Photo' };

const DOING: Readonly<Record<DecisionKind, string>> = { roll: 'rolling', bonus: 'claiming', photo: 'photographing' };

export function onTurn({ turn, open }: Pick<View, 'turn' | 'open'>): OnTurn | undefined {
  const [first] = open;
  return first && { seat: turn, doing: DOING[kindOf(first)] };
}

/** The phases of the turn: without a bonus if none was earned, or none can be earned any more. */
export function phases(view: Pick<View, 'open' | 'bonus' | 'bonusClaimed'>): {
  readonly names: readonly string[];
  readonly current: number;
} {
  const [first] = view.open;
  const kind = first === undefined ? 'photo' : kindOf(first);
  const hasBonus = kind === 'photo' ? view.bonusClaimed : view.bonus > 0;
  const names = DECISION_KINDS.filter((each) => hasBonus || each !== 'bonus').map((each) => PHASE_OF[each]);
  return { names, current: names.indexOf(PHASE_OF[kind]) };
}

export function prompt({ view }: SafariRoom, question: SafariQuestion): Prompt {
  const kind = kindOf(question);
  return {
    eyebrow: kind === 'roll' ? `Roll ${view.rolls} of ${MOST_ROLLS}` : PHASE_OF[kind],
    title: titleOf(kind, view, question),
    hint: hintOf(kind, view, question),
  };
}

function titleOf(kind: DecisionKind, { rolls }: View, question: SafariQuestion): string {
  switch (kind) {
    case 'roll': {
      const routes = legalOf(question, 'claim').length;
      if (rolls === MOST_ROLLS) return routes === 1 ? 'Claim the route?' : 'Which route do you claim?';
      return routes === 0 ? 'No route yet: roll again?' : 'Claim a route, or roll again?';
    }
    case 'bonus':
      return 'Choose a free tile as your bonus.';
    case 'photo':
      return legalOf(question, 'photo').length === 1 ? 'Take the photo?' : 'Which photo do you take?';
  }
}

function hintOf(kind: DecisionKind, view: View, question: SafariQuestion): ReactNode {
  switch (kind) {
    case 'roll':
      return rollHint(view);
    case 'bonus':
      return bonusHint(view, question);
    case 'photo':
      return legalOf(question, 'photo').length === 1
        ? 'It lies between two of your tiles.'
        : 'Take one that lies between two of your tiles. You keep it.';
  }
}

function bonusHint(view: View, question: SafariQuestion): string {
  const [only, ...others] = legalOf(question, 'bonus');
  const last = only && others.length === 0 ? lastTiles([only.action.tile], false, view) : undefined;
  return last ? `It is ${lastWords(last)}.` : 'It needs no die and can be anywhere.';
}

function rollHint(view: View): ReactNode {
  const { bonus, rolls } = view;
  const soon = endingWords(view);
  if (bonus === 0) return 'All tiles are claimed, so there is no bonus.';
  // Short enough for one line of a phone.
  if (soon !== '')
    return (
      <>
        Bonus for exactly <b>{bonus} tiles</b>. {soon}
      </>
    );
  return (
    <>
      {rolls === 1 && <span className="da-roomy">Hold the dice you want to keep. </span>}A route of exactly{' '}
      <b>{bonus} tiles</b> earns a bonus.
    </>
  );
}
