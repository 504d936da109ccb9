/** Single keys for what is used most, and those that the game has registered; documented in the help. */
import { type RegisteredKey, singleKeys } from '@shutterbox/ui/board';
import { useEffect } from 'react';
import { changeSettings, SPEEDS, useSettings } from '../settings/settings.ts';
import { closeMoves, openPanel, type Panel, toggleMoves, usePanels } from './drawers/panels.ts';

export const SHORTCUTS = [
  { key: 'm', does: 'All moves as a list' },
  { key: 'd', does: 'Go to your decision' },
  { key: 'b', does: 'Go to the board' },
  { key: 'u', does: 'Undo' },
  { key: 'r', does: 'Rules' },
  { key: 'n', does: 'Log' },
  { key: 's', does: 'Animation speed' },
  { key: '.', does: 'Skip the animation' },
  { key: ',', does: 'Settings' },
  { key: '!', does: 'Hint, where hints are allowed' },
  { key: '?', does: 'This help' },
  { key: 'Esc', does: 'Close' },
] as const;

export const REPLAY_SHORTCUTS = [
  { key: '← →', does: 'Step back, step forward' },
  { key: 'Home, End', does: 'Go to the start, go to the end' },
  { key: 'Space', does: 'Play, pause' },
] as const;

export const PANEL_KEYS: Readonly<Record<string, Panel>> = {
  r: 'rules',
  n: 'notes',
  ',': 'settings',
  '?': 'help',
};

interface Deeds {
  readonly undo: () => void;
  readonly skip: () => void;
  /** Whether a key of the game means something now, and was done. */
  readonly pressKey: (key: string) => boolean;
}

export function useShortcuts({ undo, skip, pressKey }: Deeds, keys: readonly RegisteredKey[]): void {
  useEffect(() => {
    const ofGame = new Set(keys.flatMap(singleKeys));
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      // A key that is held down counts once.
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(target) || document.querySelector('dialog[open]') !== null) return;
      const panel = PANEL_KEYS[key];
      if (key === 'Escape' && usePanels.getState().moves) closeMoves();
      else if (!useSettings.getState().shortcuts) return;
      else if (key === 'm') toggleMoves();
      else if (panel !== undefined) openPanel(panel);
      else if (key === 'u') undo();
      else if (key === '.') skip();
      else if (key === 's') changeSettings({ speed: nextSpeed(useSettings.getState().speed) });
      // The bulb is there only where hints are allowed.
      else if (key === '!') document.getElementById('hint')?.click();
      else if (key === 'd') focusDock();
      else if (key === 'b') focusBoard();
      else if (!ofGame.has(key) || !pressKey(key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, skip, pressKey, keys]);
}

/** The large button, otherwise the first answer. A switch, such as the one for the odds, is not an answer; a card that can be chosen is. */
const IN_DOCK = [
  '.btn.primary:not(:disabled)',
  'button:is([data-place], :not([aria-pressed])):not(:disabled)',
  'button',
]
  .map((each) => `.controls ${each}`)
  .concat('h1');

export function focusDock(): void {
  const dock = document.getElementById('decision');
  const found = IN_DOCK.map((each) => dock?.querySelector<HTMLElement>(each)).find((each) => each);
  found?.focus();
}

/** Something to use, otherwise something to look at. */
function focusBoard(): void {
  const wanted = [
    '[data-place][tabindex="0"]',
    'button.can:not([tabindex="-1"])',
    'button:not([tabindex="-1"]), [tabindex="0"]',
  ];
  const found = wanted.map((each) => document.querySelector<HTMLElement>(`main :is(${each})`)).find((each) => each);
  found?.focus();
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null
  );
}

function nextSpeed(speed: (typeof SPEEDS)[number]): (typeof SPEEDS)[number] {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'normal';
}
