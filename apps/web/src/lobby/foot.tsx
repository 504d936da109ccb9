/** What does not fit into the head of a page. */
import type { ReactNode } from 'react';
import { Pages } from './pages.tsx';
import { useWidth } from './use-width.ts';
import { WayInForm } from './way-in-form.tsx';
import './foot.css';

export function Foot(): ReactNode {
  const width = useWidth();
  if (width === 'desk') return null;
  return (
    <footer className="lb-foot">
      <WayInForm />
      {width === 'phone' ? <Pages /> : null}
    </footer>
  );
}
