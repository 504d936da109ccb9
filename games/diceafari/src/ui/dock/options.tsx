/** Things that can be chosen on the map, by their names. */
import { moreBelow } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { actionKey } from '../../actions.ts';
import type { Action } from '../../types.ts';
import type { SafariRoom } from '../kit.ts';
import { type Aim, aimed, choose } from '../signals.ts';

interface Option {
  readonly action: Action;
  /** What is marked on the map while it is pointed at. */
  readonly aim: Aim;
  readonly face: ReactNode;
}

interface OptionsProps {
  readonly room: SafariRoom;
  readonly label: string;
  readonly look?: 'photo';
  readonly options: readonly Option[];
  readonly chosen: Action | undefined;
}

export function Options({ room, label, look, options, chosen }: OptionsProps): ReactNode {
  const key = chosen && actionKey(chosen);
  return (
    <section className="da-panel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by key. */}
      <ul className="da-options" ref={moreBelow} tabIndex={0} aria-label={label}>
        {options.map(({ action, aim, face }) => (
          <li key={actionKey(action)}>
            <button
              type="button"
              className={look === undefined ? 'da-option' : `da-option ${look}`}
              aria-pressed={actionKey(action) === key}
              disabled={room.busy}
              onClick={() => choose(room.view, action)}
              onPointerEnter={() => aimed.set(aim)}
              onPointerLeave={() => aimed.set(undefined)}
            >
              {face}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
