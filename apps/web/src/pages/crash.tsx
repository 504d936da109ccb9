/** Shown when a page crashes, or part of it fails to load (for instance after a new release). */
import { Component, type ReactNode } from 'react';
import { Leaf } from './leaf.tsx';

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
      <Leaf title="Something went wrong">
        <p>Your match is safe: we save it after every move. Reload the page to go on.</p>
        <div className="leaf-deeds">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            Reload
          </button>
        </div>
      </Leaf>
    );
  }
}
