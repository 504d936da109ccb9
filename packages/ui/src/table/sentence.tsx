/** A sentence of the game: the seat that it begins with stands out, with its piece where the game has one. */
import { isSeatPart, partsOf, type Reader, render, seatText, type Words } from '@shutterbox/kernel';
import { type ReactNode, useContext } from 'react';
import { SeatMarks } from './seat-marks.ts';

interface SentenceProps {
  readonly words: Words;
  readonly reader: Reader;
}

export function Sentence({ words, reader }: SentenceProps): ReactNode {
  const Mark = useContext(SeatMarks);
  const [first, ...rest] = partsOf(words);
  if (!isSeatPart(first)) return render(words, reader);
  return (
    <>
      {Mark !== undefined && (
        <span className="seat-mark" aria-hidden="true">
          <Mark seat={first.seat} />
        </span>
      )}
      <b>{seatText(first, reader)}</b>
      {render(rest, reader)}
    </>
  );
}
