/** The lenses of the card that was just placed, checked one after the other: blades close and open, and a label says what is there. */
import { capital, list } from '@shutterbox/kernel';
import { PHONE, useMedia } from '@shutterbox/ui';
import type { CSSProperties, ReactNode } from 'react';
import { CARD_WIDTH, type Lens } from '../../cards/types.ts';
import { animalName, animalsName } from '../../text/words.ts';
import type { Shot } from '../../types.ts';
import { Star } from '../art/star.tsx';
import { CHECK, DROP } from '../durations.ts';
import { type Shown, verdictAt } from '../print/verdict.ts';
import { edgeOf, labelSides, type Side } from './label-sides.ts';
import { onCard } from './rack.tsx';
import { lensesOf } from './stack.ts';

interface LensesProps {
  readonly rack: readonly Shot[];
  /** 0: everything appears at once. */
  readonly pace: number;
}

export function Lenses({ rack, pace }: LensesProps): ReactNode {
  const phone = useMedia(PHONE);
  const top = rack.at(-1);
  const verdict = verdictAt(rack, rack.length - 1);
  if (top === undefined || verdict === undefined) return null;
  const lenses = lensesOf(top);
  const shown = lenses.map((_, i) => verdict.shown.filter((each) => each.lens === i));
  const words = shown.map((each, i) =>
    labelWords(
      each,
      verdict.shown.filter(({ also }) => also.includes(i)),
    ),
  );
  const sides = labelSides(lenses, words, phone);
  return lenses.map((lens, i) => (
    <LensLabel
      // biome-ignore lint/suspicious/noArrayIndexKey: a lens is its place on the card.
      key={i}
      lens={lens}
      index={i}
      pace={pace}
      shown={shown[i] ?? []}
      words={words[i] ?? ''}
      side={sides[i] ?? 'below'}
    />
  ));
}

interface LensLabelProps {
  readonly lens: Lens;
  readonly index: number;
  readonly pace: number;
  readonly shown: readonly Shown[];
  readonly words: string;
  readonly side: Side;
}

function LensLabel({ lens, index, pace, shown, words, side }: LensLabelProps): ReactNode {
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
      data-side={side}
      style={{ ...onCard(lens.x, lens.y), ...timing } as CSSProperties}
    >
      {pace > 0 && <i className="ps-blades" />}
      <span className={`ps-label${whole ? ' whole' : ''}${shown.length === 0 ? ' none' : ''}`}>
        {whole && <Star />}
        {words}
      </span>
    </div>
  );
}

type Labelled = Pick<Shown, 'species' | 'whole' | 'reward'>;

/**
 * "Ibex", "Whole eagle and 2 penguins", "Glimpse: tiger", "Nothing". `also`: animals counted at another lens that shows more:
 * "Same ibex".
 */
export function labelWords(shown: readonly Labelled[], also: readonly Labelled[] = []): string {
  const seen = shown.filter(({ reward }) => reward !== 'glimpse');
  if (seen.length > 0) return capital(counted(seen));
  if (shown.length > 0) return `Glimpse: ${counted(shown)}`;
  return also.length > 0 ? `Same ${list(also.map(({ species }) => animalName(species)))}` : 'Nothing';
}

/** "whole tiger, 2 polar bears and yeti". */
function counted(shown: readonly Labelled[]): string {
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
