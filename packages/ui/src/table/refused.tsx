/** A button that cannot be used, and says why: on hover, on a press and to screen readers. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { type ReasonProps, ReasonWords } from './reason-words.tsx';

export interface RefusedProps extends ReasonProps {
  readonly className?: string;
  /** In a list that is one stop for Tab. */
  readonly row?: { readonly 'data-row': string; readonly tabIndex: number };
  readonly children: ReactNode;
}

export function Refused({ reason, openRule, className = 'btn', row, children }: RefusedProps): ReactNode {
  const [told, setTold] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Coming back from the rules, the focus returns to the button; the reason is closed by then.
  const open = (rule: string): void => {
    button.current?.focus();
    openRule(rule);
  };
  return (
    <span className={reason.whenTried === true ? 'refused when-tried' : 'refused'}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-disabled="true"
        aria-describedby={id}
        {...row}
        onClick={() => setTold(true)}
        // An attempt to drag it shows the reason, too.
        onPointerDown={() => setTold(true)}
        // Keyboard users can read it, too; a style alone would hide the rule before the focus has reached it.
        onFocus={({ target }) => reason.whenTried !== true && target.matches(':focus-visible') && setTold(true)}
        onBlur={({ target, relatedTarget }) => target.parentElement?.contains(relatedTarget) || setTold(false)}
      >
        {children}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rule in it is what has the focus. */}
      <span
        id={id}
        className={told ? 'why-not told' : 'why-not'}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.parentElement?.contains(relatedTarget) || setTold(false)
        }
      >
        <ReasonWords reason={reason} openRule={open} />
      </span>
    </span>
  );
}
