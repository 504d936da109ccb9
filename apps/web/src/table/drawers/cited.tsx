/** Ids of rules as links into the rules. */
import { Fragment, type ReactNode } from 'react';
import { openPanel } from './panels.ts';

const RULE = /\b([A-Z]{1,3}-\d+(?:\.\d+)?)\b/;

/** The ids of rules in a sentence as buttons. */
export function Cited({ sentence }: { readonly sentence: string }): ReactNode {
  return sentence.split(RULE).map((part, index) =>
    RULE.test(part) ? (
      // The parts of one sentence never change their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <RuleLink key={index} rule={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  return (
    <button type="button" className="rule-link" onClick={() => openPanel('rules', rule)}>
      Rule {rule}
    </button>
  );
}
