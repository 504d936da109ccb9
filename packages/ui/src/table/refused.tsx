/** A button that cannot be used, and says why: to whoever points at it, presses it or hears it. */
import { type ReactNode, useId, useState } from 'react';
import { type ReasonProps, ReasonWords } from './reason-words.tsx';

export function Refused({ reason, openRule, children }: ReasonProps & { readonly children: ReactNode }): ReactNode {
  const [told, setTold] = useState(false);
  const id = useId();
  return (
    <span className="refused">
      <button
        type="button"
        className="btn"
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => setTold(!told)}
        // Its rule is a part of it.
        onBlur={({ target, relatedTarget }) => target.parentElement?.contains(relatedTarget) || setTold(false)}
      >
        {children}
      </button>
      <span id={id} className={told ? 'why-not told' : 'why-not'}>
        <ReasonWords reason={reason} openRule={openRule} />
      </span>
    </span>
  );
}
