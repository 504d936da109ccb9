import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { openPanel } from '../table/drawers/panels.ts';
import { isTyping, PANEL_KEYS } from '../table/shortcuts.ts';

interface Keys {
  move(number: number): void;
  toggle(): void;
  readonly at: number;
  readonly last: number;
}

export function useReplayKeys({ move, toggle, at, last }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const onControl = target instanceof HTMLElement && target.closest('input, select, dialog') !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || onControl) return;
      if (key === 'ArrowRight') move(at + 1);
      else if (key === 'ArrowLeft') move(at - 1);
      else if (key === 'Home') move(0);
      else if (key === 'End') move(last);
      else if (key === ' ' && !(target instanceof HTMLButtonElement)) toggle();
      else if (PANEL_KEYS[key] !== undefined && useSettings.getState().shortcuts) openPanel(PANEL_KEYS[key]);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
