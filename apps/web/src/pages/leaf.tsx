/** A page of text in the lobby's look. */
import { type ReactNode, useEffect } from 'react';
import { useArrival } from '../arrival.ts';
import { Foot } from '../lobby/foot.tsx';
import { TopBar } from '../lobby/top-bar.tsx';
import '../lobby/room.css';
import './leaf.css';

interface LeafProps {
  readonly title: string;
  readonly children: ReactNode;
  /** As wide as the page: pictures and not lines of text. */
  readonly wide?: boolean;
}

export function Leaf({ title, children, wide = false }: LeafProps): ReactNode {
  useArrival();
  useEffect(() => {
    document.title = `${title} – Shutterbox`;
  }, [title]);
  return (
    <div className="lb-room">
      <TopBar />
      <main className={wide ? 'leaf is-wide' : 'leaf'}>
        <h1>{title}</h1>
        {children}
      </main>
      <Foot />
    </div>
  );
}
