/** The transport of a replay, where the dock is at a table. */
import type { Observer } from '@shutterbox/kernel';
import { Icon, type IconName, type Sitter } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { openPanel } from '../table/panels.ts';
import { PACES, type usePlayback } from './playback.ts';
import type { Frame } from './reel.ts';

interface BarProps {
  readonly frame: Frame;
  readonly last: number;
  readonly words: string;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly onStep: (number: number) => void;
  readonly side: Observer;
  readonly sitters: readonly Sitter[];
  readonly onSide: (side: Observer) => void;
}

export function ReplayBar(props: BarProps): ReactNode {
  const { frame, last, words, playback, onStep } = props;
  const { number } = frame;
  return (
    <section className="dock reel" aria-label="Replay">
      <div className="ask">
        <p className="eyebrow">
          <span className="turn">Replay</span> {number} of {last}
        </p>
        <h1>{words === '' ? 'Nothing to see' : words}</h1>
      </div>
      <input
        className="reel-slider"
        type="range"
        min={0}
        max={last}
        value={number}
        aria-label="Moment"
        aria-valuetext={`${number} of ${last}: ${words}`}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <div className="btns transport">
        <Step icon="first" label="To the beginning" to={0} {...props} />
        <Step icon="previous" label="One step back" to={number - 1} {...props} />
        <button
          type="button"
          className="btn icon primary"
          aria-label={playback.running ? 'Pause' : 'Play'}
          onClick={playback.toggle}
        >
          <Icon name={playback.running ? 'pause' : 'play'} />
        </button>
        <Step icon="next" label="One step on" to={number + 1} {...props} />
        <Step icon="last" label="To the end" to={last} {...props} />
      </div>
      <Choices {...props} />
    </section>
  );
}

interface StepProps extends Pick<BarProps, 'onStep' | 'last' | 'frame'> {
  readonly icon: IconName;
  readonly label: string;
  readonly to: number;
}

function Step({ icon, label, to, onStep, last, frame }: StepProps): ReactNode {
  const here = to < 0 || to > last || to === frame.number;
  return (
    <button
      type="button"
      className="btn icon quiet"
      aria-label={label}
      aria-disabled={here}
      onClick={() => !here && onStep(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

function Choices({ playback, side, sitters, onSide }: BarProps): ReactNode {
  return (
    <div className="reel-choices">
      <label>
        <span>Speed</span>
        <select
          value={playback.pace}
          onChange={(event) => playback.setPace(PACES.find((pace) => String(pace) === event.target.value) ?? 1)}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {pace}×
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Side</span>
        <select
          value={String(side)}
          onChange={(event) => onSide(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))}
        >
          <option value="spectator">Spectator</option>
          {sitters.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" aria-label="Share and check" onClick={() => openPanel('menu')}>
        <Icon name="link" />
        <span className="tx">Share and check</span>
      </button>
    </div>
  );
}
