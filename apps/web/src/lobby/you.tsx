/** All that the site knows of somebody, and how to change or end it. */
import { moreBelow } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { DevicesSection } from '../settings/devices-section.tsx';
import { changeSettings, type Theme, useSettings } from '../settings/settings.ts';
import { NameForm } from './name-form.tsx';
import { Pick } from './pick.tsx';
import { Recovery } from './recovery.tsx';
import { forgetMe } from './visitor.ts';

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function You(): ReactNode {
  const theme = useSettings((settings) => settings.theme);
  return (
    <div className="lb-scroll" ref={moreBelow}>
      <section className="lb-part">
        <NameForm label="Your name" action="Save" />
        <p className="lb-help">Others see it at the table. Seats keep the name with which you took them.</p>
      </section>
      <section className="lb-part">
        <Pick
          legend="Light or dark"
          value={theme}
          choices={THEMES}
          onPick={(picked) => changeSettings({ theme: picked })}
        />
      </section>
      <Recovery />
      <DevicesSection />
      <Forget />
      <p className="lb-help">
        <Link href="/about">About Shutterbox, and whose work is in it</Link>
      </p>
    </div>
  );
}

function Forget(): ReactNode {
  const [asked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  async function forget(): Promise<void> {
    const gone = await forgetMe();
    if (gone.ok) location.assign('/');
    else setWords(gone.refusal.sentence);
  }
  return (
    <section className="lb-part" aria-labelledby="lb-forget">
      <h3 id="lb-forget">Delete my data</h3>
      <p className="lb-help">
        Your name, your links and what you have drawn go. Bots take your seats, and matches that nobody else played are
        deleted. It cannot be taken back.
      </p>
      <div className="lb-buttons">
        {asked ? (
          <>
            <button type="button" className="btn lb-grave" onClick={() => void forget()}>
              Yes, delete everything
            </button>
            <button type="button" className="btn" onClick={() => setAsked(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" className="btn" onClick={() => setAsked(true)}>
            Delete my data …
          </button>
        )}
      </div>
      <p role="alert">{words}</p>
    </section>
  );
}
