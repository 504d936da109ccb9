/** A sentence of the game: the seat that it begins with stands out. */
import { isSeatPart, partsOf, type Reader, render, seatText, type Words } from '@shutterbox/kernel';
import type { ReactNode } from 'react';

interface SentenceProps {
  readonly words: Words;
  readonly reader: Reader;
}

export function Sentence({ words, reader }: SentenceProps): ReactNode {
  const [first, ...rest] = partsOf(words);
  if (!isSeatPart(first)) return render(words, reader);
  return (
    <>
      <b>{seatText(first, reader)}</b>
      {render(rest, reader)}
    </>
  );
}
