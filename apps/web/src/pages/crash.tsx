/** Shown when a page crashes, or part of it fails to load (for instance after a new release). It needs nothing that would have to be fetched. */
import { Component, type ReactNode } from 'react';
// With the head and the foot of a leaf, which come later: its sheet is laid over theirs.
import '../lobby/foot.css';
import '../lobby/top-bar.css';
import '../lobby/room.css';
import './leaf.css';

interface CrashState {
  readonly broken: boolean;
}

export class Crash extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { broken: false };

  static getDerivedStateFromError(): CrashState {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="lb-room">
        <main className="leaf">
          <h1>Something went wrong</h1>
          <p>Your match is safe: we save it after every move. Reload the page to go on.</p>
          <div className="leaf-deeds">
            <button type="button" className="btn primary" onClick={() => location.reload()}>
              Reload
            </button>
          </div>
        </main>
      </div>
    );
  }
}
