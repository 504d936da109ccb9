/** The smallest game for two, for our server: players take turns adding one. It never ends during a measurement. */
const ADD = { type: 'add' };
const LAST = 1_000_000;

const game = {
  id: 'counting',
  rules: 1,
  options: { fields: {} },
  seats: () => ({ counts: [2] }),
  setup: () => ({ count: 0, turn: 0 }),
  pending: ({ count, turn }) => (count === LAST ? [] : [{ seat: turn, kind: 'add' }]),
  legalActions: (_state, _decision, into) => void into.push(ADD),
  check: () => undefined,
  apply(state, { seat }, _action, cx) {
    state.count++;
    state.turn = 1 - seat;
    cx.emit?.({ type: 'added', seat, count: state.count });
  },
  outcome: ({ count }) => (count === LAST ? { rank: [1, 1], score: [0, 0], reason: 'over' } : undefined),
  clone: ({ count, turn }) => ({ count, turn }),
  view: ({ count, turn }) => ({ count, turn }),
  eventFor: (event) => event,
  determinize: ({ count, turn }) => ({ count, turn }),
  decodeAction: (json) => (json?.type === 'add' ? ADD : undefined),
  actionKey: () => 'add',
  timeoutAction: () => ADD,
};

const text = { action: () => 'Add one', event: () => 'One more.', decision: () => 'Add one.', rejection: () => 'No.' };
const heuristics = { evaluate: () => 0.5, playout: (_state, _decision, legal) => legal[0], horizon: 1 };

const parts = { rules: async () => ({ game, text }), bot: async () => ({ heuristics }) };

export const ALL = [{ id: 'counting', state: 'template', parts: { use: (use) => use(parts) } }];
