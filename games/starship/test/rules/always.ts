/** Answers with dice that always show the same pips. */
import { act } from '../../src/actions.ts';
import type { ActionType } from '../../src/answers.ts';
import { game } from '../../src/index.ts';
import { witness } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { question } from './table.ts';

export function always(state: State, pips: number, type: ActionType, on = 0, how = 0) {
  const cx = witness({ int: (n) => Math.min(pips, n) - 1 });
  const asked = question(state);
  const refused = game.check(state, asked, act(type, on, how));
  if (refused !== undefined) throw new Error(`${type} ${on} ${how} is refused: ${refused.code}`);
  game.apply(state, asked, act(type, on, how), cx);
  return cx.events;
}
