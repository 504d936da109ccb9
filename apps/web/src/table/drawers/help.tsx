import { BOARD_KEYS, type RegisteredKey } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { AnyUi } from '../../games/bundle.ts';
import { REPLAY_SHORTCUTS, SHORTCUTS } from '../shortcuts.ts';

export function Help({ ui }: { readonly ui: Pick<AnyUi, 'name' | 'keys'> }): ReactNode {
  return (
    <div className="help">
      <section>
        <p>
          Everything you can use has viewfinder brackets. The dock at the bottom shows your question, and its large
          button is the next step. <b>All moves</b> lists everything you can do: you can play a whole match there with
          Tab, the arrow keys and Enter.
        </p>
        <p>
          Press a line of the log to go back to that moment, or its § to read the rule. The arrow keys move from line to
          line. You can undo until something new is revealed.
        </p>
        <h3>Keys in a replay</h3>
        <Keys keys={REPLAY_SHORTCUTS} />
        <p className="hint">You can switch off single-key shortcuts in the settings.</p>
      </section>
      <section>
        <h3>Keys at the table</h3>
        <Keys keys={SHORTCUTS} />
        <h3>Keys on the board</h3>
        <Keys keys={BOARD_KEYS} />
        {ui.keys !== undefined && (
          <>
            <h3>Keys in {ui.name}</h3>
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
