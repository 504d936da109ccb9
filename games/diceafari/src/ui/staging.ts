/** The beginning of a match is shown once: the map unfolds, tiles are laid, photos dealt, and the jeeps drive up. */
import { useEffect, useState } from 'react';
import { NONE, type View } from '../types.ts';
import type { SafariRoom } from './kit.ts';

/** Milliseconds at normal speed; the style sheets divide it. */
const STAGING = 2600;
const STAGED = 'shutterbox.diceafari.staged';

/** Whether it is being shown. A press or a key ends it. */
export function useStaging({ view, number }: SafariRoom, still: boolean): boolean {
  const match = matchOf(view);
  const [begun] = useState(() => (!still && isBeginning(view) && recall() !== match ? number : NONE));
  const [over, setOver] = useState(false);
  const shown = begun === number && !over;
  useEffect(() => {
    if (!shown) return;
    remember(match);
    const pace = Number(getComputedStyle(document.documentElement).getPropertyValue('--m-scale'));
    const timer = setTimeout(() => setOver(true), STAGING * pace);
    const off = new AbortController();
    const how = { signal: off.signal, capture: true };
    addEventListener('keydown', () => setOver(true), how);
    addEventListener(
      'click',
      (event) => {
        setOver(true);
        // What lies on the table may not be what was aimed at.
        if (!(event.target instanceof Element) || event.target.closest('.board, #decision') === null) return;
        event.stopPropagation();
        event.preventDefault();
      },
      how,
    );
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  }, [shown, match]);
  return shown;
}

/** The observer has not had a turn yet, and nobody two. */
export function isBeginning({
  observer,
  turn,
  turns,
  rolls,
  owners,
}: Pick<View, 'observer' | 'turn' | 'turns' | 'rolls' | 'owners'>): boolean {
  if (turns.some((each) => each > 1)) return false;
  if (observer === 'spectator') return turns.every((each) => each === 0) && rolls === 1;
  return turns[observer] === 0 && !owners.includes(observer) && (turn !== observer || rolls === 1);
}

/** Each match once, also if the page is loaded again: no two of them are laid alike. */
function matchOf({ map, terrains, first, turns }: View): string {
  return [map, first, turns.length, ...terrains].join();
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(STAGED);
  } catch {
    return null;
  }
}

function remember(match: string): void {
  try {
    sessionStorage.setItem(STAGED, match);
  } catch {
    // Without a memory it is shown again after a reload.
  }
}
