/** How the acting character moves and attacks: set in the dock, and used by the board. Each activation starts afresh. */
import { useMedia } from '@shutterbox/ui';
import { type BoardSpec, scoped, useScoped } from '@shutterbox/ui/board';
import { useMemo } from 'react';
import type { Action } from '../answers.ts';
import { NONE } from '../plan/types.ts';
import type { View, Who } from '../types.ts';
import { AT_EASE, type Pace, specFor } from './spec.ts';

/** A finger cannot hover: the way of a walk is shown first, and a second press walks it. */
const NO_HOVER = '(hover: none)';

interface Paced extends Pace {
  readonly turn: number;
  readonly who: Who;
}

const PACED = scoped<Paced>({ turn: NONE, who: NONE, ...AT_EASE });

/** What was set for someone else, or in an earlier turn, is over. */
function paceOf({ turn, who, ...pace }: Paced, view: View, acting: Who): Pace {
  return turn === view.turn && who === acting ? pace : AT_EASE;
}

export function usePace(view: View, who: Who): readonly [Pace, (change: Partial<Pace>) => void] {
  const [paced, set] = useScoped(PACED);
  const pace = paceOf(paced, view, who);
  return [pace, (change) => set({ ...pace, ...change, turn: view.turn, who })];
}

export function useSpec(): BoardSpec<View, Action> {
  const touch = useMedia(NO_HOVER);
  const [paced] = useScoped(PACED);
  return useMemo(() => specFor({ touch, paceOf: (view, who) => paceOf(paced, view, who) }), [touch, paced]);
}
