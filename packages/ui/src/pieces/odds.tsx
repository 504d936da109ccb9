/** A chance as the light meter in a viewfinder shows it; `now › then` while something is being tried out. */
import type { CSSProperties, ReactNode } from 'react';

export interface OddsProps {
  /** 0 to 1. */
  readonly chance: number;
  /** What it would become. */
  readonly then?: number | undefined;
  /** What it is a chance of, and how it comes about: "two dice, 6 or more". */
  readonly words: string;
  readonly big?: boolean;
}

export function Odds({ chance, then, words, big = false }: OddsProps): ReactNode {
  const shown = then ?? chance;
  const style = { '--p': percent(shown) } as CSSProperties;
  const label = then === undefined ? '' : `; then ${percentWords(then)}`;
  return (
    <span
      className={big ? 'odds big' : 'odds'}
      title={words}
      role="img"
      aria-label={`${percentWords(chance)}${label}: ${words}`}
    >
      <span className="meter" style={style} />
      <b>
        {then !== undefined && percent(then) !== percent(chance) && <s>{percent(chance)}</s>}
        {percent(shown)}
        <i>%</i>
      </b>
    </span>
  );
}

/** Only what is certain is 100, only what is impossible is 0. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export function percentWords(chance: number): string {
  return `${percent(chance)} per cent`;
}
