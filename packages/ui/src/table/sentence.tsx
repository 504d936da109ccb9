/** A sentence of the game: the seat that it begins with stands out; the piece of the seat that it is about goes before it, where the game has one. */
import {
  isSeatPart,
  type Part,
  partsOf,
  type Reader,
  render,
  type Seat,
  seatText,
  type Words,
} from '@shutterbox/kernel';
import { type ReactNode, useContext } from 'react';
import { SeatMarks } from './seat-marks.ts';

interface SentenceProps {
  readonly words: Words;
  readonly reader: Reader;
}

export function Sentence({ words, reader }: SentenceProps): ReactNode {
  const parts = partsOf(words);
  const [first, ...rest] = parts;
  return (
    <>
      <Mark seat={seatIn(parts)} />
      {isSeatPart(first) ? (
        <>
          <b>{seatText(first, reader)}</b>
          {render(rest, reader)}
        </>
      ) : (
        render(words, reader)
      )}
    </>
  );
}

function Mark({ seat }: { readonly seat: Seat | undefined }): ReactNode {
  const Piece = useContext(SeatMarks);
  if (Piece === undefined || seat === undefined) return null;
  return (
    <span className="seat-mark" aria-hidden="true">
      <Piece seat={seat} />
    </span>
  );
}

function seatIn(parts: readonly Part[]): Seat | undefined {
  return parts.find(isSeatPart)?.seat;
}
