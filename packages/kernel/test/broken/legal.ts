/** `check` and `legalActions` that disagree, or change what they look at. */
import { type Broken, broken, changed, toy } from './toys.ts';

export const LEGAL: readonly Broken[] = [
  broken('check takes what is not listed', 'legal', /'turn': walk:3 is not listed and not refused/, {
    game: changed({
      check: (state, decision, action) =>
        action.type === 'walk' && action.steps === 3 && decision.kind === 'turn'
          ? undefined
          : toy.check(state, decision, action),
    }),
  }),

  broken('check takes the answer to another question', 'legal', /: roll is not listed and not refused/, {
    game: changed({
      check: (state, decision, action) => (action.type === 'roll' ? undefined : toy.check(state, decision, action)),
    }),
  }),

  broken('check takes a bet that is not listed', 'legal', /bet:\d is not listed and not refused/, {
    game: changed({
      check: (state, decision, action) =>
        action.type === 'bet' && action.seat === state.seats ? undefined : toy.check(state, decision, action),
    }),
  }),

  broken('check refuses what is listed', 'legal', /show is listed and refused \(tired\)/, {
    game: changed({
      check: (state, decision, action) =>
        action.type === 'show' && state.walked === 2 ? { code: 'tired' } : toy.check(state, decision, action),
    }),
  }),

  broken('something is listed twice', 'legal', /'reaction': shrug is listed twice/, {
    game: changed({
      legalActions(state, decision, into) {
        toy.legalActions(state, decision, into);
        if (decision.kind === 'reaction') into.push({ type: 'shrug' });
      },
    }),
  }),

  broken('an action is not what its JSON decodes to', 'legal', /show is not what its JSON decodes to/, {
    game: changed({
      decodeAction: (json) => (toy.decodeAction(json)?.type === 'show' ? { type: 'roll' } : toy.decodeAction(json)),
    }),
  }),

  broken('a refusal changes the state', 'legal', /refusing .* changed the state at \.walked/, {
    game: changed({
      check(state, decision, action) {
        const rejection = toy.check(state, decision, action);
        if (rejection !== undefined) state.walked++;
        return rejection;
      },
    }),
  }),

  broken('listing changes the state', 'legal', /listing or checking changed the state/, {
    game: changed({
      legalActions(state, decision, into) {
        state.round++;
        toy.legalActions(state, decision, into);
      },
    }),
  }),

  broken('listing settles something in the state, the first time', 'replay', /replays differently at \.points/, {
    game: changed({
      legalActions(state, decision, into) {
        state.points.fill(0);
        toy.legalActions(state, decision, into);
      },
    }),
  }),

  broken('a view settles something in the state, the first time', 'legal', /changed the state at \.points/, {
    game: changed({
      view(state, observer) {
        state.points.fill(0);
        return toy.view(state, observer);
      },
    }),
  }),
];
