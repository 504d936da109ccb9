/** Beside undo: opens the hint for the question in the dock. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useModel } from '../context.ts';
import { openPanel } from '../drawers/panels.ts';
import { useStage } from '../guide/use-stage.ts';
import { mayAskForHints } from './allowed.ts';

export function HintButton({ room }: { readonly room: AnyRoom }): ReactNode {
  const stage = useStage();
  const { question, sitters, observer } = room;
  const forEveryone = useModel(({ table }) => table?.hints === true);
  // A lesson tells what to do by itself, and a question with one answer needs no hint.
  if (stage !== undefined || question === undefined || question.legal.length < 2) return null;
  // Asked in front of everyone, the screen shows what everyone knows; a hint needs what its player knows.
  if (question.seat !== observer || !mayAskForHints(sitters, forEveryone)) return null;
  return (
    <button
      type="button"
      id="hint"
      className="btn icon"
      aria-label="Hint"
      title="Hint (!)"
      onClick={() => openPanel('hint')}
    >
      <Icon name="bulb" />
    </button>
  );
}
