/** The kinds of questions and answers. */
export const DECISION_KINDS = [
  'reroll',
  'table',
  'skill',
  'chamber',
  'wear',
  'side',
  'bid',
  'plot',
  'grenadier',
  'papers',
  'keep',
  'place',
  'turn',
  'claim',
  'pick',
  'aim',
  'react',
  'wound',
  'orders',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * All actions have one shape: search meets millions of them. What `on` and `how` mean is in `actions.ts`, type by type.
 */
export interface Action {
  readonly type: ActionType;
  readonly on: number;
  readonly how: number;
}

export const ACTION_TYPES = [
  'quick',
  'reroll',
  'table',
  'skill',
  'chamber',
  'wear',
  'side',
  'bid',
  'plot',
  'grenadier',
  'papers',
  'keep',
  'place',
  'step',
  'run',
  'turn',
  'sneak',
  'haul',
  'work',
  'force',
  'jam',
  'valves',
  'climb',
  'ride',
  'draw',
  'produce',
  'stow',
  'drop',
  'pick',
  'take',
  'leave',
  'swear',
  'reload',
  'selector',
  'light',
  'bayonet',
  'attack',
  'cover',
  'aim',
  'mark',
  'revive',
  'free',
  'first',
  'end',
  'claim',
  'pass',
  'react',
  'hold',
  'bear',
  'order',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
