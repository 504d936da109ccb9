/** The lenses of the card that was just placed, checked one after the other: blades close and open, and a label says what is there. */
import { capital, list } from '@shutterbox/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { CARD_WIDTH, type Lens } from '../../cards/types.ts';
import { animalName, animalsName } from '../../text/words.ts';
import type { Shot } from '../../types.ts';
import { Star } from '../art/star.tsx';
import { CHECK, DROP } from '../durations.ts';
import { type Shown, verdictAt } from '../print/verdict.ts';
import { onCard } from './rack.tsx';
import { lensesOf } from './stack.ts';

interface LensesProps {
  readonly rack: readonly Shot[];
  /** 0: everything is there at once. */
  readonly pace: number;
}

export function Lenses({ rack, pace }: LensesProps): ReactNode {
  const top = rack.at(-1);
  const verdict = verdictAt(rack, rack.length - 1);
  if (top === undefined || verdict === undefined) return null;
  return lensesOf(top).map((lens, i) => (
    <LensLabel
      // biome-ignore lint/suspicious/noArrayIndexKey: a lens is its place on the card.
      key={i}
      lens={lens}
      index={i}
      pace={pace}
      shown={verdict.shown.filter((each) => each.lens === i)}
    />
  ));
}

interface LensLabelProps {
  readonly lens: Lens;
  readonly index: number;
  readonly pace: number;
  readonly shown: readonly Shown[];
}

function LensLabel({ lens, index, pace, shown }: LensLabelProps): ReactNode {
  const whole = shown.some((each) => each.whole);
  const timing = {
    '--late': `${(DROP + index * CHECK) * pace}ms`,
    '--check': `${CHECK * pace}ms`,
    width: `${(200 * lens.radius) / CARD_WIDTH}%`,
  };
  return (
    <div
      className={pace > 0 ? 'ps-lens checked' : 'ps-lens'}
      data-lens={index}
      data-edge={edgeOf(lens)}
      style={{ ...onCard(lens.x, lens.y), ...timing } as CSSProperties}
    >
      {pace > 0 && <i className="ps-blades" />}
      <span className={`ps-label${whole ? ' whole' : ''}${shown.length === 0 ? ' none' : ''}`}>
        {whole && <Star />}
        {labelWords(shown)}
      </span>
    </div>
  );
}

/** Near an edge of the card its label begins or ends with the lens, and stays on the card. */
function edgeOf({ x }: Lens): 'left' | 'right' | undefined {
  if (x < CARD_WIDTH / 4) return 'left';
  return x > (3 * CARD_WIDTH) / 4 ? 'right' : undefined;
}

/** "Ibex", "Whole eagle and 2 penguins", "Glimpse: tiger", "Nothing". */
function labelWords(shown: readonly Shown[]): string {
  const seen = shown.filter(({ reward }) => reward !== 'glimpse');
  if (seen.length > 0) return capital(counted(seen));
  return shown.length > 0 ? `Glimpse: ${counted(shown)}` : 'Nothing';
}

/** "whole tiger, 2 polar bears and yeti". */
function counted(shown: readonly Shown[]): string {
  const whole = shown.filter((each) => each.whole).map(({ species }) => `whole ${animalName(species)}`);
  const parts = shown.filter((each) => !each.whole);
  const species = [...new Set(parts.map((each) => each.species))];
  return list([
    ...whole,
    ...species.map((one) => {
      const n = parts.filter((each) => each.species === one).length;
      return n === 1 ? animalName(one) : `${n} ${animalsName(one)}`;
    }),
  ]);
}
