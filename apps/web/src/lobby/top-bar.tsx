import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Brand } from './brand.tsx';
import { CATALOGUE } from './catalogue.ts';
import { SIGNS } from './icons.tsx';
import { useVisitor } from './visitor.ts';
import { WayInForm } from './way-in-form.tsx';

export function TopBar({ phone, onYou }: { readonly phone: boolean; readonly onYou: () => void }): ReactNode {
  const name = useVisitor((visitor) => visitor.name);
  return (
    <header className="lb-bar">
      <Brand />
      {phone ? null : (
        <nav aria-label="Pages">
          <Link href="/rules" className="btn quiet">
            Rules
          </Link>
          {CATALOGUE.map(({ id, draw }) =>
            draw === undefined ? null : (
              <Link key={id} href={`/draw/${id}`} className="btn quiet">
                {draw}
              </Link>
            ),
          )}
          <Link href="/about" className="btn quiet">
            About
          </Link>
        </nav>
      )}
      <div className="lb-right">
        {phone ? null : <WayInForm />}
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
  // Asked for so that it is drawn anew; which of the two it is now, the page itself knows.
  useSettings(({ theme }) => theme);
  const dark = document.documentElement.classList.contains('dark');
  return (
    <button
      type="button"
      className="btn icon quiet"
      aria-label={dark ? 'Turn on the light' : 'Turn off the light'}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      {dark ? SIGNS.moon : SIGNS.sun}
    </button>
  );
}
