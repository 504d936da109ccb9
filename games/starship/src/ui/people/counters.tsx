/** Everyone aboard. Characters who stand are buttons; those who lie there are only drawn. */
import type { Board } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { CLUB } from '../../data/weapons.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View, Who } from '../../types.ts';
import { middleOf, placeOf, UNIT } from '../places.ts';
import { useSelectedPerson } from '../selected.ts';
import type { Shown } from '../shown.ts';
import { Counter } from './counter.tsx';
import { hasTagRoom, isTagUp, takenBy } from './tags.ts';

interface CountersProps {
  readonly board: Board<Action>;
  readonly view: View;
  readonly shown: readonly Shown[];
  /** Milliseconds for a step. */
  readonly ms: number;
}

export function Counters({ board, view, shown, ms }: CountersProps): ReactNode {
  const there = [...shown.keys()].filter((who) => shown[who]?.at !== NONE);
  const standing = there.filter((who) => shown[who]?.stands === true);
  const taken = takenBy(shown);
  const [selected] = useSelectedPerson();
  return (
    <>
      {there
        .filter((who) => !standing.includes(who))
        .map((who) => (
          <span key={who} className="ss-lies" style={styleOf(view, shown, who, 0, standing)}>
            <Counter view={view} who={who} facing={shown[who]?.facing ?? 0} />
          </span>
        ))}
      {standing.map((who) => (
        <button
          key={who}
          type="button"
          className="ss-stands"
          style={styleOf(view, shown, who, ms, [])}
          {...board.placed(placeOf(shown[who]?.at ?? 0, view))}
        >
          <Counter
            view={view}
            who={who}
            facing={shown[who]?.facing ?? 0}
            up={isTagUp(planOf(view), taken, shown[who]?.at ?? NONE, shown[who]?.facing)}
            named={
              (who === view.act.who || (who === selected && !isNear(view, shown, who))) &&
              hasTagRoom(planOf(view), taken, shown[who]?.at ?? NONE)
            }
          />
        </button>
      ))}
    </>
  );
}

/** Names of two who stand side by side would lie over each other: who acts keeps theirs. */
function isNear(view: View, shown: readonly Shown[], who: Who): boolean {
  const plan = planOf(view);
  const [one, other] = [shown[who]?.at ?? NONE, shown[view.act.who]?.at ?? NONE];
  if (one === NONE || other === NONE || plan.deck[one] !== plan.deck[other]) return false;
  const off = (of: ArrayLike<number>): number => Math.abs((of[one] as number) - (of[other] as number));
  return off(plan.x) <= 1 && off(plan.y) <= 1;
}

/** Under someone's feet a casualty lies a little aside. */
const ASIDE = 9;

function styleOf(
  view: View,
  shown: readonly Shown[],
  who: Who,
  ms: number,
  over: readonly Who[],
): { readonly transform: string; readonly transitionDuration: string } {
  const at = shown[who]?.at ?? 0;
  const [x, y] = middleOf(at, view);
  const aside = over.some((other) => shown[other]?.at === at) ? ASIDE : 0;
  return {
    transform: `translate(${x - UNIT / 2 + aside}px, ${y - UNIT / 2 + aside}px)`,
    transitionDuration: `${ms}ms`,
  };
}

const GUN_SIGN = 'M-11 6H4v4H-3v3H-6l-1 2H-11Z';
const CLUB_SIGN = 'M-11 12-2 5 5 1 8 5 1 9-9 14Z';

/** Things that lie about. Clubs are there for anyone from the start: they must not look like guns. */
export function Things({ view }: { readonly view: View }): ReactNode {
  const there = view.items.filter(({ at, holder, portal }) => holder === NONE && portal === NONE && at !== NONE);
  return [...new Set(there.map(({ at }) => at))].map((square) => {
    const [x, y] = middleOf(square, view);
    const sign = there.some(({ at, weapon }) => at === square && weapon !== CLUB) ? GUN_SIGN : CLUB_SIGN;
    return <path key={square} className="ss-thing" d={sign} transform={`translate(${x} ${y})`} />;
  });
}
