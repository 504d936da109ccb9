/** The symbols of a card; those of the observer's assignment are highlighted. Decoration; the words are beside them. */
import { memo, type ReactNode } from 'react';
import { animalOf } from '../cards.ts';
import type { Card, CardSymbol } from '../types.ts';
import { symbolPicture } from './pictures.ts';
import type { Wanted } from './wanted.ts';
import { symbolWords } from './words.ts';

export function SymbolMark({
  symbol,
  match = false,
}: {
  readonly symbol: CardSymbol;
  readonly match?: boolean;
}): ReactNode {
  const lifespan = symbol.endsWith(' years');
  const mark = `url("${symbolPicture(symbol) ?? ''}")`;
  const words = symbolWords(symbol);
  return (
    <span
      className={match ? 'wl-symbol match' : 'wl-symbol'}
      title={match ? `${words} (on your assignment)` : words}
      aria-hidden="true"
    >
      <i style={{ maskImage: mark }} />
      {lifespan && <b>{symbol.replace(' years', '').replace('-', '–')}</b>}
    </span>
  );
}

export const Symbols = memo(function Symbols({
  card,
  wanted,
}: {
  readonly card: Card;
  readonly wanted: Wanted;
}): ReactNode {
  return (
    <span className="wl-symbols">
      {animalOf(card).symbols.map((symbol) => (
        <SymbolMark key={symbol} symbol={symbol} match={wanted.symbols.includes(symbol)} />
      ))}
    </span>
  );
});
