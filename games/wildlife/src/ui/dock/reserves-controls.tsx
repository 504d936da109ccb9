/** Step A: reserved cards, to be picked up and promised. */
import { Brackets, useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { animalOf } from '../../cards.ts';
import { habitatName } from '../../text/words.ts';
import type { Card } from '../../types.ts';
import { useCarry } from '../carry.ts';
import { homesOf } from '../facts.ts';
import { Drawing } from '../icons.tsx';
import { habitatPlace } from '../places.ts';
import { StillPrint } from '../print.tsx';
import { send } from '../send.ts';
import { aimed, picked, pickedCard } from '../signals.ts';
import { useWanted } from '../wanted.ts';
import { factWords } from '../words.ts';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { legalOf, oneLegal } from './legal.ts';

export function ReservesControls(props: ControlsProps): ReactNode {
  const { room, question } = props;
  const done = oneLegal(question, 'done');
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
            label="On to the dice"
            words={done.words}
            icon={<Drawing name="hand" />}
            primary
            onChoose={() => send(room, question, done)}
          />
        )}
      </span>
    </>
  );
}

function Reserved({ room, question, card }: ControlsProps & { readonly card: Card }): ReactNode {
  const held = pickedCard(useSignal(picked)) === card;
  const wanted = useWanted(room);
  const targets = legalOf(question, 'placeReserved').filter(({ action }) => action.card === card);
  const [only] = targets;
  const carry = useCarry(room, question, { what: 'card', card });
  const { name } = animalOf(card);
  const [home = 0] = homesOf(card);
  if (only === undefined) {
    return (
      <Choice
        room={room}
        label={name}
        refused={room.why(question, { type: 'placeReserved', card, habitat: home })}
        onChoose={() => {}}
      />
    );
  }
  const offer = targets.length === 1 ? `Promise it in the ${habitatName(only.action.habitat)}` : 'Promise it anywhere';
  const label = `${name}, ${offer}`;
  const choose = (): void =>
    targets.length === 1 ? send(room, question, only) : picked.set(held ? undefined : { what: 'card', card });
  return (
    <button
      type="button"
      className={`pick wl-reserved${held ? ' sel' : ''}`}
      aria-label={targets.length === 1 ? label : `${label}: pick it up, then choose a habitat`}
      aria-description={factWords(card, wanted)}
      aria-pressed={targets.length === 1 ? undefined : held}
      onPointerDown={carry}
      onClick={choose}
      onPointerEnter={() => targets.length === 1 && aimed.set(habitatPlace(only.action.habitat))}
      onPointerLeave={() => aimed.set(undefined)}
    >
      <StillPrint card={card} wanted={wanted} className="wl-slip" unheard />
      <small>{offer}</small>
      <Brackets />
    </button>
  );
}
