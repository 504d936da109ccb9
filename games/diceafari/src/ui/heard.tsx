/** Tells whoever listens what his press has done; what happens at the table is told by the table. */
import { useSignal } from '@shutterbox/ui';
import { type ReactNode, useEffect } from 'react';
import { chosenWords } from './heard-words.ts';
import type { SafariQuestion, SafariRoom } from './kit.ts';
import { chosenAction, type Outlook } from './outlook.ts';
import { chosen, said } from './signals.ts';

/** There from the start: what comes together with its words is not read out everywhere. */
export function Heard(): ReactNode {
  return (
    <p className="unseen" role="status">
      {useSignal(said)}
    </p>
  );
}

/** Wherever it is chosen: on the map or in the dock. */
export function useTellChosen(room: SafariRoom, question: SafariQuestion | undefined, { routes }: Outlook): void {
  const picked = useSignal(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when somebody chooses, not when the table changes.
  useEffect(() => {
    if (picked?.number === room.number && question !== undefined)
      said.set(chosenWords(chosenAction(question, room, picked), routes, room.view));
  }, [picked]);
}
