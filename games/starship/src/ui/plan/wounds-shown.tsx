/** Wounds while they are shown: the dice fall into the victim's characteristics. */
import type { ReactNode } from 'react';
import type { Event } from '../../events.ts';
import { isAnimal } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import type { View } from '../../types.ts';
import { Dice } from '../dice.tsx';
import { middleOf } from '../places.ts';
import type { Shown } from '../shown.ts';

interface WoundsShownProps {
  readonly event: Event | undefined;
  /** As it was before the step that is shown. */
  readonly before: View;
  readonly people: readonly Shown[];
  readonly view: View;
}

const STATS = ['STR', 'DEX', 'END'] as const;
const POOLS = ['out', 'dead'] as const;

export function WoundsShown({ event, before, people, view }: WoundsShownProps): ReactNode {
  if (event?.type !== 'wounds') return null;
  const { who, dice, left } = event;
  const at = people[who]?.at ?? NONE;
  if (at === NONE) return null;
  const [x, y] = middleOf(at, view);
  const body = before.bodies[who];
  const had = [body?.str ?? 0, body?.dex ?? 0, body?.end ?? 0];
  const names = isAnimal(view, who) ? POOLS : STATS;
  return (
    <span className="ss-thrown ss-hurt" style={{ left: x, top: y }} aria-hidden="true">
      <span className="ss-falls" style={{ gridColumnStart: 1 + firstHit(had, left) }}>
        <Dice dice={dice} />
      </span>
      {names.map((name, stat) => (
        <span key={name} className="ss-hurt-stat" data-hit={(had[stat] ?? 0) > (left[stat] ?? 0) || undefined}>
          <small>{name}</small>
          <b>{left[stat]}</b>
        </span>
      ))}
    </span>
  );
}

/** The characteristic that has lost something, from the left. */
function firstHit(had: readonly number[], left: readonly number[]): number {
  return Math.max(
    0,
    had.findIndex((points, stat) => points > (left[stat] ?? 0)),
  );
}
