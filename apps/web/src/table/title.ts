/** The tab says whose move it is. */
import { useEffect } from 'react';

const FAVICON = '/favicon.svg';
const FAVICON_MOVE = '/favicon-move.svg';

export function useTitle(name: string, myMove: boolean): void {
  useEffect(() => {
    document.title = myMove ? `● Your move · ${name}` : name === '' ? 'Shutterbox' : `${name} · Shutterbox`;
    showIcon(myMove ? FAVICON_MOVE : FAVICON);
    return () => {
      document.title = 'Shutterbox';
      showIcon(FAVICON);
    };
  }, [name, myMove]);
}

function showIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);
}
