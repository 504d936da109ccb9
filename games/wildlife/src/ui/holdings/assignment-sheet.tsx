/** All of an assignment in words and pictures: the cover, the feature, and what they are worth so far. */
import { capital, count, render } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { animalOf, assignmentOf, cardNamed } from '../../cards.ts';
import { COVER_PRESTIGE, coverPrestige, featurePrestige, matchingSymbols } from '../../score.ts';
import type { Card, CardSymbol } from '../../types.ts';
import type { WildRoom } from '../kit.ts';
import { Mini } from '../mini.tsx';
import { SymbolMark } from '../symbols.tsx';
import { whereabouts } from '../whereabouts.ts';
import { chartWords, namesOf, symbolWords } from '../words.ts';

interface SheetProps {
  readonly room: WildRoom;
  readonly index: number;
}

export function AssignmentSheet(props: SheetProps): ReactNode {
  return (
    <div className="wl-sheet">
      <Cover {...props} />
      <Feature {...props} />
    </div>
  );
}

function Cover({ room, index }: SheetProps): ReactNode {
  const covered = coverPrestige(photosOf(room), index) > 0;
  return (
    <section>
      <h4>
        Cover photo <b>{covered ? `${COVER_PRESTIGE} prestige ✓` : `${COVER_PRESTIGE} prestige`}</b>
      </h4>
      <p>{covered ? 'Done. It counts once.' : 'Photograph either animal.'}</p>
      <ul className="wl-covers">
        {assignmentOf(index).cover.map((name) => (
          <CoverAnimal key={name} room={room} card={cardNamed(name)} />
        ))}
      </ul>
    </section>
  );
}

function CoverAnimal({ room, card }: { readonly room: WildRoom; readonly card: Card }): ReactNode {
  const { name, habitat, difficulty } = animalOf(card);
  return (
    <li>
      <span aria-hidden="true">
        <Mini card={card} />
      </span>
      <b>{name}</b>
      <span>
        {habitat === 'any' ? 'Any habitat' : capital(habitat)}, difficulty {difficulty}
      </span>
      <i>{render(whereabouts(card, room.view), readerOf(room))}</i>
    </li>
  );
}

function Feature({ room, index }: SheetProps): ReactNode {
  const { symbols, chart } = assignmentOf(index);
  const photos = photosOf(room);
  const matching = matchingSymbols(photos, index);
  const now = featurePrestige(matching, index);
  const next = featurePrestige(matching + 1, index);
  return (
    <section>
      <h4>
        Feature article <b>{now} prestige so far</b>
      </h4>
      <p>Collect these symbols on your photographs.</p>
      <ul className="wl-asked">
        {symbols.map((symbol) => (
          <AskedSymbol key={symbol} symbol={symbol} photos={photos} />
        ))}
      </ul>
      <Chart chart={chart} matching={matching} />
      {next > now && (
        <p>
          One more symbol makes it <b>{next} prestige</b>.
        </p>
      )}
    </section>
  );
}

interface AskedProps {
  readonly symbol: CardSymbol;
  readonly photos: readonly Card[];
}

function AskedSymbol({ symbol, photos }: AskedProps): ReactNode {
  const having = photos.filter((card) => animalOf(card).symbols.includes(symbol));
  return (
    <li>
      <SymbolMark symbol={symbol} match />
      <b>{capital(symbolWords(symbol))}</b>
      <span>
        {having.length === 0 ? 'none yet' : `${count(having.length, 'photograph')}: ${namesOf(having).toLowerCase()}`}
      </span>
    </li>
  );
}

function Chart({ chart, matching }: { readonly chart: readonly number[]; readonly matching: number }): ReactNode {
  const at = Math.min(matching, chart.length - 1);
  return (
    <ol className="wl-chart whole" aria-label="Symbols and prestige">
      {chart.map((value, n) => (
        <li key={value} className={n === at ? 'on' : undefined}>
          <i aria-hidden="true">{n === chart.length - 1 ? `${n}+` : n}</i>
          <b aria-hidden="true">{value}</b>
          <span className="unseen">{chartWords(chart, n, at)}</span>
        </li>
      ))}
    </ol>
  );
}

function photosOf({ view }: WildRoom): readonly Card[] {
  return view.observer === 'spectator' ? [] : (view.portfolios[view.observer] ?? []);
}
