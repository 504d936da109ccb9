/** Undoes your latest step, or says why that is impossible. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useId, useState } from 'react';
import { useModel, useScope } from '../context.ts';
import { useStage } from '../guide/use-stage.ts';
import { isBusy, shownFeed } from '../match/model.ts';

export function UndoButton(): ReactNode {
  const { session } = useScope();
  const shown = useModel((model) => model.shown);
  const undo = useModel((model) => shownFeed(model)?.now?.undo);
  const busy = useModel((model) => isBusy(model));
  const stage = useStage();
  const [asked, ask] = useState(false);
  const reason = useId();
  if (shown === 'spectator' || undo === undefined) return null;
  const can = undo.count > 0 && stage === undefined;
  return (
    <span className="undo-in">
      <button
        type="button"
        className="btn icon"
        aria-label="Undo"
        aria-disabled={!can || busy}
        aria-describedby={can ? undefined : reason}
        onClick={() => (can ? session.undo(shown) : ask(true))}
        onBlur={() => ask(false)}
      >
        <Icon name="undo" />
      </button>
      {!can && (
        <span className={asked ? 'why shown' : 'why'} id={reason} role="tooltip">
          {stage !== undefined && 'Undo is off in the lesson.'}
          {stage === undefined && (undo.why === '' ? 'There is nothing to undo.' : undo.why)}
        </span>
      )}
    </span>
  );
}
