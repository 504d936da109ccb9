/** The way in for friends: a code to scan, a link to send. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { CopyLink } from '../seats/copy-link.tsx';

export function Invite({ url }: { readonly url: string }): ReactNode {
  const share = 'share' in navigator;
  return (
    <aside className="wr-invite" data-part="invite" aria-label="Invite">
      <h2>Invite a friend</h2>
      <QrCode text={url} />
      <p className="wr-scan">Scan with a phone, or send the link.</p>
      <CopyLink url={url} label="Link to this table" primary />
      {share && (
        <button
          type="button"
          className="btn share"
          onClick={() => {
            // The player may change their mind.
            navigator.share({ url }).catch(() => undefined);
          }}
        >
          <Icon name="share" />
          Share
        </button>
      )}
    </aside>
  );
}

interface Code {
  readonly size: number;
  readonly path: string;
}

/** White around it: a camera needs that. */
const MARGIN = 3;

function QrCode({ text }: { readonly text: string }): ReactNode {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let wanted = true;
    // Without it there is still the link.
    draw(text).then((drawn) => wanted && setCode(drawn), console.error);
    return () => {
      wanted = false;
    };
  }, [text]);
  const side = (code?.size ?? 0) + 2 * MARGIN;
  return (
    <svg
      className="qr"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label="QR code for the link"
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fffdf8" />
      <path fill="#241d16" d={code?.path} />
    </svg>
  );
}

async function draw(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
