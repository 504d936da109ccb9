/** A card as a photographic print. It knows no rules and has no handlers. */
import { Brackets } from '@shutterbox/ui';
import { isUsable, type PlacedProps } from '@shutterbox/ui/board';
import { memo, type ReactNode } from 'react';
import { animalOf } from '../cards.ts';
import type { Card, HabitatName } from '../types.ts';
import { Gear, type GearProps } from './gear.tsx';
import { Drawing } from './icons.tsx';
import { backgroundOf, Photo } from './photo.tsx';
import { animalPicture } from './pictures.ts';
import { Seal } from './pieces/seal.tsx';
import { cardPlace } from './places.ts';
import { Symbols } from './symbols.tsx';
import type { Wanted } from './wanted.ts';
import { printWords } from './words.ts';

/** A card that is promised is turned as it is laid down. */
const QUARTER = 80;

export interface PrintProps extends PlacedProps, Omit<GearProps, 'place'> {
  readonly card: Card;
  /** Where it lies. */
  readonly habitat: HabitatName;
  /** Nothing lies on it: its photograph is seen. */
  readonly top: boolean;
  readonly promised: boolean;
  /** What is printed on the card, if the label only says what it can be used for. */
  readonly 'aria-description': string | undefined;
  readonly 'aria-disabled': true | undefined;
  /** What the observer's assignment asks for. */
  readonly wanted: Wanted;
}

export const Print = memo(function Print(props: PrintProps): ReactNode {
  const { card, habitat, top, promised, wanted, dice, tokens, adds, loose, chance, next, chanceWords, ...placed } =
    props;
  const gear = { dice, tokens, adds, loose, chance, next, chanceWords };
  const states = `${top ? ' top' : ''}${dice + tokens > 0 ? ' geared' : ''}${promised ? ' side' : ''}`;
  return (
    <button
      type="button"
      className={`wl-print ${habitat}${states}`}
      data-flip={cardPlace(card)}
      data-spin={promised ? QUARTER : undefined}
      {...placed}
    >
      <Strip card={card} wanted={wanted} />
      <span className="wl-pic" aria-hidden="true">
        <Photo card={card} habitat={habitat} />
        {promised && <span className="wl-tape">Promised</span>}
        <Gear {...gear} place={cardPlace(card)} />
      </span>
      <img className="wl-thumb" src={animalPicture(animalOf(card).name)} alt="" decoding="async" draggable={false} />
      {isUsable(placed) && <Brackets />}
    </button>
  );
});

/** Letters in a name that is set a little tighter, so that it need not be cut. */
const LONG = 14;
/** Letters in a name that takes two lines. */
const LONGEST = 20;

function nameClass({ length }: string): string {
  if (length <= LONG) return 'wl-name';
  return length > LONGEST ? 'wl-name long wraps' : 'wl-name long';
}

interface StripProps {
  readonly card: Card;
  readonly wanted: Wanted;
}

/** The part of a print that stays visible under other cards. The words are elsewhere; only the animal's name is a label. */
function Strip({ card, wanted }: StripProps): ReactNode {
  const { name, difficulty, prestige } = animalOf(card);
  return (
    <span className="wl-strip">
      <span className="wl-diff" aria-hidden="true">
        {difficulty}
        {wanted.cover.includes(card) && (
          <span className="wl-for-cover" title="On the cover of your assignment">
            <Drawing name="cover" />
          </span>
        )}
      </span>
      <span className="wl-who">
        <span className={nameClass(name)}>{name}</span>
        <Symbols card={card} wanted={wanted} />
      </span>
      <Seal value={prestige} />
    </span>
  );
}

export interface StillPrintProps extends StripProps {
  readonly className?: string;
  /** Silent, because the button around it says everything in words. */
  readonly unheard?: boolean;
  /** Where it lies; its natural habitat unless given. */
  readonly habitat?: HabitatName | undefined;
  /** This is the card itself, so it is seen moving. */
  readonly moves?: boolean;
  /** A word stuck on its picture. */
  readonly tape?: string;
}

/** A print that cannot be pressed. */
export const StillPrint = memo(function StillPrint({
  card,
  wanted,
  unheard = false,
  className = '',
  habitat,
  moves = true,
  tape,
}: StillPrintProps): ReactNode {
  const home = habitat ?? backgroundOf(card);
  const words = printWords(card, wanted);
  const label = { role: 'img', 'aria-label': tape === undefined ? words : `${tape}: ${words}` };
  return (
    <span
      className={`wl-print top still ${home} ${className}`}
      data-flip={moves ? cardPlace(card) : undefined}
      {...(unheard ? {} : label)}
    >
      <Strip card={card} wanted={wanted} />
      <span className="wl-pic">
        <Photo card={card} habitat={home} />
        {tape !== undefined && <span className="wl-tape">{tape}</span>}
      </span>
    </span>
  );
});
