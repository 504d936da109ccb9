/** After a failed exploration: two tokens for another throw of one die, or home. */
import { Brackets, Die, Odds, Token, useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { GIVE_UP, PAY } from '../../actions.ts';
import { exploreChance } from '../../bot/odds.ts';
import { animalOf, EXPLORE_VALUE } from '../../cards.ts';
import { REROLL_COST } from '../../table.ts';
import { count } from '../../text/words.ts';
import { Drawing } from '../icons.tsx';
import { cardPlace } from '../places.ts';
import { send } from '../send.ts';
import { oddsShown } from '../signals.ts';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { legalOf, oneLegal } from './legal.ts';
import { OddsButton } from './odds-switch.tsx';

export function FailedControls({ room, question }: ControlsProps): ReactNode {
  const { view } = room;
  const pay = oneLegal(question, 'pay');
  const giveUp = oneLegal(question, 'giveUp');
  const supply = view.tokens[question.seat] ?? 0;
  const due = REROLL_COST - view.paid;
  const inFull = pay !== undefined && supply >= due;
  const others = legalOf(question, 'payFrom');
  return (
    <>
      <RerollOdds habitat={view.exploring} />
      <span className="wl-buttons">
        <Choice
          room={room}
          label="Give up"
          words={giveUp?.words}
          refused={giveUp === undefined ? room.why(question, GIVE_UP) : undefined}
          onChoose={() => giveUp !== undefined && send(room, question, giveUp)}
        />
        {others.map(({ action, words }) => (
          <Choice
            key={action.card}
            room={room}
            label={`From the ${animalOf(action.card).name}`}
            words={words}
            icon={<Token />}
            place={cardPlace(action.card)}
            onChoose={() => send(room, question, { action })}
          />
        ))}
        <Choice
          room={room}
          label={inFull ? `Pay ${count(due, 'token')} to re-roll` : 'Pay 1 token'}
          words={inFull ? undefined : pay?.words}
          icon={<Token />}
          primary={pay !== undefined}
          refused={pay === undefined ? room.why(question, PAY) : undefined}
          onChoose={() =>
            inFull
              ? room.act(question, ...Array.from({ length: due }, () => PAY))
              : pay !== undefined && send(room, question, pay)
          }
        />
      </span>
    </>
  );
}

export function RerollControls({ room, question }: ControlsProps): ReactNode {
  const dice = legalOf(question, 'reroll');
  return (
    <>
      <RerollOdds habitat={room.view.exploring} />
      <span className="wl-buttons">
        {dice.map(({ action, words }) => (
          <button
            key={action.die}
            type="button"
            className="pick wl-again"
            aria-label={words}
            disabled={room.busy}
            onClick={() => send(room, question, { action })}
          >
            <Die face={room.view.roll[action.die] ?? 0} />
            <Brackets />
          </button>
        ))}
        <span className="wl-hint">
          <Drawing name="reroll" />
        </span>
      </span>
    </>
  );
}

/** One die, thrown again. */
function RerollOdds({ habitat }: { readonly habitat: number }): ReactNode {
  const shown = useSignal(oddsShown);
  const need = EXPLORE_VALUE[habitat] ?? 0;
  return (
    <span className="wl-odds">
      {shown && (
        <>
          <Odds chance={exploreChance(1, need)} words={`one die, ${need} or more`} big />
          <span className="wl-odds-words">
            the re-roll
            <br />
            succeeds
          </span>
        </>
      )}
      <OddsButton />
    </span>
  );
}
