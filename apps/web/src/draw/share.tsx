/** A link with the whole document in it. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../lobby/sheet.tsx';
import { CopyLink } from '../table/seats/copy-link.tsx';
import type { Craft } from './craft.ts';
import { linkTo } from './link.ts';

interface Props {
  readonly craft: Craft;
  readonly document: unknown;
  /** The id of the element that says why the document cannot be shared; undefined if it can. */
  readonly hindrance: string | undefined;
}

export function Share({ craft, document, hindrance }: Props): ReactNode {
  const { ui } = craft;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={hindrance !== undefined}
        aria-describedby={hindrance}
        onClick={() => setOpen(true)}
      >
        <Icon name="link" />
        Share
      </button>
      {open ? (
        <Sheet title={`Share “${ui.nameOf(document)}”`} onClose={() => setOpen(false)}>
          <div className="lb-scroll draw-share">
            <p>This link contains the whole {ui.noun}. Anyone who opens it can view it, play on it and edit a copy.</p>
            <Link craft={craft} document={document} />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

function Link({ craft: { path, ui }, document }: Omit<Props, 'hindrance'>): ReactNode {
  const [link, setLink] = useState('');
  useEffect(() => {
    let gone = false;
    void linkTo(path, ui.read(document)).then((made) => {
      if (!gone) setLink(made);
    });
    return () => {
      gone = true;
    };
  }, [path, ui, document]);
  return link === '' ? null : <CopyLink url={`${location.origin}${link}`} label={`Link to the ${ui.noun}`} />;
}
