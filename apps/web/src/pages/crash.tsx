/** When a page breaks, or a part of it does not come (a new version was put up meanwhile), it says so. */
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
      <Leaf title="This page has broken">
        <p>Nothing of your match is lost: it is kept at every step. Reload the page to go on.</p>
        <div className="leaf-deeds">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            Reload
          </button>
        </div>
      </Leaf>
    );
  }
}
