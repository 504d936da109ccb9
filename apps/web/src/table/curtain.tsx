/** Between two players at one device: nobody sees what is not his. */
import { Avatar, type Sitter } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useScope } from './context.ts';

export function Curtain({ sitter }: { readonly sitter: Sitter }): ReactNode {
  const { session } = useScope();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-label="Pass the device">
      <Avatar seat={sitter.seat} name={sitter.name} />
      <h1>Pass the device to {sitter.name}</h1>
      <p>Only {sitter.name} should see what comes next.</p>
      <button ref={button} type="button" className="btn primary" onClick={() => session.openCurtain()}>
        I am {sitter.name}
      </button>
    </section>
  );
}
