import type { ReactNode } from 'react';

/** A rule by its id, on a page of its own: what is half done here stays. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string | undefined }): ReactNode {
  if (rule === undefined) return null;
  return (
    <a className="lb-rule" href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer" aria-label={`Rule ${rule}`}>
      {rule}
    </a>
  );
}
