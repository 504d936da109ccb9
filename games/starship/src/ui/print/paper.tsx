/** What comes out of a printer: the decks at half an inch a square, everyone's sheet, and counters to cut out. */
import type { ReactNode } from 'react';
import { planOf } from '../../scenario/scenario.ts';
import { longName } from '../../text/names.ts';
import type { View } from '../../types.ts';
import { Counter } from '../people/counter.tsx';
import { UNIT, worldOfPlan } from '../places.ts';
import { SheetFacts } from '../sheet/facts.tsx';
import { pagesOf } from './pages.ts';
import { usePrinting } from './printing.ts';

/** Drawn for the printer alone: the browser tells when. */
export function Paper({ view }: { readonly view: View }): ReactNode {
  const printing = usePrinting();
  if (!printing) return null;
  const plan = planOf(view);
  return (
    <div className="ss-paper">
      {worldOfPlan(plan).boxes.flatMap((box, deck) =>
        pagesOf(box, UNIT).map(({ x, y, width, height, number, of }) => (
          <figure key={`${plan.decks[deck]?.name} ${number}`} className="ss-page">
            <svg
              viewBox={`${x} ${y} ${width} ${height}`}
              style={{ inlineSize: `${width / UNIT / 2}in`, blockSize: `${height / UNIT / 2}in` }}
              aria-hidden="true"
            >
              <use href="#ss-ground" />
              <use href="#ss-structure" />
            </svg>
            <figcaption>
              {plan.name}, {plan.decks[deck]?.name}
              {of > 1 && `, page ${number} of ${of}`}
            </figcaption>
          </figure>
        )),
      )}
      <section className="ss-page ss-paper-sheets">
        {view.sheets.map((_, who) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people keep their places.
          <article key={who} className="ss-paper-sheet">
            <h2>{longName(view, who)}</h2>
            <SheetFacts view={view} who={who} />
          </article>
        ))}
      </section>
      <section className="ss-page ss-paper-counters">
        {view.sheets.map((_, who) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people keep their places.
          <span key={who}>
            <Counter view={view} who={who} facing={0} />
          </span>
        ))}
      </section>
    </div>
  );
}
