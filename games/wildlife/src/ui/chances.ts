/** The exact chances of the plan on the table, as the observer sees it. Re-rolls are left out: they are decided later. */
import { type Reason, total } from '@shutterbox/kernel';
import { exploreChance, photoChance } from '../bot/odds.ts';
import { DIFFICULTY, HABITAT_COUNT } from '../cards.ts';
import { dice, diceAndTokens } from '../text/words.ts';
import { reasonsToExplore, reasonsToPhotograph } from '../throws.ts';
import { type Card, type Habitat, NONE, type View } from '../types.ts';
import { countWord } from './words.ts';

export function exploring(view: View, habitat: Habitat, more = 0): number {
  if (view.exploring === habitat && view.roll.length === 0) return 1;
  return exploreChance((view.habitatDice[habitat] ?? 0) + more, total(reasonsToExplore(habitat)));
}

/** Once its habitat is explored. */
export function photographing(view: View, card: Card, moreDice = 0, moreTokens = 0): number {
  const reasons = reasonsToPhotograph(card, (view.animalTokens[card] ?? 0) + moreTokens);
  return photoChance((view.animalDice[card] ?? 0) + moreDice, total(reasons));
}

/** At least one photograph, or one more, from here on. */
export function anyPhotograph(view: View): number {
  let none = 1;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if ((view.habitatDice[habitat] ?? 0) === 0) continue;
    const missAll = (view.stacks[habitat] ?? []).reduce((miss, card) => miss * (1 - photographing(view, card)), 1);
    none *= 1 - exploring(view, habitat) * (1 - missAll);
  }
  return 1 - none;
}

/** Whether anything has been staked that could become a photograph. */
export function hasPlan(view: View): boolean {
  return view.exploring !== NONE || view.habitatDice.some((dice) => dice > 0);
}

const NO_DICE = 'no dice yet';

export function exploringWords(view: View, habitat: Habitat): string {
  const dice = view.habitatDice[habitat] ?? 0;
  const throws =
    dice === 0
      ? NO_DICE
      : `${diceWords(dice)}, ${dice === 1 ? '' : 'one of them '}${orMore(reasonsToExplore(habitat))}`;
  return `chance to find the habitat: ${throws}`;
}

export function photographingWords(view: View, card: Card): string {
  const dice = view.animalDice[card] ?? 0;
  const reasons = reasonsToPhotograph(card, view.animalTokens[card] ?? 0);
  const throws = dice === 0 ? NO_DICE : `${diceWords(dice)}, ${orMore(reasons)}`;
  return `chance of the photograph once you are there: ${throws}`;
}

/** "7 or more (9 less 2 for the tokens)": the number, and its reasons if they are not obvious. */
function orMore(reasons: readonly Reason[]): string {
  const [first, ...others] = reasons;
  const parts = others.map(({ value }) => ` less ${-value} for ${value === -1 ? 'the token' : 'the tokens'}`);
  return `${Math.max(0, total(reasons))} or more${parts.length === 0 ? '' : ` (${first?.value}${parts.join('')})`}`;
}

/** "4 dice, 2 or more". */
export function exploreStake(view: View, habitat: Habitat): string {
  return `${dice(view.habitatDice[habitat] ?? 0)}, ${orMore(reasonsToExplore(habitat))}`;
}

/** "2 dice and 1 token, 8 or more". */
export function photographStake(view: View, card: Card): string {
  return `${diceAndTokens(view.animalDice[card] ?? 0, view.animalTokens[card] ?? 0)}, ${DIFFICULTY[card]} or more`;
}

function diceWords(dice: number): string {
  return dice === 1 ? 'one die' : `${countWord(dice)} dice`;
}
