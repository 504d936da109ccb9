/** The controls of a replay, in the place of a table's dock. */
import type { Observer } from '@shutterbox/kernel';
import { Icon, type IconName } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom, AnyUi } from '../games/bundle.ts';
import { Holdings, Pulls } from '../table/dock/holdings.tsx';
import { openPanel } from '../table/drawers/panels.ts';
import { Told } from '../table/log/told.tsx';
import { PACES, type usePlayback } from './playback.ts';

interface BarProps {
  readonly ui: AnyUi;
  readonly room: AnyRoom;
  readonly number: number;
  readonly last: number;
  /** What happened at this moment, one sentence each. */
  readonly told: readonly string[];
  /** For screen readers; empty during playback. */
  readonly said: string;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly onStep: (number: number) => void;
  readonly onObserver: (observer: Observer) => void;
}

export function ReplayBar(props: BarProps): ReactNode {
  const { ui, room, number, last, told, said, playback, onStep } = props;
  return (
    <section className="dock reel" aria-label="Replay">
      <Holdings ui={ui} room={room} />
      <div className="ask">
        <p className="eyebrow">
          <span className="turn">Replay</span> moment {number} of {last}
        </p>
        <Told sentences={told.length === 0 ? ['This player sees nothing here'] : told} />
        <div className="unseen" role="status">
          {/* The key makes screen readers announce a new moment even if its words are the same. */}
          <p key={number}>{said}</p>
        </div>
      </div>
      <input
        className="reel-slider"
        type="range"
        min={0}
        max={last}
        value={number}
        aria-label="Moment"
        aria-valuetext={`${number} of ${last}: ${told.join(' ')}`}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <div className="btns transport">
        <Step icon="first" label="Go to the start" to={0} {...props} />
        <Step icon="previous" label="Step back" to={number - 1} {...props} />
        <button
          type="button"
          className="btn icon primary"
          aria-label={playback.running ? 'Pause' : 'Play'}
          onClick={playback.toggle}
        >
          <Icon name={playback.running ? 'pause' : 'play'} />
        </button>
        <Step icon="next" label="Step forward" to={number + 1} {...props} />
        <Step icon="last" label="Go to the end" to={last} {...props} />
      </div>
      <Choices {...props} />
      <Pulls ui={ui} room={room} />
      <button
        type="button"
        className="btn share"
        aria-label="Share and check"
        title="Share and check"
        onClick={() => openPanel('menu')}
      >
        <Icon name="link" />
        <span className="tx">Share and check</span>
      </button>
    </section>
  );
}

interface StepProps extends Pick<BarProps, 'onStep' | 'last' | 'number'> {
  readonly icon: IconName;
  readonly label: string;
  readonly to: number;
}

function Step({ icon, label, to, onStep, last, number }: StepProps): ReactNode {
  const here = to < 0 || to > last || to === number;
  return (
    <button
      type="button"
      className={`btn icon quiet ${icon}`}
      aria-label={label}
      aria-disabled={here}
      onClick={() => !here && onStep(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

function Choices({ playback, room, onObserver }: BarProps): ReactNode {
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
        <span>Viewed as</span>
        <select
          value={String(room.observer)}
          onChange={(event) =>
            onObserver(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))
          }
        >
          <option value="spectator">Spectator</option>
          {room.sitters.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
