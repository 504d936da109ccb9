/** A verdict seen again: the print of its moment, and each animal with the share that was visible. */
import { capital } from '@shutterbox/kernel';
import { Icon } from '@shutterbox/ui';
import { useScoped } from '@shutterbox/ui/board';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { SEEN_PERCENT, WHOLE_PERCENT } from '../../cards/judge.ts';
import { animalName, cardName } from '../../text/words.ts';
import type { Shot } from '../../types.ts';
import { SpeciesTile } from '../art/species-tile.tsx';
import { useBorrowedFocus } from '../borrowed-focus.ts';
import { lensesOf } from '../rack/stack.ts';
import { inspected } from '../signals.ts';
import { CallToken } from '../token.tsx';
import { keyOf, Print } from './print.tsx';
import { type ShotVerdict, type Shown, verdictAt } from './verdict.ts';
import { callWords, type Lookers, rewardWords, shareText, whosePhoto } from './words.ts';

interface InspectorProps {
  readonly rack: readonly Shot[];
  /** The height of the placed card. */
  readonly height: number;
  readonly lookers: Lookers;
}

export function Inspector({ rack, height, lookers }: InspectorProps): ReactNode {
  // The choice holds for one photo only.
  const [aimed, aim] = useState<{ readonly height: number; readonly row: number | undefined }>();
  const chosen = aimed?.height === height ? aimed.row : undefined;
  const choose = (row: number | undefined): void => aim({ height, row });
  const [, inspect] = useScoped(inspected);
  const box = useRef<HTMLElement>(null);
  const verdict = verdictAt(rack, height);
  const stack = rack.slice(0, height + 1);
  useBorrowedFocus(box);
  if (verdict === undefined) return null;
  const { shown, seat, card } = verdict;
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') inspect(undefined);
    if (by !== 0 && shown.length > 0) choose(((chosen ?? (by > 0 ? -1 : 0)) + by + shown.length) % shown.length);
    if (by !== 0 || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    // Arrows step through the list, Escape closes it.
    <section ref={box} className="ps-inspector" aria-label="What the lenses saw" tabIndex={-1} onKeyDown={step}>
      <figure className="ps-photo">
        <Print rack={stack} shown={shown} chosen={chosen} />
        <figcaption>
          <b>{whosePhoto(lookers, seat, 'photo')}</b>
          <span>
            {cardName(card)}
            {height < rack.length - 1 && '. A picture of that moment, not the rack now.'}
          </span>
        </figcaption>
      </figure>
      <div className="ps-verdict">
        <header>
          <h2>What the lenses saw</h2>
          <Earlier rack={rack} height={height} />
          <button type="button" className="btn icon quiet" aria-label="Close" onClick={() => inspect(undefined)}>
            <Icon name="close" />
          </button>
        </header>
        <Call verdict={verdict} />
        {shown.length === 0 && <p className="ps-nothing">No animal showed through any lens.</p>}
        <ol>
          {shown.map((each, i) => (
            <Row
              key={keyOf(each)}
              rack={stack}
              shown={each}
              number={i + 1}
              chosen={chosen === i}
              onAim={(on) => choose(on ? i : undefined)}
            />
          ))}
        </ol>
        {shown.length > 0 && (
          <p className="ps-legend">
            <span>
              <i className="outline" /> the animal
            </span>
            <span>
              <i className="covered" /> covered
            </span>
            <span>
              <i className="limit" /> from {SEEN_PERCENT}% a tile, from {WHOLE_PERCENT}% whole
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** From photo to photo through the whole stack. At either end the button keeps the focus. */
function Earlier({ rack, height }: Pick<InspectorProps, 'rack' | 'height'>): ReactNode {
  const [, inspect] = useScoped(inspected);
  const last = height === rack.length - 1;
  if (rack.length < 2) return null;
  return (
    <span className="ps-earlier">
      <button
        type="button"
        className="btn icon quiet small"
        aria-label="Previous photo"
        aria-disabled={height === 0}
        onClick={() => height > 0 && inspect(height - 1)}
      >
        <Icon name="previous" />
      </button>
      <span>
        {height + 1} of {rack.length}
      </span>
      <button
        type="button"
        className="btn icon quiet small"
        aria-label="Next photo"
        aria-disabled={last}
        onClick={() => !last && inspect(height + 1)}
      >
        <Icon name="next" />
      </button>
    </span>
  );
}

function Call({ verdict }: { readonly verdict: ShotVerdict }): ReactNode {
  if (!verdict.called) return null;
  const [title, line] = callWords(verdict);
  return (
    <div className={verdict.hit ? 'ps-call hit' : 'ps-call'}>
      <CallToken hit={verdict.hit} />
      <p>
        <b>{title}</b> {line}
      </p>
    </div>
  );
}

interface RowProps {
  readonly rack: readonly Shot[];
  readonly shown: Shown;
  readonly number: number;
  readonly chosen: boolean;
  onAim(on: boolean): void;
}

function Row({ rack, shown, number, chosen, onAim }: RowProps): ReactNode {
  return (
    <li data-chosen={chosen} onPointerEnter={() => onAim(true)} onPointerLeave={() => onAim(false)}>
      <span className="ps-loupe">
        <Print rack={rack} shown={[shown]} part={lensPart(rack, shown)} numbered={false} />
      </span>
      <span className={shown.whole ? 'ps-number whole' : 'ps-number'}>{number}</span>
      <b>{capital(animalName(shown.species))}</b>
      <b className="ps-share">{shareText(shown.share)}</b>
      <span className={shown.whole ? 'ps-bar whole' : 'ps-bar'} aria-hidden="true">
        <i style={{ width: `${shown.share}%` }} />
      </span>
      <span className="ps-given">
        {shown.reward === 'tile' && <SpeciesTile species={shown.species} />}
        {rewardWords(shown)}
      </span>
    </li>
  );
}

function lensPart(rack: readonly Shot[], { lens }: Shown): string {
  const top = rack.at(-1);
  const at = top && lensesOf(top)[lens];
  return at === undefined ? '0 0 480 320' : `${at.x - at.radius} ${at.y - at.radius} ${2 * at.radius} ${2 * at.radius}`;
}
