/** The felt tray with the dice of the turn: the player on turn holds dice, the others watch. */
import { capital } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { isHeld, MOST_ROLLS } from '../dice.ts';
import { terrainName } from '../text/words.ts';
import type { Terrain } from '../types.ts';
import { BonusDie, SafariDie } from './die.tsx';
import { useTumbles } from './throws.ts';

interface TrayProps {
  readonly dice: readonly Terrain[];
  readonly bonus: number;
  readonly hold: number;
  /** Screen readers do not hear yet what they show. */
  readonly unread?: boolean;
  /** Undefined if nothing can be held. */
  readonly onToggle: ((die: number) => void) | undefined;
}

export function Tray({ dice, bonus, hold, unread = false, onToggle }: TrayProps): ReactNode {
  const tumbleOf = useTumbles();
  return (
    <div className="da-tray" aria-hidden={unread}>
      {dice.map((terrain, die) => {
        const shown = <SafariDie terrain={terrain} place={die} tumble={tumbleOf(die)} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
        if (onToggle === undefined) return <Lying key={die} terrain={terrain} kept={isHeld(hold, die)} shown={shown} />;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
            key={die}
            type="button"
            className={`da-slot${isHeld(hold, die) ? ' held' : ''}`}
            aria-pressed={isHeld(hold, die)}
            aria-keyshortcuts={String(die + 1)}
            data-die={die}
            onClick={() => onToggle(die)}
          >
            {shown}
            <span className="da-slot-words">
              {isHeld(hold, die) ? (
                <Pin />
              ) : (
                <span className="da-key" aria-hidden="true">
                  {die + 1}
                </span>
              )}
              {isHeld(hold, die) ? 'Held' : 'Hold'}
              <span className="unseen">
                {' '}
                die {die + 1}, {terrainName(terrain)}
              </span>
            </span>
          </button>
        );
      })}
      <div className="da-slot bonus" role="img" aria-label={bonusWords(bonus)} title={bonusRule(bonus)}>
        <BonusDie value={bonus} tumble={tumbleOf(dice.length)} />
        <span className="da-slot-words">Bonus</span>
      </div>
    </div>
  );
}

interface LyingProps {
  readonly terrain: Terrain;
  readonly kept: boolean;
  readonly shown: ReactNode;
}

function Lying({ terrain, kept, shown }: LyingProps): ReactNode {
  const words = capital(terrainName(terrain));
  return (
    <div className={`da-slot${kept ? ' held' : ''}`} role="img" aria-label={kept ? `${words}, held` : words}>
      {shown}
      {kept && (
        <span className="da-slot-words">
          <Pin />
        </span>
      )}
    </div>
  );
}

function bonusWords(bonus: number): string {
  return bonus === 0 ? 'The bonus die is out of play' : `Bonus die: routes of ${bonus}`;
}

function bonusRule(bonus: number): string {
  return bonus === 0 ? 'All tiles are claimed: no more bonus' : `A route of exactly ${bonus} tiles earns a bonus tile`;
}

function Pin(): ReactNode {
  return (
    <svg className="da-pin" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 2h6v2l-1 1v6l4 3v2h-5v6l-1 1-1-1v-6H6v-2l4-3V5L9 4Z" />
    </svg>
  );
}

/** Rolls made, of three. */
export function Pips({ rolls }: { readonly rolls: number }): ReactNode {
  return (
    <span className="da-pips" aria-hidden="true">
      {Array.from({ length: MOST_ROLLS }, (_, roll) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
        <i key={roll} className={roll < rolls ? 'made' : ''} />
      ))}
    </span>
  );
}
