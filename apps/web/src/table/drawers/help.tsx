import { BOARD_KEYS, type RegisteredKey } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { AnyUi } from '../../games/bundle.ts';
import { REPLAY_SHORTCUTS, SHORTCUTS } from '../shortcuts.ts';

export function Help({ ui }: { readonly ui: Pick<AnyUi, 'name' | 'keys'> }): ReactNode {
  return (
    <div className="help">
      <section>
        <p>
          What you can use has viewfinder brackets. The dock at the bottom says what is asked; its large button goes on.{' '}
          <b>All moves</b> lists everything you may do in words: a whole match can be played there with Tab, the arrow
          keys and Enter.
        </p>
        <p>
          Every line of the field notes leads back to its moment, and its § to the rule by which it happened; the arrow
          keys go from line to line. Undo takes back what showed nothing new.
        </p>
        <h3>Keys in a replay</h3>
        <Keys keys={REPLAY_SHORTCUTS} />
        <p className="hint">Single letters can be switched off in the settings.</p>
      </section>
      <section>
        <h3>Keys at the table</h3>
        <Keys keys={SHORTCUTS} />
        <h3>Keys on the board</h3>
        <Keys keys={BOARD_KEYS} />
        {ui.keys !== undefined && (
          <>
            <h3>Keys of {ui.name}</h3>
            <Keys keys={ui.keys} />
          </>
        )}
      </section>
    </div>
  );
}

function Keys({ keys }: { readonly keys: readonly RegisteredKey[] }): ReactNode {
  return (
    <dl className="keys">
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
