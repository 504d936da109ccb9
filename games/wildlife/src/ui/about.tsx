/** What lies at a place, for the note beside it. */
import { capital, count } from '@shutterbox/kernel';
import type { Place } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { animalOf, EXPLORE_VALUE } from '../cards.ts';
import { habitatName } from '../text/words.ts';
import type { Card, Habitat, View } from '../types.ts';
import { AboutAward } from './about-award.tsx';
import { DECK, readPlace } from './places.ts';
import { SymbolMark } from './symbols.tsx';
import { namesOf, promisedWords, symbolWords } from './words.ts';

export function about(place: Place, view: View, openRule: (rule: string) => void): ReactNode {
  const { kind, index } = readPlace(place);
  switch (kind) {
    case 'habitat':
      return <AboutHabitat habitat={index} view={view} />;
    case 'card':
    case 'reserved':
      return <AboutAnimal card={index} promised={kind === 'card' ? promisedWords(index, view) : ''} />;
    case 'award':
      return <AboutAward category={index} view={view} openRule={openRule} />;
    case 'die':
      return undefined;
    case 'pile':
      return place === DECK ? (
        <AboutPile title="Still in the deck" cards={view.deck} />
      ) : (
        <AboutPile title="Discarded" cards={view.discards} />
      );
  }
}

function AboutPile({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }): ReactNode {
  return (
    <p>
      {title} ({cards.length}): {namesOf(cards) || 'nothing'}.
    </p>
  );
}

interface AboutAnimalProps {
  readonly card: Card;
  readonly promised: string;
}

function AboutAnimal({ card, promised }: AboutAnimalProps): ReactNode {
  const { name, latin, difficulty, prestige, symbols, fact } = animalOf(card);
  return (
    <>
      <p className="wl-title">
        <b>{name}</b> <i>{latin}</i>
      </p>
      <p>
        Difficulty {difficulty}, {prestige} prestige.
      </p>
      {promised !== '' && <p>{promised}</p>}
      <ul className="wl-meanings">
        {symbols.map((symbol) => (
          <li key={symbol}>
            <SymbolMark symbol={symbol} />
            {capital(symbolWords(symbol))}
          </li>
        ))}
      </ul>
      <p className="wl-fact">{fact}</p>
    </>
  );
}

function AboutHabitat({ habitat, view }: { readonly habitat: Habitat; readonly view: View }): ReactNode {
  const animals = view.stacks[habitat] ?? [];
  return (
    <>
      <p className="wl-title">
        <b>{habitatName(habitat)}</b>
      </p>
      <p>
        Explored by any die that shows {EXPLORE_VALUE[habitat]} or more. {capital(count(animals.length, 'animal'))}
        {animals.length === 0 ? '' : `: ${namesOf(animals)}`}.
      </p>
    </>
  );
}
