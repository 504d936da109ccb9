/** The top bar of the table. */
import { Icon } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { AnyRoom, AnyUi } from '../games/bundle.ts';
import { openPanel, toggleMoves, usePanels } from './drawers/panels.ts';
import { StepsBar } from './guide/later.tsx';
import { useStage } from './guide/use-stage.ts';
import { Watching } from './seats/watching.tsx';

interface MastProps {
  readonly ui: AnyUi;
  readonly room: Pick<AnyRoom, 'settled' | 'outcome'> | undefined;
  /** Replaces the chapter: "finished after round 9". */
  readonly note?: string;
  readonly moves?: boolean;
  /** False for a replay, where nobody sits at the table. */
  readonly live?: boolean;
  /** In a replay, the address of the result; otherwise the way back leads to the lobby. */
  readonly result?: string | undefined;
}

export const Mast = memo(MastOf, (before, now) => {
  const { ui, note, moves, live, result } = now;
  const same =
    before.ui === ui &&
    before.note === note &&
    before.moves === moves &&
    before.live === live &&
    before.result === result;
  return same && before.room?.settled === now.room?.settled && before.room?.outcome === now.room?.outcome;
});

function MastOf({ ui, room, note, moves = true, live = true, result }: MastProps): ReactNode {
  const chapter = note ?? (room === undefined ? '' : ui.chapter(room.settled));
  const open = usePanels((panels) => panels.moves);
  return (
    <header className="mast" data-part="mast">
      <Link
        href={result ?? '/'}
        className="btn icon quiet"
        aria-label={result === undefined ? 'Back to the lobby' : 'Back to the result'}
      >
        <Icon name="back" />
      </Link>
      <div className="title">
        <span className="wm">{ui.name}</span>
        <span className="sub">{ui.subtitle}</span>
        {chapter !== '' && <Chapter words={chapter} />}
      </div>
      {room === undefined ? <span /> : <Progress ui={ui} room={room} />}
      <div className="tools">
        {live && <Watching />}
        {moves && (
          <button
            type="button"
            className="btn quiet"
            data-opens="moves"
            aria-expanded={open}
            aria-label="All moves"
            onClick={toggleMoves}
          >
            <Icon name="moves" />
            <span className="tx">All moves</span>
          </button>
        )}
        <button type="button" className="btn quiet" aria-label="Rules" onClick={() => openPanel('rules')}>
          <Icon name="rules" />
          <span className="tx">Rules</span>
        </button>
        <SettingsButton />
        <button type="button" className="btn icon quiet" aria-label="Table menu" onClick={() => openPanel('menu')}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** "Round 5 · 3 cards left": what follows the dot is left out on a phone. */
function Chapter({ words }: { readonly words: string }): ReactNode {
  const [first, ...more] = words.split(DOT);
  return (
    <span className="chapter">
      {first}
      {more.length > 0 && <span className="roomy">{`${DOT}${more.join(DOT)}`}</span>}
    </span>
  );
}

const DOT = ' · ';

/** The lesson's progress while there is one, otherwise the turn's phases. */
function Progress(props: Parameters<typeof Phases>[0]): ReactNode {
  const stage = useStage();
  return stage === undefined ? <Phases {...props} /> : <StepsBar stage={stage} />;
}

function Phases({
  ui,
  room,
}: Required<Pick<MastProps, 'ui'>> & { readonly room: Pick<AnyRoom, 'settled' | 'outcome'> }): ReactNode {
  const phases = room.outcome === undefined ? ui.phases(room.settled) : undefined;
  if (phases === undefined) return <span />;
  return (
    <ol className="phases" aria-label="Phase">
      {phases.names.map((name, index) => (
        <li
          key={name}
          className={index < phases.current ? 'done' : index === phases.current ? 'now' : undefined}
          aria-current={index === phases.current ? 'step' : undefined}
        >
          <span className="dot">{index < phases.current ? <Icon name="check" /> : index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}

function SettingsButton(): ReactNode {
  return (
    <button
      type="button"
      className="btn icon quiet wide"
      title="Settings"
      aria-label="Settings"
      onClick={() => openPanel('settings')}
    >
      <Icon name="settings" />
    </button>
  );
}
