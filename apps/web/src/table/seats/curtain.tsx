/** Hides the screen between two players on one device. */
import { Avatar, type Sitter } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useScope } from '../context.ts';
import { focusDock } from '../shortcuts.ts';

export function Curtain({ sitter }: { readonly sitter: Sitter }): ReactNode {
  const { session } = useScope();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const open = (): void => {
    session.openCurtain();
    // The button disappears with the curtain, so the focus goes to what is asked.
    requestAnimationFrame(focusDock);
  };
  return (
    <section className="curtain" aria-label="Pass the device">
      <Avatar seat={sitter.seat} name={sitter.name} />
      <h1>Pass the device to {sitter.name}</h1>
      <p>Only {sitter.name} should see what comes next.</p>
      <button ref={button} type="button" className="btn primary" onClick={open}>
        I am {sitter.name}
      </button>
    </section>
  );
}
