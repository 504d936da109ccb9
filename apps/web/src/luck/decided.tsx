/** What decided a finished match: everyone's chances and luck, worked out while you wait. */
import type { Analysis, Decided as Decision, Draw } from '@shutterbox/analysis';
import { type Observer, render } from '@shutterbox/kernel';
import { readerOf, type Sitter } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyUi } from '../games/bundle.ts';
import type { Opened } from '../replay/open-record.ts';
import type { Reel } from '../replay/reel.ts';
import { Curve } from './curve.tsx';
import './luck.css';
import { type Finding, study } from './study.ts';
import {
  adjustedWords,
  betterWords,
  chosenWords,
  dealWords,
  seatWords,
  sideNames,
  sizeWords,
  togetherWords,
  winsWords,
} from './words.ts';

interface DecidedProps {
  /** The record may have to be fetched first. */
  readonly open: () => Opened | Promise<Opened>;
  readonly ui: Pick<AnyUi, 'turnOf'>;
  readonly sitters: readonly Sitter[];
  readonly observer: Observer;
  /** Goes to a moment in the replay. */
  readonly onPick: (entry: number) => void;
}

type Shown = Finding | { readonly kind: 'refused'; readonly problem: string };

export function Decided({ open, ...props }: DecidedProps): ReactNode {
  const [reel, setReel] = useState<Reel>();
  const [shown, setShown] = useState<Shown>({ kind: 'working', done: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer opens for one match, once.
  useEffect(() => {
    let stop = (): void => {};
    let gone = false;
    void Promise.resolve(open()).then((opened) => {
      if (gone) return;
      if (!opened.ok) return setShown({ kind: 'refused', problem: opened.problem });
      setReel(opened.reel);
      stop = study(opened.reel.record, setShown);
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return (
    <div className="luck" aria-busy={shown.kind === 'working'}>
      <p className="lead">
        Luck is how much your dice and cards changed your chance to win, compared with average ones. The curve moves
        with what everyone decides, too.
      </p>
      {shown.kind === 'working' && (
        <label className="luck-working">
          Working it out …
          <progress max={1} value={shown.done} />
        </label>
      )}
      {shown.kind === 'refused' && <p role="alert">{shown.problem}</p>}
      {shown.kind === 'failed' && <p role="alert">This could not be worked out for this match.</p>}
      {shown.kind === 'found' && reel !== undefined && <Found report={shown.report} reel={reel} {...props} />}
    </div>
  );
}

interface FoundProps extends Omit<DecidedProps, 'open'> {
  readonly report: Analysis;
  readonly reel: Reel;
}

function Found({ report, reel, ui, sitters, observer, onPick }: FoundProps): ReactNode {
  const names = sideNames(report, sitters, observer);
  const deal = dealWords(report, names);
  return (
    <>
      {reel.record.arranged === true && (
        <p>The beginning of this match was arranged for the lesson. It is counted here like any other.</p>
      )}
      <Curve report={report} names={names} onPick={onPick} />
      <h3>Who was lucky</h3>
      <ul className="luck-seats">
        {report.seats.map(({ seat, luck }) => {
          const sitter = sitters[seat];
          return sitter && <li key={seat}>{seatWords(luck, sitter, observer)}</li>;
        })}
        {deal !== '' && <li>{deal}</li>}
        <li className="luck-sum">{togetherWords(report, names)}</li>
      </ul>
      <p>
        A player’s figure counts only that player’s own dice and cards, so two players can both be lucky. What helps one
        hurts the others, so only all luck together adds up to 0.
      </p>
      <p className="luck-adjusted">{adjustedWords(report, names)}</p>
      {report.strokes.length > 0 && (
        <h3>{report.strokes.length === 1 ? 'The biggest stroke of luck' : 'The biggest strokes of luck'}</h3>
      )}
      <ol className="luck-moments">
        {report.strokes.map((draw) => (
          <li key={`${draw.entry} ${draw.seat}`}>
            <button type="button" className="btn" onClick={() => onPick(draw.entry)}>
              <span>{told(draw, { reel, ui, sitters, observer })}</span>
              <b>{sizeWords(draw, report.sides, names)}</b>
            </button>
          </li>
        ))}
      </ol>
      {report.decisions !== undefined && (
        <Decisions decisions={report.decisions} told={{ reel, ui, sitters, observer }} onPick={onPick} />
      )}
    </>
  );
}

interface DecisionsProps {
  readonly decisions: readonly Decision[];
  readonly told: Told;
  readonly onPick: (entry: number) => void;
}

function Decisions({ decisions, told: { reel, sitters, observer }, onPick }: DecisionsProps): ReactNode {
  const reader = readerOf({ observer, sitters });
  const words = ({ entry, seat }: Decision, action: unknown) => render(reel.answer(entry, seat, action), reader);
  return (
    <>
      <h3>The costliest decisions</h3>
      <p>
        {decisions.length === 0
          ? 'No decision was clearly worse than another.'
          : 'Each is judged by what the player could know then, and by playing on many times.'}
      </p>
      <ol className="luck-moments">
        {decisions.map((decision) => {
          const sitter = sitters[decision.seat];
          return (
            sitter && (
              <li key={decision.entry}>
                {/* The moment before it: there it is still open. */}
                <button type="button" className="btn" onClick={() => onPick(decision.entry - 1)}>
                  <span>{chosenWords(sitter, words(decision, decision.given), observer)}</span>
                  <span>{betterWords(words(decision, decision.better))}</span>
                  <b>{winsWords(decision)}</b>
                  {decision.reason !== '' && <em>{decision.reason}</em>}
                </button>
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

/** Only its first sentences: the others would be about what came after. */
const SENTENCES = 2;

type Told = Pick<FoundProps, 'reel' | 'ui' | 'sitters' | 'observer'>;

function told(draw: Draw, { reel, ui, sitters, observer }: Told): string {
  if (draw.seat === null && draw.entry === 0) return 'The deal';
  // That another turn begins has nothing to do with it.
  const words = reel.told(draw.entry, draw.events, observer, (event) => ui.turnOf?.(event) === undefined);
  const reader = readerOf({ observer, sitters });
  return words
    .slice(0, SENTENCES)
    .map((each) => render(each, reader))
    .join(' ');
}
