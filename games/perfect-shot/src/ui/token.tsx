/** Perfect-shot tokens: the 2-point side, the 0-point side, and an unused call. */
import type { ReactNode } from 'react';

export function CallToken({ hit }: { readonly hit: boolean | undefined }): ReactNode {
  if (hit === undefined) return <i className="ps-token unused" aria-hidden="true" />;
  return (
    <i className={hit ? 'ps-token hit' : 'ps-token'} aria-hidden="true">
      {hit ? 2 : 0}
    </i>
  );
}

interface CallTokensProps {
  readonly hits: number;
  readonly misses: number;
  readonly left: number;
}

export function CallTokens({ hits, misses, left }: CallTokensProps): ReactNode {
  const tokens = [
    ...Array.from({ length: hits }, () => true),
    ...Array.from({ length: misses }, () => false),
    ...Array.from({ length: left }, () => undefined),
  ];
  return (
    <span className="ps-tokens">
      {tokens.map((hit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they lie in a fixed order.
        <CallToken key={i} hit={hit} />
      ))}
    </span>
  );
}
