/** Dice and tokens that lie on something, and the chances they give. */
import { Odds } from '@shutterbox/ui';
import { type Hand, type Place, useAimedAt } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { Cube } from './pieces/cube.tsx';
import { Token } from './pieces/token.tsx';
import { upTo } from './up-to.ts';

export interface GearProps {
  readonly place: Place;
  readonly dice: number;
  readonly tokens: number;
  /** The chance, where odds are shown. */
  readonly chance?: number | undefined;
  /** The chance with one more die or token. */
  readonly next?: number | undefined;
  readonly chanceWords?: string | undefined;
  /** The hand of one of its dice, if they can be picked up again. */
  readonly loose?: Hand | undefined;
  /** What would be put down here. */
  readonly adds?: 'die' | 'token' | undefined;
}

/** From this many on, tokens are a pile with a number. */
const PILE = 4;

export function Gear({ place, dice, tokens, chance, next, chanceWords, adds, loose }: GearProps): ReactNode {
  const aim = useAimedAt(place).aimed && adds !== undefined;
  if (dice + tokens === 0 && !aim) return null;
  return (
    <span className="wl-gear">
      {(dice > 0 || (aim && adds === 'die')) && (
        <span className="wl-cubes">
          {upTo(dice).map((die) => (
            <span key={die} data-enter={`${place} die ${die}`} data-hand={loose}>
              <Cube />
            </span>
          ))}
          {aim && adds === 'die' && (
            <span className="wl-next">
              <Cube ghost />
            </span>
          )}
        </span>
      )}
      {(tokens > 0 || (aim && adds === 'token')) && (
        <span className={tokens < PILE ? 'wl-tokens' : 'wl-tokens pile'}>
          {upTo(tokens).map((token) => (
            <span key={token} data-enter={`${place} token ${token}`}>
              <Token />
            </span>
          ))}
          {tokens >= PILE && <b className="wl-times">×{tokens}</b>}
          {aim && adds === 'token' && (
            <span>
              <Token ghost />
            </span>
          )}
        </span>
      )}
      {chance !== undefined && <Odds chance={chance} then={aim ? next : undefined} words={chanceWords ?? ''} />}
    </span>
  );
}
