/** Games that leak. */
import { type Action, NONE, type State, secrets } from '../toy.ts';
import { afterwards, type Broken, broken, changed, holder, toy } from './toys.ts';

const leaking = changed({
  view: (state, observer) => ({ ...toy.view(state, observer), cards: state.cards.slice() }),
});

function mayTease(state: State, action: Action): boolean {
  return action.type !== 'tease' || state.cards[action.seat] !== 5;
}

export const LEAKS: readonly Broken[] = [
  broken('a view that shows hidden cards', 'secrets', /^T-1 leaks to seat 0: it shows in the view\.cards\.1$/, {
    game: leaking,
  }),

  broken('a view that shows hidden cards to spectators alone', 'secrets', /T-1 leaks to spectators: .* the view/, {
    game: changed({ view: (state, observer) => (observer === 'spectator' ? leaking : toy).view(state, observer) }),
  }),

  broken('a leaking view whose determinize copies the leak', 'secrets', /T-1 leaks/, {
    game: {
      ...leaking,
      determinize: (view, seat, chance) => ({ ...toy.determinize(view, seat, chance), cards: view.cards.slice() }),
    },
  }),

  broken('an event that carries a hidden card', 'secrets', /T-1 leaks to .* after walk:\d .* the events/, {
    game: changed({
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'walk') cx.emit?.({ type: 'showed', seat: 0, card: state.cards[0] ?? NONE });
      },
    }),
  }),

  broken(
    'an event that tells a sealed answer',
    'sealed',
    /'stake': seat \d can tell stake:\d from stake:\d: it shows in the events/,
    {
      game: changed({
        eventFor: (event, observer) => (event.type === 'staked' ? event : toy.eventFor(event, observer)),
      }),
    },
  ),

  broken(
    'an event that only says that a hidden question was answered',
    'sealed',
    /'bet': .* can tell bet:\d from no answer: it shows in the events/,
    {
      game: changed({
        eventFor: (event, observer) => (event.type === 'bet' ? { ...event, on: NONE } : toy.eventFor(event, observer)),
        apply(state, decision, action, cx) {
          const laid = state.bets[decision.seat] === NONE;
          const quiet = { chance: cx.chance, reveal: cx.reveal };
          toy.apply(state, decision, action, action.type === 'bet' && !laid ? quiet : cx);
        },
      }),
    },
  ),

  broken('the events of set-up', 'secrets', /T-1 leaks to .* set-up/, {
    game: changed({ eventFor: (event, observer) => (event.type === 'dealt' ? event : toy.eventFor(event, observer)) }),
  }),

  broken('a legal list', 'secrets', /T-1 leaks to seat \d: .* the (legal actions|refusals)/, {
    game: changed({
      legalActions(state, decision, into) {
        const all: Action[] = [];
        toy.legalActions(state, decision, all);
        into.push(...all.filter((action) => mayTease(state, action)));
      },
      check: (state, decision, action) =>
        mayTease(state, action) ? toy.check(state, decision, action) : { code: 'noTeasing' },
    }),
  }),

  broken('a refusal', 'secrets', /T-1 leaks to seat \d: .* the refusals/, {
    game: changed({
      check(state, decision, action) {
        const rejection = toy.check(state, decision, action);
        return rejection === undefined ? undefined : { ...rejection, params: { best: holder(state, 5) } };
      },
    }),
  }),

  broken('a timeout action', 'secrets', /T-1 leaks to seat \d: .* the timeout action/, {
    game: changed({
      timeoutAction: (state, decision) =>
        decision.kind === 'stake' && holder(state, 5) >= 0
          ? { type: 'stake', points: 2 }
          : toy.timeoutAction(state, decision),
    }),
  }),

  broken('a question that only the holder of a card is asked', 'secrets', /T-1 leaks to .* the open questions/, {
    game: changed({
      pending(state) {
        const open = toy.pending(state);
        const seat = holder(state, 5);
        return open.length > 0 && seat >= 0 ? [...open, { seat, kind: 'bet', subject: 5, optional: true }] : open;
      },
    }),
  }),

  broken(
    'a reaction that only the holder of a card is asked for',
    'secrets',
    /T-1 leaks to .* after tease:\d it shows in/,
    {
      game: afterwards((state, _decision, action) => {
        if (action.type === 'tease' && (state.cards[action.seat] ?? 0) < 3) state.phase = 'turn';
      }),
    },
  ),

  broken('a subject that tells who holds a card', 'secrets', /T-1 leaks to .* the open questions\.\d\.subject/, {
    game: changed({
      pending: (state) =>
        toy.pending(state).map((open) => (open.kind === 'turn' ? { ...open, subject: holder(state, 5) } : open)),
    }),
  }),

  broken('chance that is drawn by what is hidden', 'secrets', /T-1 leaks to .* after roll .* the events/, {
    game: changed({
      apply(state, decision, action, cx) {
        if (action.type === 'roll' && holder(state, 5) >= 0) cx.chance.int(2);
        toy.apply(state, decision, action, cx);
      },
    }),
  }),

  broken('a secret whose perturb does nothing', 'secrets', /T-9 was never perturbed/, {
    game: toy,
    secrets: [...secrets, { rule: 'T-9', perturb: () => undefined }],
  }),
];
