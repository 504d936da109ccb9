/** The question, in a title and a line. */
import { capital, count, list, type Seat, seatText, who, whom } from '@shutterbox/kernel';
import { type OnTurn, type Prompt, readerOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { ALL_DICE } from '../actions.ts';
import { animalOf, DIFFICULTY, EXPLORE_VALUE } from '../cards.ts';
import { habitatName, inHabitat, the, theNamed } from '../text/words.ts';
import { type DecisionKind, NONE, type View } from '../types.ts';
import { barrier, homesOf } from './facts.ts';
import { kindOf, type WildQuestion, type WildRoom } from './kit.ts';
import { isShared } from './secret.ts';
import { countWord } from './words.ts';

export const PHASES = ['Research', 'Preparation', 'Photography', 'Review'] as const;

const PHASE_OF: Readonly<Record<DecisionKind, number>> = {
  research: 0,
  offer: 0,
  card: 0,
  reserves: 1,
  dice: 1,
  tokens: 1,
  explore: 2,
  failed: 2,
  reroll: 2,
  photograph: 2,
};

export function phaseOf(view: View): number {
  const [first] = view.open;
  return first === undefined ? PHASES.length - 1 : PHASE_OF[kindOf(first)];
}

const DOING: Readonly<Record<DecisionKind, string>> = {
  research: 'drawing',
  offer: 'drawing',
  card: 'drawing',
  reserves: 'preparing',
  dice: 'preparing',
  tokens: 'preparing',
  explore: 'exploring',
  failed: 'exploring',
  reroll: 'exploring',
  photograph: 'photographing',
};

export function onTurn({ turn, open }: Pick<View, 'turn' | 'open'>): OnTurn | undefined {
  const [first] = open;
  return first && { seat: turn, doing: DOING[kindOf(first)] };
}

export function prompt(room: WildRoom, question: WildQuestion): Prompt {
  const kind = kindOf(question);
  const phase = PHASES[PHASE_OF[kind]] ?? '';
  const eyebrow = room.view.ending ? `${phase}: last round` : phase;
  const title = titleOf(kind, room, question);
  const hint = hintOf(kind, room, question);
  return { eyebrow, title, hint };
}

function titleOf(kind: DecisionKind, room: WildRoom, { legal, seat }: WildQuestion): string {
  const { view } = room;
  const [first] = legal;
  switch (kind) {
    case 'research':
      return view.discards.length + view.deck.length === 0 ? 'Nothing left to draw' : 'Draw, or prepare?';
    case 'offer':
      // On a shared screen the title says whose turn it is.
      return `${isShared(room) ? `${seatText(who(seat), readerOf(room))}: offer` : 'Offer'} a token for ${drawnName(view)}?`;
    case 'card':
      return view.offer === NONE ? `You drew ${drawnName(view)}` : `An offer for ${drawnName(view)}`;
    case 'reserves':
      return 'Place a reserved animal?';
    case 'dice':
      return diceTitle(view.dice);
    case 'tokens':
      return 'Add tokens?';
    case 'explore':
      return legal.length === 1 && first?.action.type === 'explore'
        ? `Explore the ${habitatName(first.action.habitat)}`
        : 'Which habitat do you explore?';
    case 'failed':
      return view.paid > 0 ? 'One more token' : 'Nothing found';
    case 'reroll':
      return view.roll.length === 1 ? `Re-roll the ${view.roll[0]}` : 'Roll which die again?';
    case 'photograph':
      return legal.length === 1 && first?.action.type === 'photograph'
        ? `Photograph ${theNamed(animalOf(first.action.card).name)}`
        : 'Which animal do you photograph?';
  }
}

function diceTitle(left: number): string {
  if (left === 1) return 'Place your last die';
  return `Place your ${left < ALL_DICE ? 'last ' : ''}${countWord(left)} dice`;
}

function hintOf(kind: DecisionKind, room: WildRoom, question: WildQuestion): ReactNode {
  const { view } = room;
  switch (kind) {
    case 'research':
      if (view.ending) return 'A player has enough photographs, so this is your last turn.';
      return `${view.options.tokens ? 'Each card you place earns a token. ' : ''}A card that does not fit ${view.options.reserving ? 'may spook its habitat and end' : 'spooks its habitat and ends'} your turn.`;
    case 'offer':
    case 'card':
      return <Fit room={room} />;
    case 'reserves':
      return 'If you do, you promise to try for its photo this turn.';
    case 'dice':
      return question.legal.some(({ action }) => action.type === 'done')
        ? 'First a habitat, then its animals. Choose one of the marked cards.'
        : 'Each promised animal needs a die, and so does its habitat.';
    case 'tokens':
      return 'Each token on an animal adds 1 to its roll. You pay it only if the photograph succeeds.';
    case 'explore':
      return question.legal.length === 1
        ? 'One of its dice must reach the habitat’s number.'
        : 'Explore them one at a time, in any order.';
    case 'failed':
      return failedHint(view);
    case 'reroll':
      return `The die must show ${EXPLORE_VALUE[view.exploring]} or more.`;
    case 'photograph':
      return photographHint(view, question);
  }
}

function failedHint(view: View): string {
  const lost = (view.stacks[view.exploring] ?? []).filter((card) => (view.animalDice[card] ?? 0) > 0).length;
  if (view.paid > 0) return 'Where do you take the second token from?';
  return `The ${habitatName(view.exploring)} needs a ${EXPLORE_VALUE[view.exploring]} or more. Re-roll one die for 2 tokens, or give up${lost === 0 ? '' : ` and lose ${count(lost, 'animal')}`}.`;
}

function photographHint({ animalDice, animalTokens }: View, { legal }: WildQuestion): string {
  const [first, ...others] = legal;
  if (first?.action.type !== 'photograph' || others.length > 0)
    return 'The dice and tokens on an animal must add up to its number or more.';
  const { card } = first.action;
  const there = `on ${the(card)} must`;
  const least = `${DIFFICULTY[card]} or more`;
  if ((animalTokens[card] ?? 0) > 0) return `Your dice and tokens ${there} add up to ${least}.`;
  return animalDice[card] === 1 ? `Your die ${there} show ${least}.` : `Your dice ${there} add up to ${least}.`;
}

function drawnName(view: View): string {
  return theNamed(animalOf(view.drawn).name);
}

/** Whether the drawn card can be placed, and what happens otherwise. */
function Fit({ room }: { readonly room: WildRoom }): ReactNode {
  const { view } = room;
  const { drawn } = view;
  const nameOf = (seat: Seat): string => seatText(whom(seat), readerOf(room));
  const homes = homesOf(drawn);
  const [home = 0] = homes;
  const mine = view.turn === room.observer;
  if (view.offer !== NONE) {
    return (
      <>
        <b>{nameOf(view.offer)}</b> offers 1 token for it. If you refuse, you must reserve it yourself or promise to
        photograph it.
      </>
    );
  }
  const open = homes.filter((habitat) => barrier(drawn, habitat, view) === undefined);
  if (open.length > 1) return `It can go where it is the hardest animal: ${list(open.map(inHabitat), 'or')}.`;
  const [free] = open;
  if (free !== undefined) {
    return (
      <>
        It fits <b>{inHabitat(free)}</b>
        {mine ? '' : `, so ${nameOf(view.turn)} can place it`}.
      </>
    );
  }
  if (homes.length > 1) return 'It fits into no habitat. Unless it is reserved, it spooks one.';
  const high = barrier(drawn, home, view);
  return (
    <>
      {high !== undefined &&
        `${capital(drawnName(view))} (${DIFFICULTY[drawn]}) is ${DIFFICULTY[drawn] === DIFFICULTY[high] ? 'only as hard as' : 'easier than'} ${theNamed(animalOf(high).name)} (${DIFFICULTY[high]}), so it doesn’t fit. `}
      {mine ? 'Unless you reserve it, it will ' : `Without an offer, ${nameOf(view.turn)} may `}
      <b>spook the {habitatName(home)}</b>.
    </>
  );
}
