/** The game's own documents, as starting points. */
import { type AnyDocumentUi, moreBelow } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../lobby/sheet.tsx';
import './shelf.css';

interface Props {
  readonly ui: AnyDocumentUi;
  readonly onPick: (sample: unknown) => void;
}

export function Samples({ ui, onPick }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const { samples, noun, Picture } = ui;
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Start from …
      </button>
      {open ? (
        <Sheet title={`Start from one of the game’s ${noun}s`} onClose={() => setOpen(false)}>
          <div className="lb-scroll" ref={moreBelow}>
            <ul className="draw-cards">
              {samples.map((sample) => (
                <li key={ui.nameOf(sample)}>
                  <button
                    type="button"
                    className="draw-print"
                    onClick={() => {
                      setOpen(false);
                      onPick(sample);
                    }}
                  >
                    <Picture document={sample} />
                    <b>{ui.nameOf(sample)}</b>
                    <small>{ui.facts(sample)[0]}</small>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
