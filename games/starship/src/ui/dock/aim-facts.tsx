/** Facts about what is aimed at: where a grenade lands and who is near; what a wall has taken, and what it needs. */
import { percent } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { assumed } from '../../assumed.ts';
import { chanceOf } from '../../chances.ts';
import { caughtBeside, caughtIn } from '../../combat/blast.ts';
import { throwDexterity } from '../../combat/grenade.ts';
import { edgeKind } from '../../grid/step.ts';
import { damageOf } from '../../hull/walls.ts';
import { isTight } from '../../plan/signs.ts';
import type { Facing, Square } from '../../plan/types.ts';
import { shipOf } from '../../scenario/scenario.ts';
import { alsoHit, blastAtWall, namesFor } from '../../text/also-hit.ts';
import type { View, Who } from '../../types.ts';

type Fact = readonly [label: string, words: string];

interface AimFactsProps {
  readonly view: View;
  readonly who: Who;
  readonly aim: Action;
}

export function AimFacts(props: AimFactsProps): ReactNode {
  const facts = factsOf(props);
  if (facts.length === 0) return null;
  return (
    <dl className="ss-lob" aria-label="What it does">
      {facts.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ view, who, aim: { type, on, how } }: AimFactsProps): readonly Fact[] {
  if (type === 'lob') return lobFacts(view, who, on);
  return type === 'wall' ? wallFacts(view, who, on, how as Facing) : [];
}

/** S-18.10, S-18.12. */
export function lobFacts(view: View, who: Who, square: Square): readonly Fact[] {
  const state = assumed(view);
  const dex = throwDexterity(state, who);
  const names = (people: readonly Who[]): string => (people.length === 0 ? 'nobody' : namesFor(view, who, people));
  return [
    ['Lands there', `on ${dex} or less, ${percent(1 - chanceOf(dex + 1))}%`],
    ['In the square, 4D', names(caughtIn(state, square))],
    ['Beside it, 2D on a throw', names(caughtBeside(state, square))],
  ];
}

/** S-20.2, S-20.5. */
export function wallFacts(view: View, who: Who, square: Square, facing: Facing): readonly Fact[] {
  const tight = isTight(edgeKind(shipOf(view.options), square, facing));
  const taken = damageOf(view, square * 4 + facing);
  const also = alsoHit(view, blastAtWall(view, who, square * 4 + facing));
  return [
    ['Taken so far', `${taken} points`],
    ['Needs', tight ? '100 for a hole, 1000 for a breach' : '100 for a breach'],
    ...(also.length === 0 ? [] : [['May also hit', namesFor(view, who, also)] as const]),
  ];
}
