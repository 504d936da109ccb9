/** A photograph being taken: the print comes forward, the dice roll, the shutter closes. */

import type { CSSProperties, ReactNode } from 'react';
import { DIFFICULTY, PRESTIGE } from '../../cards.ts';
import type { HabitatName } from '../../types.ts';
import { IN_THE_AIR } from '../durations.ts';
import type { EventOf } from '../kit.ts';
import { RolledDie } from '../pieces/rolled-die.tsx';
import { Token } from '../pieces/token.tsx';
import { StillPrint } from '../print.tsx';
import { upTo } from '../up-to.ts';
import type { Wanted } from '../wanted.ts';
import { Verdict } from './verdict.tsx';

export interface ShotProps {
  readonly event: EventOf<'photographed'>;
  readonly ms: number;
  readonly wanted: Wanted;
  /** A raccoon is photographed where it lies. */
  readonly habitat: HabitatName;
}

/** Shares of the photograph's time: between two tokens that hop to the total, and for all of them. */
const HOP = 0.05;
const HOPS = 0.16;

export function Shot({ event, ms, wanted, habitat }: ShotProps): ReactNode {
  const { card, roll, tokens, success } = event;
  const air = ms * IN_THE_AIR * 0.85;
  const total = roll.reduce((sum, face) => sum + face, tokens);
  const hop = Math.min(ms * HOP, (ms * HOPS) / Math.max(1, tokens));
  const style = {
    '--wait': `${air * 1.2}ms`,
    '--shutter': `${ms * 0.14}ms`,
    '--hop': `${hop}ms`,
    '--all': tokens,
  } as CSSProperties;
  return (
    <div className={`wl-shot${success ? ' yes' : ' no'}${ms > 0 ? ' late' : ''}`} style={style}>
      <StillPrint card={card} wanted={wanted} habitat={habitat} />
      {success && <span className="wl-shutter" aria-hidden="true" />}
      <div className="wl-plate">
        <span className="wl-faces">
          {[...roll.entries()].map(([die, face]) => (
            <RolledDie key={die} face={face} duration={air} place={die} />
          ))}
          {upTo(tokens).map((token) => (
            <span key={token} className="wl-hop" style={{ '--n': token } as CSSProperties}>
              <Token />
            </span>
          ))}
          <b className="wl-total">
            {total}
            <i> against {DIFFICULTY[card]}</i>
          </b>
        </span>
        <Verdict
          success={success}
          words={success ? `Photographed: ${PRESTIGE[card]} prestige` : 'Missed: the animal leaves'}
          need={ms > 0 ? `needs ${DIFFICULTY[card]} in all` : undefined}
        />
      </div>
    </div>
  );
}
