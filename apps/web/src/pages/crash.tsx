/** When a page breaks, or a part of it does not come (a new version was put up meanwhile), it says so. */
import { Component, type ReactNode } from 'react';

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
      <main className="message">
        <h1>This page has broken</h1>
        <p>Nothing of your match is lost: it is kept at every step. Reload the page to go on.</p>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
