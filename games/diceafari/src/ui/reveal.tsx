/** A photo that was taken unseen: it turns over for its taker, and joins their photos. */
import { boxOf, largerBy } from '@shutterbox/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { animalName } from '../text/words.ts';
import { FACE_DOWN, type View } from '../types.ts';
import { MOVE, REVEAL, type Reveal } from './durations.ts';
import { homeOf } from './moves.ts';
import { spotPlace } from './places.ts';
import { Print } from './print.tsx';

interface RevealedProps {
  readonly event: Reveal;
  readonly view: View;
  /** The player's own speed. */
  readonly pace: number;
  /** With motion off it lies there face up. */
  readonly still: boolean;
}

/** Shares of the time: until it has come up, and until it has turned over. */
const UP = 0.12;
const TURNED = 0.42;
const TURN = [
  { transform: 'rotateY(180deg)', offset: 0 },
  { transform: 'rotateY(180deg)', offset: UP, easing: 'cubic-bezier(.4,0,.3,1)' },
  { transform: 'none', offset: TURNED },
  { transform: 'none', offset: 1 },
];
/** Named only once it can be seen. */
const TELL = [
  { opacity: 0, offset: 0 },
  { opacity: 0, offset: (UP + TURNED) / 2 },
  { opacity: 1, offset: TURNED },
  { opacity: 1, offset: 1 },
];
/** From the edges of the window, in pixels. */
const EDGE = 12;

export function Revealed({ event, view, pace, still }: RevealedProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const turning = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLElement>(null);
  const { seat, spot, animal } = event;
  useLayoutEffect(() => {
    const gone = document.querySelector(`[data-gone="${spotPlace(spot)}"]`);
    if (card.current === null || turning.current === null || gone === null) return;
    const place = boxOf(gone);
    const zoom = largerBy(card.current);
    const { width, height } = boxOf(card.current);
    const left = within(centreX(place) - width / 2, innerWidth / zoom - width);
    const top = within(centreY(place) - height / 2, innerHeight / zoom - height);
    card.current.style.left = `${left}px`;
    card.current.style.top = `${top}px`;
    if (still) return;
    const here = new DOMRect(left, top, width, height);
    const home = boxOf(homeOf(seat, animal, view) ?? gone);
    const fly = [
      { transform: towards(here, place), opacity: 1 },
      { transform: 'none', opacity: 1, offset: UP * SHOWN },
      { transform: 'none', opacity: 1, offset: SHOWN, easing: 'cubic-bezier(.4,0,.3,1)' },
      { transform: towards(here, home), opacity: 0.2 },
    ];
    const flight = card.current.animate(fly, { duration: (REVEAL + MOVE) * pace, fill: 'forwards' });
    const turned = turning.current.animate(TURN, { duration: REVEAL * pace });
    const told = words.current?.animate(TELL, { duration: REVEAL * pace });
    return () => {
      flight.cancel();
      turned.cancel();
      told?.cancel();
    };
  }, [spot, animal, seat, view, pace, still]);
  return (
    <div ref={card} className="da-reveal" aria-hidden="true">
      <span ref={turning} className="da-turning">
        <Print animal={animal} />
        <Print animal={FACE_DOWN} />
      </span>
      <b ref={words}>{tookWords(animalName(animal))}</b>
    </div>
  );
}

/** As a share of the whole flight. */
const SHOWN = REVEAL / (REVEAL + MOVE);

/** "You took an elephant". */
export function tookWords(animal: string): string {
  return `You took ${/^[aeiou]/.test(animal) ? 'an' : 'a'} ${animal}`;
}

function within(at: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, at));
}

function towards(from: DOMRect, to: DOMRect): string {
  return `translate(${centreX(to) - centreX(from)}px,${centreY(to) - centreY(from)}px) scale(${to.width / from.width})`;
}

function centreX({ left, width }: DOMRect): number {
  return left + width / 2;
}

function centreY({ top, height }: DOMRect): number {
  return top + height / 2;
}
