import { useEffect, useRef } from 'react';

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, except in text fields and dialogs. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const deeds = useRef({ undo, redo });
  useEffect(() => {
    deeds.current = { undo, redo };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) deeds.current.redo();
      else deeds.current.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
