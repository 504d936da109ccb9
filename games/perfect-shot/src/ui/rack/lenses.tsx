/** The lenses of the card that was just placed, checked one after the other: blades close and open, and a label says what is there. */
import { capital, list } from '@shutterbox/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { CARD_WIDTH, type Lens } from '../../cards/types.ts';
import { animalName } from '../../text/words.ts';
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

/** "Ibex", "Eagle, whole", "Glimpse of a tiger", "Nothing". */
function labelWords(shown: readonly Shown[]): string {
  const seen = shown.filter(({ reward }) => reward !== 'glimpse');
  if (seen.length > 0) return capital(list(seen.map(nameOf)));
  return shown.length > 0 ? `Glimpse: ${list(shown.map(({ species }) => animalName(species)))}` : 'Nothing';
}

function nameOf({ species, whole }: Shown): string {
  return whole ? `whole ${animalName(species)}` : animalName(species);
}
