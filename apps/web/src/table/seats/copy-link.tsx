/** A link to send to someone. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useRef, useState } from 'react';

const SAID_MS = 2_500;

interface CopyLinkProps {
  readonly url: string;
  readonly label: string;
  /** The main thing to do there. */
  readonly primary?: boolean;
}

export function CopyLink({ url, label, primary = false }: CopyLinkProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const done = (): void => {
      setCopied(true);
      setTimeout(() => setCopied(false), SAID_MS);
    };
    field.current?.select();
    // A laptop that serves plain http has no clipboard: the link stays selected, to be copied by hand.
    navigator.clipboard?.writeText(url).then(done, () => undefined);
  };
  return (
    <div className="copy-link">
      <input ref={field} readOnly value={url} aria-label={label} onFocus={(event) => event.target.select()} />
      <button type="button" className={primary ? 'btn primary' : 'btn'} onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} />
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </button>
    </div>
  );
}
