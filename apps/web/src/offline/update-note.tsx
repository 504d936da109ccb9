import type { ReactNode } from 'react';
import { takeUpdate, useUpdate } from './update.ts';
import './update-note.css';

export function UpdateNote(): ReactNode {
  const waiting = useUpdate((update) => update.waiting);
  return (
    <div className="update-note" role="status">
      {waiting === undefined ? null : (
        <p>
          A new version is ready.{' '}
          <button type="button" className="btn" onClick={takeUpdate}>
            Reload
          </button>
        </p>
      )}
    </div>
  );
}
