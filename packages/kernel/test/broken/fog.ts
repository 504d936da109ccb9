/** Leaks of secrets that an answer itself makes, and of what a look round the corner shows. */
import { type Fog, fog, fogSubject, isInSight } from '../fog.ts';
import { NONE } from '../toy.ts';
import { type Broken, broken, brokenSubject, changed, toy } from './toys.ts';

/** A law must notice within this many games, with one option set and one number of seats. */
const plan = { games: 12 };

/** Every spot, dug in or not. */
const EVERYWHERE = Array.from({ length: 18 }, (_, spot) => spot);

function changedFog(change: Partial<Fog>) {
  return { ...fogSubject, game: { ...fog, ...change } };
}

export const FOG: readonly Broken[] = [
  brokenSubject(
    'what an unseen figure does is told to all',
    'unseen',
    /'hide': .* can tell (dig|walk:-?\d) from (dig|walk:-?\d): it shows in the events/,
    changedFog({
      apply(state, decision, action, cx) {
        fog.apply(state, decision, action, cx);
        if (action.type === 'dig') cx.emit?.({ type: 'moves', seen: isInSight(state, state.spot) });
      },
    }),
    plan,
  ),

  brokenSubject(
    'the destination of a step out of sight is told to all',
    'unseen',
    /'hide': .* can tell .* from .*: it shows in the events\.\d\.spot/,
    changedFog({ eventFor: (event, observer) => (event.type === 'moves' ? event : fog.eventFor(event, observer)) }),
    plan,
  ),

  brokenSubject(
    'empty places can be looked at and the step taken back',
    'secrets',
    /F-2 leaks to seat 0: after walk:-?1 .* it can be taken back/,
    changedFog({
      apply(state, decision, action, cx) {
        const before = isInSight(state, state.spot);
        const found = () => isInSight(state, state.spot) !== before;
        const reveal = (rule: string) => (rule === 'F-4' || found() ? cx.reveal(rule) : undefined);
        fog.apply(state, decision, action, { ...cx, reveal });
      },
    }),
    plan,
  ),

  broken(
    'an unlisted card is hidden, so that two lists of secrets disagree',
    'secrets',
    /T-1 is not hidden from seat 0 by 'hide', at \.cards/,
    {
      game: toy,
      hide: () => undefined,
    },
  ),

  broken(
    'a bet that others hear of, of a question that is not marked as sealed',
    'unseen',
    /can tell bet:\d from bet:\d/,
    {
      game: changed({
        eventFor: (event, observer) => (event.type === 'bet' ? event : toy.eventFor(event, observer)),
        pending: (state) => toy.pending(state).map(({ hidden: _, sealed: __, ...open }) => open),
      }),
    },
  ),

  brokenSubject(
    'guesses that forget where the hider was seen',
    'determinize',
    /seat 0: after walk:-?1 a guess forgets what was seen at \.spot/,
    changedFog({
      determinize(view, seat, chance) {
        const guess = fog.determinize(view, seat, chance);
        const unseen = EVERYWHERE.filter((spot) => !isInSight(view, spot));
        return view.spot === guess.spot ? guess : { ...guess, spot: unseen[chance.int(unseen.length)] ?? 0 };
      },
    }),
    plan,
  ),

  brokenSubject(
    'a memory that is lost as soon as the hider is out of sight',
    'determinize',
    /seat 0: after walk:-?1 a guess forgets what was seen at \.spot/,
    changedFog({
      apply(state, decision, action, cx) {
        fog.apply(state, decision, action, cx);
        if (!isInSight(state, state.spot)) state.maybe = EVERYWHERE.filter((spot) => !isInSight(state, spot));
      },
    }),
    plan,
  ),

  broken(
    'a guess that is wrong in what was shown, and a view that does not say so',
    'determinize',
    /the guessed state is wrong in what the seat knows, at \.bets/,
    {
      game: changed({
        view: (state, observer) => ({ ...toy.view(state, observer), bets: state.bets.map(() => NONE) }),
        determinize: (view, _seat, chance) => toy.determinize(view, NONE, chance),
      }),
    },
  ),
];
