/** The observer's own reserve: two places, cards lie sideways. */
import type { ReactNode } from 'react';
import { animalOf } from '../../cards.ts';
import { RESERVE_SPACES } from '../../table.ts';
import type { Card } from '../../types.ts';
import type { WildRoom } from '../kit.ts';
import { backgroundOf } from '../photo.tsx';
import { animalPicture } from '../pictures.ts';
import { cardPlace } from '../places.ts';
import { upTo } from '../up-to.ts';
import { useWanted, type Wanted } from '../wanted.ts';
import { printWords } from '../words.ts';

export function Reserve({ room }: { readonly room: WildRoom }): ReactNode {
  const { view } = room;
  const wanted = useWanted(room);
  const cards = view.observer === 'spectator' ? [] : (view.reserves[view.observer] ?? []);
  const kind = room.question?.kind;
  const weighed = kind === 'card' || kind === 'offer';
  return (
    <section
      className={weighed ? 'wl-reserve weighed' : 'wl-reserve'}
      aria-label={`Your reserve: ${cards.length} of ${RESERVE_SPACES} spaces used`}
    >
      <h3>Reserve</h3>
      <ReserveSlots cards={cards} wanted={wanted} moves={kind !== 'reserves'} />
    </section>
  );
}

export function ReserveSlots({
  cards,
  wanted,
  moves = false,
}: {
  readonly cards: readonly Card[];
  readonly wanted: Wanted;
  readonly moves?: boolean;
}): ReactNode {
  return (
    <ul className="wl-slots">
      {upTo(RESERVE_SPACES).map((i) => {
        const card = cards[i];
        return card === undefined ? (
          <li key={`empty ${i}`} className="wl-slot">
            <span className="unseen">empty</span>
          </li>
        ) : (
          <li key={card}>
            <Sideways card={card} wanted={wanted} moves={moves} />
          </li>
        );
      })}
    </ul>
  );
}

interface SidewaysProps {
  readonly card: Card;
  readonly wanted: Wanted;
  readonly moves: boolean;
}

function Sideways({ card, wanted, moves }: SidewaysProps): ReactNode {
  const { name, difficulty } = animalOf(card);
  const words = printWords(card, wanted);
  return (
    <span
      className={`wl-slot full ${backgroundOf(card)}`}
      role="img"
      aria-label={words}
      title={words}
      data-flip={moves ? cardPlace(card) : undefined}
    >
      <b>{difficulty}</b>
      <img src={animalPicture(name)} alt="" draggable={false} />
    </span>
  );
}
