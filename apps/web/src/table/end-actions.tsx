/** After the end: play again, or watch the replay. */
import { ALL as MANIFESTS } from '@shutterbox/games';
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Going } from '../settings/going.tsx';
import { useModel, useScope } from './context.ts';
import { openPanel } from './drawers/panels.ts';

export function EndActions(): ReactNode {
  const { session, bundle, guide } = useScope();
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const played = useModel(({ table }) => table?.seats.some(({ mine }) => mine) ?? false);
  const goes = useModel(({ table }) => table?.goes);
  const rematch = useModel(({ table }) => table?.rematch ?? '');
  const again = async (): Promise<void> => {
    const reply = await session.host.rematch(session.match);
    if (reply.ok) go(`/m/${reply.value.id}`);
    else setProblem(reply.refusal.sentence);
  };
  // A lesson is over: what comes next is a match of the real game.
  const playNow = async (): Promise<void> => {
    const { openTable, quickStart } = await import('../lobby/open-table.ts');
    const reply = await openTable(quickStart(bundle.game.id));
    if (reply.ok) go(`/m/${reply.value.id}`);
    else setProblem(reply.refusal.sentence);
  };
  return (
    <>
      <Going at={goes} />
      {problem !== '' && <p role="alert">{problem}</p>}
      <button type="button" className="btn" onClick={() => go(`/m/${session.match}?at=0`)}>
        <Icon name="play" />
        Watch replay
      </button>
      <button type="button" className="btn luck-way" onClick={() => openPanel('luck')}>
        <Icon name="dice" />
        <span className="luck-name">What decided the match</span>
      </button>
      {guide === undefined && played && rematch === '' && (
        <button type="button" className="btn primary" onClick={() => void again()}>
          Play again
        </button>
      )}
      {guide !== undefined && (
        <button type="button" className="btn primary" onClick={() => void playNow()}>
          {playWords(bundle.game.id)}
        </button>
      )}
    </>
  );
}

/** "Play They're Loose!", where there are several to play. */
function playWords(game: string): string {
  const { plays = '' } = MANIFESTS.find(({ id }) => id === game)?.card ?? {};
  return plays === '' ? 'Play a new match' : `Play ${plays.split(',')[0]}`;
}
