/** Everything the site knows about you, and how to change or delete it. */
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
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function You(): ReactNode {
  const theme = useSettings((settings) => settings.theme);
  return (
    <div className="lb-scroll" ref={moreBelow}>
      <section className="lb-part">
        <NameForm label="Your name" action="Save" />
        <p className="lb-help">Other players see your name. Seats you have already taken keep the old one.</p>
      </section>
      <section className="lb-part">
        <Pick legend="Theme" value={theme} choices={THEMES} onPick={(picked) => changeSettings({ theme: picked })} />
      </section>
      <Recovery />
      <DevicesSection />
      <Forget />
      <p className="lb-help">
        <Link href="/about">About Shutterbox, and credits</Link>
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
        This deletes your name, your links, your drawings and every match you played alone. Bots take your other seats.
        You cannot undo it.
      </p>
      <div className="lb-buttons">
        {asked ? (
          <>
            <button type="button" className="btn lb-grave" onClick={() => void forget()}>
              Yes, delete everything
            </button>
            <button type="button" className="btn" onClick={() => setAsked(false)}>
              Cancel
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
