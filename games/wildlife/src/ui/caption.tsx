/** Why nothing can be done at a place, and what it is. */
import { capital, count } from '@shutterbox/kernel';
import { Callout, type Reason, ReasonWords } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { animalOf, EXPLORE_VALUE } from '../cards.ts';
import { habitatName } from '../text/words.ts';
import type { Card, Habitat, View } from '../types.ts';
import { AboutAward } from './about-award.tsx';
import { DECK, isAward, type Place } from './places.ts';
import { SymbolMark } from './symbols.tsx';
import { namesOf, symbolWords } from './words.ts';

const CAPTION_ID = 'wl-caption';

export interface CaptionProps {
  readonly place: Place;
  readonly anchor: Element;
  readonly view: View;
  /** Awards and the way to them wait for the dice that decide them. */
  readonly settled: View;
  readonly reason: Reason | undefined;
  /** All that is known, not only why not. */
  readonly full: boolean;
  openRule(rule: string): void;
  onClose(): void;
  onHold(): void;
  onLetGo(): void;
}

export function Caption({
  place,
  anchor,
  view,
  settled,
  reason,
  full,
  openRule,
  onClose,
  onHold,
  onLetGo,
}: CaptionProps): ReactNode {
  return (
    <Callout id={CAPTION_ID} anchor={anchor} onClose={onClose} onPointerEnter={onHold} onPointerLeave={onLetGo}>
      {reason !== undefined && <ReasonWords reason={reason} openRule={openRule} />}
      {full &&
        (isAward(place) ? (
          <AboutAward category={Number(place.slice(1))} view={settled} openRule={openRule} />
        ) : (
          <About place={place} view={view} />
        ))}
    </Callout>
  );
}

function About({ place, view }: { readonly place: Place; readonly view: View }): ReactNode {
  if (place === DECK)
    return (
      <p>
        Still in the deck ({view.deck.length}): {namesOf(view.deck) || 'nothing'}.
      </p>
    );
  if (place === 'discards')
    return (
      <p>
        Discarded ({view.discards.length}): {namesOf(view.discards) || 'nothing'}.
      </p>
    );
  const index = Number(place.slice(1));
  return place.startsWith('c') ? <AboutAnimal card={index} /> : <AboutHabitat habitat={index} view={view} />;
}

function AboutAnimal({ card }: { readonly card: Card }): ReactNode {
  const { name, latin, difficulty, prestige, symbols, fact } = animalOf(card);
  return (
    <>
      <p className="wl-title">
        <b>{name}</b> <i>{latin}</i>
      </p>
      <p>
        Difficulty {difficulty}, {prestige} prestige.
      </p>
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
