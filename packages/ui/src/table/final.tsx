/** The end: what it came to, and the board as it was left. Side by side if there is room for both, otherwise one at a time. */
import { type ReactNode, useState } from 'react';
import { useMedia } from '../pieces/media.ts';
import { Segmented } from './segmented.tsx';

interface FinalProps {
  readonly board: ReactNode;
  /** "The map". */
  readonly label: string;
  /** The media query of screens with room for both. */
  readonly wide: string;
  /** Of the game's own layout, in which `[data-part="board"]` has a place; `[data-final]` says what is shown. */
  readonly className: string;
  /** The result. */
  readonly children: ReactNode;
}

export function Final({ board, label, wide, className, children }: FinalProps): ReactNode {
  const beside = useMedia(wide);
  const [tab, setTab] = useState<'result' | 'board'>('result');
  const shown = beside ? 'both' : tab;
  const choices = [
    { value: 'result', label: 'The result' },
    { value: 'board', label },
  ] as const;
  return (
    <div className={`final-parts ${className}`} data-final={shown}>
      {!beside && <Segmented label="Look at" labelHidden value={tab} choices={choices} onChange={setTab} />}
      {shown !== 'board' && children}
      {shown !== 'result' && (
        <section className="final-board" data-part="board" aria-label={label}>
          {board}
        </section>
      )}
    </div>
  );
}
