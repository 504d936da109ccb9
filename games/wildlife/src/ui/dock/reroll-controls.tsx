/** After a failed exploration: pay two tokens to roll one die again, or give up. */
import { count, list } from '@shutterbox/kernel';
import { Brackets, Odds, useSignal } from '@shutterbox/ui';
import { Choice } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { GIVE_UP } from '../../actions.ts';
import { exploreChance } from '../../bot/odds.ts';
import { EXPLORE_VALUE } from '../../cards.ts';
import { the } from '../../text/words.ts';
import { type Card, NONE } from '../../types.ts';
import { Drawing } from '../icons.tsx';
import { onlyPayment, paying, pursesOf, tokensDue } from '../payments.ts';
import { Die } from '../pieces/die.tsx';
import { Token } from '../pieces/token.tsx';
import { cardPlace } from '../places.ts';
import { oddsShown } from '../signals.ts';
import type { ControlsProps } from './controls.tsx';
import { OddsButton } from './odds-switch.tsx';
import { offerOf, offersOf } from './offers.ts';

export function FailedControls(props: ControlsProps): ReactNode {
  const { room, question, board } = props;
  const giveUp = offerOf(board, 'giveUp');
  return (
    <>
      <RerollOdds habitat={room.view.exploring} />
      <span className="wl-buttons">
        <Choice
          room={room}
          label="Give up"
          words={giveUp?.words}
          refused={giveUp === undefined ? room.why(question, GIVE_UP) : undefined}
          offer={giveUp}
        />
        <Payments {...props} />
      </span>
    </>
  );
}

/** One button if the tokens can come from only one place; otherwise one for each place. */
function Payments({ room, question }: ControlsProps): ReactNode {
  const { view } = room;
  const due = tokensDue(view);
  const purses = pursesOf(question, view);
  const only = onlyPayment(purses, due);
  const pay = (cards: readonly Card[]): void => room.act(question, ...paying(cards, view));
  const title = `Re-roll for ${due === 1 ? '1 more token' : count(due, 'token')}`;
  if (only !== undefined) {
    return (
      <Choice
        room={room}
        label={title}
        detail={only.every((card) => card === NONE) ? undefined : fromWhere(only)}
        icon={<Token />}
        primary
        onChoose={() => pay(only)}
      />
    );
  }
  // If no single place has enough, or you want to mix, you pay token by token; the cards on the table take a press, too.
  return purses.map(({ card, tokens }) => {
    const cards = Array.from({ length: Math.min(due, tokens) }, () => card);
    const label = cards.length === due ? title : `Pay 1 of ${due} tokens`;
    return (
      <Choice
        key={card}
        room={room}
        label={label}
        words={`${label}, ${fromWhere(cards)}`}
        detail={fromWhere(cards)}
        icon={<Token />}
        place={card === NONE ? undefined : cardPlace(card)}
        onChoose={() => pay(cards)}
      />
    );
  });
}

function fromWhere(cards: readonly Card[]): string {
  const places = [...new Set(cards)].map((card) => (card === NONE ? 'your supply' : the(card)));
  return `from ${list(places)}`;
}

export function RerollControls({ room, board }: ControlsProps): ReactNode {
  const dice = offersOf(board, 'reroll');
  const [only, ...others] = dice;
  return (
    <>
      <RerollOdds habitat={room.view.exploring} />
      <span className="wl-buttons">
        {only !== undefined && others.length === 0 ? (
          <Choice
            room={room}
            label={`Re-roll the ${room.view.roll[only.action.die]}`}
            icon={<Drawing name="reroll" />}
            primary
            offer={only}
          />
        ) : (
          <>
            <span className="wl-hint">
              <Drawing name="reroll" />
            </span>
            {dice.map(({ key, action, words }) => (
              <button
                key={key}
                type="button"
                className="pick wl-again"
                aria-label={words}
                disabled={room.isBusy()}
                onClick={() => board.dispatch({ did: 'pick', offer: key })}
              >
                <Die face={room.view.roll[action.die] ?? 0} />
                <Brackets />
              </button>
            ))}
          </>
        )}
      </span>
    </>
  );
}

function RerollOdds({ habitat }: { readonly habitat: number }): ReactNode {
  const shown = useSignal(oddsShown);
  const need = EXPLORE_VALUE[habitat] ?? 0;
  return (
    <span className="wl-odds">
      {shown && (
        <>
          <Odds chance={exploreChance(1, need)} words={`one die, ${need} or more`} big />
          <span className="wl-odds-words">
            the re-roll <br />
            succeeds
          </span>
        </>
      )}
      <OddsButton />
    </span>
  );
}
