/** The smallest game with a hidden action: say a word aloud, or write one down that nobody sees. */
import { type Decision, type GameDefinition, type GameText, isRecord } from '@shutterbox/kernel';

interface State {
  said: number[];
  written: number[];
}
export interface Action {
  readonly type: 'say' | 'write';
}
export interface Event extends Action {
  readonly seat: number;
}
type View = Pick<State, 'said'>;

const WORDS_IN_ALL = 9;
const speaking: Decision = { seat: 0, kind: 'say' };
const writing: Decision = { seat: 0, kind: 'write', hidden: true };

export const whisper: GameDefinition<Record<string, never>, State, Action, Event, View> = {
  id: 'whisper',
  rules: 1,
  options: { fields: {} },
  seats: () => ({ counts: [2] }),
  setup: () => ({ said: [], written: [] }),
  pending: ({ said }) => (said.length === WORDS_IN_ALL ? [] : [speaking, writing]),
  legalActions: (_state, { kind }, into) => void into.push({ type: kind === 'say' ? 'say' : 'write' }),
  check: (_state, { kind }, { type }) => (kind === type ? undefined : { code: 'no' }),
  apply(state, { seat }, { type }, cx) {
    (type === 'say' ? state.said : state.written).push(seat);
    cx.emit?.({ type, seat });
  },
  outcome: ({ said }) => (said.length === WORDS_IN_ALL ? { rank: [1, 1], score: [0, 0], reason: 'said' } : undefined),
  clone: ({ said, written }) => ({ said: said.slice(), written: written.slice() }),
  view: ({ said }) => ({ said: said.slice() }),
  eventFor: (event, observer) => (event.type === 'say' || event.seat === observer ? event : undefined),
  determinize: ({ said }) => ({ said: said.slice(), written: [] }),
  decodeAction: (json) =>
    isRecord(json) && (json.type === 'say' || json.type === 'write') ? { type: json.type } : undefined,
  actionKey: ({ type }) => type,
  timeoutAction: () => ({ type: 'say' }),
};

export const text: GameText<Action, Event, View> = {
  action: ({ type }) => `You ${type} a word`,
  event: ({ type }) => `A word: ${type}.`,
  decision: ({ kind }) => `Asked to ${kind}.`,
  rejection: ({ code }) => `Refused: ${code}.`,
};
