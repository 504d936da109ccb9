/** The number keys hold the dice, unless single keys are switched off or somebody types. */
import { useEffect, useRef } from 'react';
import { SAFARI_DICE } from '../../dice.ts';

export function useDiceKeys(onKey: (die: number) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const die = Number(event.key) - 1;
      if (!Number.isInteger(die) || die < 0 || die >= SAFARI_DICE) return;
      if (event.ctrlKey || event.metaKey || event.altKey || document.documentElement.dataset.shortcuts === 'off')
        return;
      const { target } = event;
      const typing = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (typing || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current(die);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
