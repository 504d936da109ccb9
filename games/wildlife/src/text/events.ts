/** What happened, in words. */
import { capital, count, does, joined, list, say, verb, type Words, whom, whose } from '@shutterbox/kernel';
import { AWARD_PRESTIGE, EXPLORE_VALUE, PRESTIGE } from '../cards.ts';
import { type Event, NONE, type View } from '../types.ts';
import { sheetText, standings } from './standings.ts';
import { awardName, comeBack, habitatName, inHabitat, loss, the, theAll, theCard } from './words.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function eventText(event: Event, view: View): Words {
  switch (event.type) {
    case 'began':
      return began(event, view);
    case 'dealt':
      // Not named: players who share a device all read the log.
      return say`${does(event.seat, view, 'get')} an assignment that only you can see.`;
    case 'turn':
      return say`Round ${event.round}: ${whose(event.seat)} turn.`;
    case 'shuffled':
      return `The deck was empty: ${count(event.cards, 'discarded card forms', 'discarded cards form')} a new one.`;
    case 'drew':
      return say`${does(event.seat, view, 'draw')} ${theCard(event.card)}.`;
    case 'answered':
      return answered(event, view);
    case 'offered':
      return say`${does(event.seat, view, 'offer')} a token for ${the(event.card)}.`;
    case 'notOffered':
      return `Nobody offers a token for ${the(event.card)}.`;
    case 'placed':
      return placed(event, view);
    case 'spooked':
      return spooked(event);
    case 'reserved':
      return say`${does(event.seat, view, 'reserve')} ${theCard(event.card)}.`;
    case 'accepted':
      return say`${does(event.seat, view, 'accept')}: ${theCard(event.card)} goes to ${whom(event.from)} for 1 token.`;
    case 'prepared':
      return say`${does(event.seat, view, 'prepare')} an expedition.`;
    case 'placedReserved':
      return say`${does(event.seat, view, 'place')} ${theCard(event.card)} from reserve ${inHabitat(event.habitat)} as a promise.`;
    case 'dieOnHabitat':
      return say`${does(event.seat, view, 'put')} a die on the ${habitatName(event.habitat)}.`;
    case 'dieOnAnimal':
      return say`${does(event.seat, view, 'put')} a die on ${the(event.card)}.`;
    case 'token':
      return say`${does(event.seat, view, 'put')} a token on ${the(event.card)}.`;
    case 'explored':
      return explored(event, view);
    case 'paid':
      return say`${does(event.seat, view, 'put')} 1 token ${event.card === NONE ? '' : `from ${the(event.card)} `}on the ${habitatName(event.habitat)} for a re-roll.`;
    case 'rerolled':
      return rerolled(event, view);
    case 'failed':
      return `${capital(loss(event.gone, 'gone'))}${comeBack(event.tokens)}.`;
    case 'photographed':
      return photographed(event, view);
    case 'experience':
      return say`No photograph: ${whom(event.seat)} ${verb(event.seat, view, 'take')} ${count(event.tokens, 'token')} for experience.`;
    case 'award':
      return say`${does(event.seat, view, 'win')} an award: ${awardName(event.award)}, ${AWARD_PRESTIGE[event.award] ?? 0} prestige.`;
    case 'lastRound':
      return say`${does(event.seat, view, 'have')} ${count(event.photographs, 'photograph')}: this is the last round.`;
    case 'over':
      return over(event, view);
  }
}

function began({ first, tokens, cards }: EventOf<'began'>, view: View): Words {
  const inOrder = tokens.map((_, i) => (first + i) % tokens.length);
  const shares = inOrder.map((seat) => say`${tokens[seat] ?? 0} for ${whom(seat)}`);
  const purse = view.options.tokens ? say` Tracking tokens: ${list(shares)}.` : '';
  return say`${does(first, view, 'go')} first.${purse} On the table: ${theAll(cards)}.`;
}

function answered({ seat, offer }: EventOf<'answered'>, view: View): Words {
  if (offer === undefined) return say`${does(seat, view, 'have')} decided about an offer.`;
  return say`${does(seat, view, 'make')} ${offer ? 'an' : 'no'} offer.`;
}

function placed({ seat, card, habitat, committed, tokens }: EventOf<'placed'>, view: View): Words {
  const gain = tokens > 0 ? ` and ${verb(seat, view, 'take')} ${count(tokens, 'token')}` : '';
  const where = `${theCard(card)} ${inHabitat(habitat)}`;
  if (!committed) return say`${does(seat, view, 'place')} ${where}${gain}.`;
  // W-3.8: a drawn card becomes a promise only when an offer is refused.
  return say`${does(seat, view, 'refuse')} the offer, ${verb(seat, view, 'place')} ${where} as a promise${gain}.`;
}

function spooked({ card, habitat, gone, upright }: EventOf<'spooked'>): string {
  const free = upright.length === 0 ? '' : ` No longer promised: ${theAll(upright)}.`;
  return `${capital(theCard(card))} spooks the ${habitatName(habitat)}: ${theAll([card, ...gone])} are gone.${free}`;
}

function explored({ seat, habitat, roll, success }: EventOf<'explored'>, view: View): Words {
  const start = say`${does(seat, view, 'explore')} the ${habitatName(habitat)}`;
  const rolls = `${verb(seat, view, 'roll')} ${rolled(roll)}`;
  if (success) return say`${start}, ${rolls} and ${verb(seat, view, 'find')} the habitat.`;
  return say`${start} and ${rolls}, but needed a ${EXPLORE_VALUE[habitat] ?? 0} or more.`;
}

function rerolled({ seat, from, to, success }: EventOf<'rerolled'>, view: View): Words {
  const got = from === to ? `and ${verb(seat, view, 'get')} another ${to}` : `into a ${to}`;
  const result = success ? ` and ${verb(seat, view, 'find')} the habitat` : ': still not enough';
  return say`${does(seat, view, 're-roll')} the ${from} ${got}${result}.`;
}

function photographed({ seat, card, roll, tokens, success }: EventOf<'photographed'>, view: View): Words {
  const total = roll.reduce((sum, face) => sum + face, tokens);
  const plus = tokens > 0 ? ` plus ${count(tokens, 'token')}` : '';
  const sum = roll.length > 1 || tokens > 0 ? `, ${total} in all` : '';
  const result = success ? `a photograph worth ${PRESTIGE[card]} prestige` : `not enough, so ${loss([card], 'gone')}`;
  return say`${does(seat, view, 'aim')} at ${theCard(card)} and ${verb(seat, view, 'roll')} ${rolled(roll)}${plus}${sum}: ${result}.`;
}

function rolled(roll: readonly number[]): string {
  return list(roll.map(String));
}

function over({ reason, sheets }: EventOf<'over'>, view: View): Words {
  const why = reason === 'barren' ? ' after ten rounds without a photograph' : '';
  const totals = sheets.map(({ total }) => total);
  const scores = sheets.map((sheet, seat) => sheetText(sheet, seat, view));
  return say`The game is over${why}. ${joined(scores, ' ')} ${standings(totals, view)}`;
}
