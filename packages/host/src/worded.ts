/** Says in words what a brief tells: on the server for programs, in the browser for people. */
import type { GameText } from '@shutterbox/kernel';
import type { Brief, Update } from '@shutterbox/protocol';

/** A brief with the whole view. */
type Whole = Omit<Brief, 'view' | 'changes'> & { readonly view: unknown };

/** The brief and the text belong to the same game. */
export function worded<A, E, V>(text: GameText<A, E, V>, brief: Whole): Update {
  const view = brief.view as V;
  return {
    ...brief,
    steps: brief.steps.map((step) => ({ ...step, words: step.events.map((event) => text.event(event as E, view)) })),
    pending: brief.pending.map((decision) => ({ ...decision, words: text.decision(decision, view) })),
    legal: brief.legal.map(({ decision, actions }) => ({
      decision,
      actions: actions.map((action) => ({ action, words: text.action(action as A, view) })),
    })),
  };
}
