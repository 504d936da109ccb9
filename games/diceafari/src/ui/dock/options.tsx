/** Things that can be chosen on the map, by their names. */
import { moreBelow } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { actionKey } from '../../actions.ts';
import type { Action } from '../../types.ts';
import type { SafariRoom } from '../kit.ts';
import { type Aim, aimed, choose } from '../signals.ts';
import { useRows } from './rows.ts';

interface Option {
  readonly action: Action;
  /** What is marked on the map while it is pointed at. */
  readonly aim: Aim;
  readonly face: ReactNode;
  /** Where more is said than its face shows. */
  readonly heard?: string;
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
  const keys = options.map(({ action }) => actionKey(action));
  const { stop, list } = useRows(keys, key);
  return (
    <div className="da-panel">
      <ul className="da-options" ref={moreBelow} aria-label={label} {...list}>
        {options.map(({ action, aim, face, heard }) => (
          <li key={actionKey(action)}>
            <button
              type="button"
              className={look === undefined ? 'da-option' : `da-option ${look}`}
              aria-label={heard}
              aria-pressed={actionKey(action) === key}
              tabIndex={actionKey(action) === stop ? 0 : -1}
              disabled={room.isBusy()}
              onClick={() => choose(room, action)}
              onPointerEnter={() => aimed.set(aim)}
              onPointerLeave={() => aimed.set(undefined)}
            >
              {face}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
