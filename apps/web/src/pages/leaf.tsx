/** A page of text in the lobby's look. */
import { type ReactNode, useEffect } from 'react';
import { useArrival } from '../arrival.ts';
import { Brand } from '../lobby/brand.tsx';
import '../lobby/room.css';
import './leaf.css';

export function Leaf({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  useArrival();
  useEffect(() => {
    document.title = `${title} – Shutterbox`;
  }, [title]);
  return (
    <div className="lb-room">
      <header className="lb-bar leaf-bar">
        <Brand />
      </header>
      <main className="leaf">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
