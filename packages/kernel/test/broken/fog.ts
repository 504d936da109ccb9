/** Leaks of what an answer itself makes, and of what a look round the corner shows. */
import { type Fog, fog, fogSubject, isInSight } from '../fog.ts';
import { type Broken, broken, brokenSubject, changed, toy } from './toys.ts';

/** As many games as the issue gives a law to notice: one option set, one number of seats. */
const plan = { games: 12 };

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

  broken('a standing bet that others hear of', 'unseen', /can tell bet:\d from/, {
    game: changed({
      eventFor: (event, observer) => (event.type === 'bet' ? { ...event, on: 0 } : toy.eventFor(event, observer)),
      pending: (state) => toy.pending(state).map(({ hidden: _, ...open }) => open),
    }),
  }),
];
