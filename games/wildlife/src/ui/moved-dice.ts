/** Dice on the table: you can move them, or take them back, until something is rolled. */
import { isRecord } from '@shutterbox/kernel';
import type { Steps } from '@shutterbox/ui';
import type { Hand, Offer, Place } from '@shutterbox/ui/board';
import { DIE_ON_ANIMAL, DIE_ON_HABITAT, DONE, TOKEN } from '../actions.ts';
import type { Action, View } from '../types.ts';
import { kindOf, type WildQuestion } from './kit.ts';
import { BAG, cardPlace, habitatAt, habitatPlace, readPlace } from './places.ts';

const ON = 'die on ';

/** The hand that holds a die from this place. */
export function dieOn(place: Place): Hand {
  return `${ON}${place}`;
}

/** Where the die in the hand lies; undefined if it comes from the bag. */
export function liesOn(hand: Hand): Place | undefined {
  return hand.startsWith(ON) ? hand.slice(ON.length) : undefined;
}

function diePlaceOf(action: Action): Place | undefined {
  if (action.type === 'dieOnHabitat') return habitatPlace(action.habitat);
  return action.type === 'dieOnAnimal' ? cardPlace(action.card) : undefined;
}

/** `name`: what a place is called. */
export function movedDice(
  question: WildQuestion,
  view: View,
  steps: Steps,
  name: (place: Place) => string,
): readonly Offer<Action>[] {
  const kind = kindOf(question);
  if (kind !== 'dice' && kind !== 'tokens') return [];
  const placed = latestPlaced(steps);
  const places = [...new Set(placed.flatMap((action) => diePlaceOf(action) ?? []))];
  return places
    .filter((place) => !holdsOthers(place, view))
    .flatMap((place) => {
      const at = placed.findLastIndex((action) => diePlaceOf(action) === place);
      const others = placed.slice(at + 1).filter((action) => diePlaceOf(action) !== undefined);
      const moved = { question, hand: dieOn(place), carried: true, takesBack: placed.length - at } as const;
      const back: Offer<Action> = {
        ...moved,
        key: `${question.id} off ${place}`,
        actions: others,
        words: `Take back a die from ${name(place)}`,
        // Where tokens are put down, a press on a card must not take its dice away.
        at: kind === 'dice' || readPlace(place).kind === 'habitat' ? [place, BAG] : [BAG],
      };
      const goals = isPromised(place, view) ? [] : targets(question, view, place);
      const away = goals.map(
        (target): Offer<Action> => ({
          ...moved,
          key: `${question.id} ${place} to ${target.place}`,
          actions: [...others, target.action],
          words: `Move a die from ${name(place)} to ${name(target.place)}`,
          at: [target.place],
        }),
      );
      return [back, ...away];
    });
}

/** The latest placements, as actions, oldest first. */
function latestPlaced(steps: Steps): readonly Action[] {
  const actions = steps.map(placement);
  return actions.slice(actions.lastIndexOf(undefined) + 1).filter((action) => action !== undefined);
}

function placement(events: readonly unknown[]): Action | undefined {
  const [event, ...more] = events;
  // The action that ends a step has no event.
  if (event === undefined) return DONE;
  if (more.length > 0 || !isRecord(event)) return undefined;
  if (event.type === 'dieOnHabitat') return DIE_ON_HABITAT[Number(event.habitat)];
  if (event.type === 'dieOnAnimal') return DIE_ON_ANIMAL[Number(event.card)];
  return event.type === 'token' ? TOKEN[Number(event.card)] : undefined;
}

/** W-4.9: a habitat keeps a die as long as its animals have some. */
function holdsOthers(place: Place, view: View): boolean {
  const { kind, index } = readPlace(place);
  if (kind !== 'habitat' || view.habitatDice[index] !== 1) return false;
  return (view.stacks[index] ?? []).some((card) => (view.animalDice[card] ?? 0) > 0);
}

/** W-4.10: this die may be needed here. It can only go back into the bag, and the rules decide what comes next. */
function isPromised(place: Place, view: View): boolean {
  const { kind, index } = readPlace(place);
  if (kind === 'card') return view.animalDice[index] === 1 && view.committed.includes(index);
  return view.habitatDice[index] === 1 && (view.stacks[index] ?? []).some((card) => view.committed.includes(card));
}

interface Target {
  readonly place: Place;
  readonly action: Action;
}

function targets(question: WildQuestion, view: View, from: Place): readonly Target[] {
  const { kind, index } = readPlace(from);
  // An animal cannot take its habitat's only die.
  const closed = kind === 'habitat' && view.habitatDice[index] === 1 ? index : undefined;
  const actions = kindOf(question) === 'dice' ? question.legal.map(({ action }) => action) : anywhere(view);
  return actions.flatMap((action) => {
    const place = diePlaceOf(action);
    if (place === undefined || place === from) return [];
    const isClosed = readPlace(place).kind === 'card' && habitatAt(place, view) === closed;
    return isClosed ? [] : [{ place, action }];
  });
}

/** Where a die may go once dice are down (W-4.7, W-4.8): nothing of this is asked while tokens are placed. */
function anywhere({ stacks, habitatDice }: View): readonly Action[] {
  const animals = stacks.filter((_, habitat) => (habitatDice[habitat] ?? 0) > 0).flat();
  return [...DIE_ON_HABITAT, ...animals.flatMap((card) => DIE_ON_ANIMAL[card] ?? [])];
}
