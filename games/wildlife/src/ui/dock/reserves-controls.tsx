/** Step A: reserved cards that you can place and promise. */
import { capital } from '@shutterbox/kernel';
import { Brackets } from '@shutterbox/ui';
import { Choice } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { animalOf } from '../../cards.ts';
import { inHabitat, the } from '../../text/words.ts';
import type { Card } from '../../types.ts';
import { homesOf } from '../facts.ts';
import { Drawing } from '../icons.tsx';
import { cardPlace, reservedPlace } from '../places.ts';
import { StillPrint } from '../print.tsx';
import { promiseWords } from '../promise-words.ts';
import { useWanted } from '../wanted.ts';
import { factWords } from '../words.ts';
import type { ControlsProps } from './controls.tsx';
import { offerOf, offersOf } from './offers.ts';

export function ReservesControls(props: ControlsProps): ReactNode {
  const { room, question, board } = props;
  const done = offerOf(board, 'done');
  return (
    <>
      <span className="wl-tray">
        {(room.view.reserves[question.seat] ?? []).map((card) => (
          <Reserved key={card} {...props} card={card} />
        ))}
      </span>
      <span className="wl-buttons">
        {done !== undefined && (
          <Choice
            room={room}
            label="Go on to the dice"
            words={done.words}
            icon={<Drawing name="hand" />}
            primary
            offer={done}
          />
        )}
      </span>
    </>
  );
}

function Reserved({ room, question, board, card }: ControlsProps & { readonly card: Card }): ReactNode {
  const wanted = useWanted(room);
  const targets = offersOf(board, 'placeReserved').filter(({ action }) => action.card === card);
  const [only, ...more] = targets;
  const { name } = animalOf(card);
  if (only === undefined) {
    const [home = 0] = homesOf(card);
    const refused = room.why(question, { type: 'placeReserved', card, habitat: home });
    return <Choice room={room} label={name} refused={refused} />;
  }
  const where = more.length === 0 ? inHabitat(only.action.habitat) : 'in any habitat';
  const cost = promiseWords(
    room.view,
    targets.map(({ action }) => action.habitat),
  );
  const label = `Place ${the(card)} ${where}: ${cost}`;
  const source = board.source(cardPlace(card));
  return (
    <button
      type="button"
      className="wl-reserved"
      data-place={more.length === 0 ? reservedPlace(card) : undefined}
      {...source}
      aria-label={more.length === 0 ? label : `${label}: pick it up, then choose a habitat`}
      aria-description={factWords(card, wanted)}
      aria-pressed={more.length === 0 ? undefined : source['aria-pressed']}
    >
      <StillPrint card={card} wanted={wanted} className="wl-slip" unheard />
      <small>{capital(`${where}: ${cost}`)}</small>
      <Brackets />
    </button>
  );
}
