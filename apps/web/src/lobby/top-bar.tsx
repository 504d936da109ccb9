/** The head of every page that is not a table: the way home, the other pages, and who you are. */
import { Icon, useMedia } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Brand } from './brand.tsx';
import { SIGNS } from './icons.tsx';
import { Pages } from './pages.tsx';
import { useWidth } from './use-width.ts';
import { meet, useVisitor } from './visitor.ts';
import { WayInForm } from './way-in-form.tsx';

const DARK = '(prefers-color-scheme: dark)';
const YouSheet = lazy(async () => ({ default: (await import('./you-sheet.tsx')).YouSheet }));

export function TopBar(): ReactNode {
  const width = useWidth();
  return (
    <header className="lb-bar">
      <Brand />
      {width === 'phone' ? null : <Pages className="btn quiet" />}
      <div className="lb-right">
        {width === 'desk' ? <WayInForm /> : null}
        <ThemeButton />
        <YouButton />
      </div>
    </header>
  );
}

function YouButton(): ReactNode {
  const name = useVisitor((visitor) => visitor.name);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!useVisitor.getState().met) meet().catch(console.error);
  }, []);
  return (
    <>
      <button
        type="button"
        className="lb-me"
        aria-label={name === '' ? 'You: choose a name' : `You: ${name}`}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{[...name][0]?.toUpperCase() ?? <Icon name="seat" />}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <YouSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function ThemeButton(): ReactNode {
  const theme = useSettings((settings) => settings.theme);
  const system = useMedia(DARK);
  const dark = theme === 'system' ? system : theme === 'dark';
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
