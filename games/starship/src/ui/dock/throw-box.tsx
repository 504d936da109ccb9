/** A throw with all its reasons: base, modifiers with their rules, sum, chance, and where it lies on two dice. */
import { percent } from '@shutterbox/ui';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { DASH } from '../../data/chart.ts';
import { bodyOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { alsoHit, blastAt, namesFor } from '../../text/also-hit.ts';
import { personName } from '../../text/names.ts';
import { reasonName, signed } from '../../text/reasons.ts';
import type { View } from '../../types.ts';
import { armorWords } from '../people/plight.ts';
import { placeOf } from '../places.ts';
import type { Throw } from '../throws.ts';

export interface ThrowBoxProps {
  readonly view: View;
  readonly aim: Throw;
  /** If it is about nobody in particular. */
  readonly whom?: string;
  openRule(rule: string): void;
}

export function ThrowBox({ view, aim, whom, openRule }: ThrowBoxProps): ReactNode {
  const { by, target, how, needed, reasons, chance, squares, band, weapon, dice } = aim;
  const name = whom ?? personName(view, target);
  // Where nobody in particular is aimed at, nobody knows who will be beside them.
  const also = whom === undefined ? alsoHit(view, blastAt(view, by, target, how), target) : [];
  const armor = armorWords(view, target);
  const box = useRef<HTMLElement>(null);
  const place = target === NONE ? '' : placeOf(bodyOf(view, target).at, view);
  useLayoutEffect(() => stepAside(box.current?.closest<HTMLElement>('.ss-aim'), place));
  if (needed >= DASH) return null;
  return (
    <section ref={box} className="ss-throw" aria-label={`Throw against ${name}`}>
      <header>
        <b>
          {personName(view, by)} → {name}
        </b>
        <span>
          {squares} sq, {band}
        </span>
        <strong>{percent(chance)}%</strong>
      </header>
      <div className="ss-throw-in">
        <dl>
          {reasons.map(({ code, value, rule }, index) => (
            <div key={code}>
              <dt>
                {index === 0 ? `${weapon}, ${armor}` : reasonName(code)}{' '}
                {rule !== undefined && <RuleLink rule={rule} openRule={openRule} />}
              </dt>
              <dd>{index === 0 ? `${value}+` : signed(value)}</dd>
            </div>
          ))}
          <div className="ss-sum">
            <dt>Throw on two dice, {dice}D wounds</dt>
            <dd>{needed < 0 ? signed(needed) : needed}+</dd>
          </div>
          {also.length > 0 && (
            <div className="ss-also">
              <dt>
                May also hit <RuleLink rule="S-18.2" openRule={openRule} />
              </dt>
              <dd>{namesFor(view, by, also)}</dd>
            </div>
          )}
        </dl>
        <Histogram needed={needed} />
      </div>
    </section>
  );
}

function RuleLink({ rule, openRule }: { readonly rule: string; openRule(rule: string): void }): ReactNode {
  return (
    <button type="button" className="ss-rule" onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}

const GAP = 8;

/** On a phone the card lies over the plan: it moves above a target that it would cover. */
function stepAside(card: HTMLElement | null | undefined, place: string): void {
  const mark = document.querySelector(`[data-target="${place}"]`)?.getBoundingClientRect();
  if (card === null || card === undefined) return;
  card.style.translate = '';
  const { top, bottom } = card.getBoundingClientRect();
  const roof = document.querySelector('.ss-ship')?.getBoundingClientRect().top ?? 0;
  if (mark === undefined || mark.bottom <= top || mark.top >= bottom) return;
  const up = bottom - mark.top + GAP;
  if (top - up >= roof) card.style.translate = `0 ${-up}px`;
}

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

function Histogram({ needed }: { readonly needed: number }): ReactNode {
  return (
    <div className="ss-hist" aria-hidden="true">
      {WAYS.map((ways, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sums of two dice.
        <i key={at} data-hit={at + 2 >= needed} style={{ '--ways': ways } as CSSProperties}>
          <b>{at + 2}</b>
        </i>
      ))}
    </div>
  );
}
