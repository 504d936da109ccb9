/** A throw in words and dice: what was needed, what came, and whether it was enough. */
import { count } from '@shutterbox/kernel';
import { Brackets } from '@shutterbox/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { WildBoard } from '../kit.ts';
import { RolledDie } from '../pieces/rolled-die.tsx';
import { Token } from '../pieces/token.tsx';
import { diePlace } from '../places.ts';
import { Verdict } from './verdict.tsx';

export interface Throw {
  readonly faces: readonly number[];
  /** What a single die must show. */
  readonly need: number;
  readonly success: boolean;
  /** Milliseconds in the air; 0: it lies there. */
  readonly air: number;
  /** The only die that is thrown; all of them by default. */
  readonly only?: number | undefined;
}

export interface RollPlateProps {
  readonly roll: Throw;
  readonly words: string;
  /** Dice that can be rolled again are places on this board. */
  readonly board: WildBoard;
  readonly tokens: number;
}

export function RollPlate({ roll, words, board, tokens }: RollPlateProps): ReactNode {
  const { faces, need, success, air } = roll;
  const style = { '--wait': `${air * 1.15}ms` } as CSSProperties;
  return (
    <div className={`wl-plate${success ? ' yes' : ' no'}${air > 0 ? ' late' : ''}`} style={style}>
      <span className="wl-faces">
        {[...faces.keys()].map((die) => (
          <Thrown key={die} roll={roll} die={die} board={board} />
        ))}
        {tokens > 0 && <Waiting tokens={tokens} />}
      </span>
      <Verdict success={success} words={words} need={air > 0 ? `needs a ${need} or more` : undefined} />
    </div>
  );
}

interface ThrownProps {
  readonly roll: Throw;
  readonly die: number;
  readonly board: WildBoard;
}

function Thrown({ roll, die, board }: ThrownProps): ReactNode {
  const { faces, need, air, only } = roll;
  const face = faces[die] ?? 0;
  const flies = only === undefined || only === die;
  const rolled = (
    <RolledDie face={face} hit={face >= need} duration={flies ? air : 0} place={only === undefined ? die : 0} />
  );
  const [again] = board.at(diePlace(die));
  if (again === undefined) return rolled;
  return (
    <button type="button" {...board.placed(diePlace(die))} aria-label={again.words}>
      {rolled}
      <Brackets />
    </button>
  );
}

/** Tokens paid for re-rolls stay on the habitat until it is decided. */
function Waiting({ tokens }: { readonly tokens: number }): ReactNode {
  const words = `${count(tokens, 'token')} paid for re-rolls`;
  return (
    <span className="wl-waiting" role="img" aria-label={words} title={words}>
      <Token />
      <b>{tokens}</b>
    </span>
  );
}
