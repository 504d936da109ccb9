import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Brand } from './brand.tsx';
import { SIGNS } from './icons.tsx';
import { Pages } from './pages.tsx';
import type { Width } from './use-width.ts';
import { useVisitor } from './visitor.ts';
import { WayInForm } from './way-in-form.tsx';

export function TopBar({ width, onYou }: { readonly width: Width; readonly onYou: () => void }): ReactNode {
  const name = useVisitor((visitor) => visitor.name);
  return (
    <header className="lb-bar">
      <Brand />
      {width === 'phone' ? null : <Pages className="btn quiet" />}
      <div className="lb-right">
        {width === 'desk' ? <WayInForm /> : null}
        <ThemeButton />
        <button
          type="button"
          className="lb-me"
          aria-label={name === '' ? 'You: choose a name' : `You: ${name}`}
          onClick={onYou}
        >
          <span aria-hidden="true">{[...name][0]?.toUpperCase() ?? '?'}</span>
        </button>
      </div>
    </header>
  );
}

function ThemeButton(): ReactNode {
  // Subscribed only to redraw; the document's class says which theme is on.
  useSettings(({ theme }) => theme);
  const dark = document.documentElement.classList.contains('dark');
  return (
    <button
      type="button"
      className="btn icon quiet"
      aria-label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      {dark ? SIGNS.moon : SIGNS.sun}
    </button>
  );
}
