/** A habitat with everything in it. */
import { count } from '@shutterbox/kernel';
import { mediaMatches, PHONE, percentWords, scrollStop } from '@shutterbox/ui';
import { type Hand, heardAs, type Place } from '@shutterbox/ui/board';
import { type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { animalOf, EXPLORE_VALUE } from '../../cards.ts';
import { dice, habitatName } from '../../text/words.ts';
import type { Card, Habitat, View } from '../../types.ts';
import { exploring, exploringWords, photographing, photographingWords } from '../chances.ts';
import type { WildBoard } from '../kit.ts';
import { dieOn } from '../moved-dice.ts';
import { landscape } from '../pictures.ts';
import { awardPlace, cardPlace, DIE, habitatPlace, readPlace, TOKEN_IN_HAND } from '../places.ts';
import { Print, type PrintProps } from '../print.tsx';
import type { Wanted } from '../wanted.ts';
import { cardWords, factWords, habitatKey } from '../words.ts';
import { AwardStack } from './award-stack.tsx';
import { HabitatCard, type HabitatCardProps } from './habitat-card.tsx';
import { Landing } from './landing.tsx';
import { RollPlate } from './roll-plate.tsx';
import type { Scene } from './scene.ts';
import { Shot } from './shot.tsx';

export interface BandProps {
  readonly habitat: Habitat;
  readonly view: View;
  /** The observer's progress to the next award; undefined if there is none. */
  readonly have: number | undefined;
  readonly need: number | undefined;
  /** Dice are being placed. */
  readonly planning: boolean;
  readonly board: WildBoard;
  readonly wanted: Wanted;
  readonly odds: boolean;
  readonly scene: Scene;
  /** Phone: shown in full. */
  readonly open: boolean;
  onOpen(habitat: Habitat): void;
  readonly risk: boolean;
}

/** Drawn again only when something in it has changed. */
export const Band = memo(function Band(props: BandProps): ReactNode {
  const { habitat, view, scene, board, open, onOpen, risk } = props;
  const name = habitatName(habitat);
  const stack = view.stacks[habitat] ?? [];
  const place = habitatPlace(habitat);
  const states = `${open ? ' open' : ''}${risk ? ' risk' : ''}${scene.spooked ? ' spooked' : ''}`;
  return (
    <section
      className={`wl-band ${habitatKey(habitat)}${states}`}
      data-drop={place}
      aria-label={`${name}, ${count(stack.length, 'animal')}`}
      onClickCapture={open ? undefined : (event) => unfold(event, board, () => onOpen(habitat))}
    >
      <h2 className="unseen">{name}</h2>
      <img className="wl-land" src={landscape(habitatKey(habitat))} alt="" draggable={false} />
      <button
        type="button"
        className="wl-ground"
        aria-expanded={open}
        aria-label={`Show the ${name} in full`}
        onClick={() => onOpen(habitat)}
      />
      {board.at(place).length > 0 && <Landing place={place} />}
      <HabitatCard {...habitatProps(props)} />
      <AwardStack
        category={habitat}
        {...board.placed(awardPlace(habitat))}
        gone={view.awarded[habitat] ?? 0}
        have={props.have}
        need={props.need}
      />
      {scene.roll !== undefined && (
        <RollPlate roll={scene.roll} words={scene.words} board={board} tokens={view.habitatTokens[habitat] ?? 0} />
      )}
      {scene.roll === undefined && scene.words !== '' && <p className="wl-plate no">{scene.words}</p>}
      <Stack {...props} stack={stack} />
      {scene.shot !== undefined && (
        <Shot event={scene.shot} ms={scene.ms} wanted={props.wanted} habitat={habitatKey(habitat)} />
      )}
    </section>
  );
});

/** Phone: a touch on a folded habitat where nothing can be done opens it. A key press always does what the place says. */
function unfold(event: MouseEvent<HTMLElement>, { at, dispatch }: WildBoard, open: () => void): void {
  const { target, detail } = event;
  const touched = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const { place = '' } = touched?.dataset ?? {};
  if (detail === 0 || !mediaMatches(PHONE) || at(place).length > 0 || readPlace(place).kind === 'award') return;
  event.stopPropagation();
  dispatch({ did: 'away' });
  open();
}

function habitatProps({ habitat, view, planning, board, odds, risk, scene }: BandProps): HabitatCardProps {
  const place = habitatPlace(habitat);
  const placed = board.placed(place);
  const [offer, ...more] = board.at(place);
  const n = view.habitatDice[habitat] ?? 0;
  const adds = offer?.hand === DIE ? 'die' : undefined;
  const explored = view.exploring === habitat && view.roll.length === 0 && scene.roll === undefined;
  const told = odds && view.exploring !== habitat && (n > 0 || adds !== undefined);
  const chance = told ? exploring(view, habitat) : undefined;
  const state = explored ? 'explored' : risk ? 'risk' : planning ? 'planned' : 'plain';
  const name = habitatName(habitat);
  const plain = `${name}: found with a ${EXPLORE_VALUE[habitat]} or more, ${n === 0 ? 'no dice' : dice(n)}${STATE_WORDS[state]}`;
  const words = offer === undefined ? plain : more.length > 0 ? placed['aria-label'] : heardAs(name, offer.words);
  return {
    ...placed,
    'aria-label': withChance(words, n > 0 ? chance : undefined, exploringWords(view, habitat)),
    'aria-disabled': board.refuses(place) ? true : undefined,
    habitat,
    // Thrown dice lie on the plate and show their faces.
    dice: scene.roll === undefined ? n : 0,
    tokens: 0,
    adds,
    loose: looseOn(place, board),
    target: view.exploring === habitat || offer?.actions[0]?.type === 'place',
    state,
    chance,
    next: chance === undefined || adds === undefined ? undefined : exploring(view, habitat, 1),
    chanceWords: exploringWords(view, habitat),
  };
}

const STATE_WORDS = { explored: ', explored now', risk: ', may be spooked', planned: '', plain: '' } as const;

/** A screen reader hears the chance with the label; without dice there is none. */
function withChance(words: string, chance: number | undefined, how: string): string {
  return chance === undefined ? words : `${words}; ${percentWords(chance)} ${how}`;
}

function looseOn(place: Place, { offers }: WildBoard): Hand | undefined {
  const hand = dieOn(place);
  return offers.some((offer) => offer.hand === hand) ? hand : undefined;
}

/** Cards that fit without scrolling, at least on a desk. */
const LONG = 4;
/** Farther than any stack can scroll. */
const END = 100_000;

function Stack({
  habitat,
  stack,
  view,
  board,
  wanted,
  odds,
  open,
}: BandProps & { readonly stack: readonly Card[] }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const { length } = stack;
  // The newest card is at the end of the column. On a phone a folded habitat is a row, which starts with the oldest.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const column = open || !mediaMatches(PHONE);
    const toNewest = (): void => {
      current.scrollTop = column && length > 0 ? END : 0;
    };
    toNewest();
    // The dock may still grow with its question and leave the board less room.
    const sizes = new ResizeObserver(toNewest);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [length, open]);
  useEffect(() => scrollStop(list.current), []);
  return (
    <ul className={length > LONG ? 'wl-stack long' : 'wl-stack'} ref={list}>
      {stack.map((card, i) => (
        <li key={card} className={i === length - 1 ? 'top' : undefined}>
          <Print
            {...printProps(card, { view, board, wanted, odds })}
            habitat={habitatKey(habitat)}
            top={i === length - 1}
          />
        </li>
      ))}
    </ul>
  );
}

function printProps(
  card: Card,
  { view, board, wanted, odds }: Pick<BandProps, 'view' | 'board' | 'wanted' | 'odds'>,
): Omit<PrintProps, 'habitat' | 'top'> {
  const place = cardPlace(card);
  const [offer] = board.at(place);
  const promised = view.committed.includes(card);
  const n = view.animalDice[card] ?? 0;
  const adds = offer?.hand === DIE || offer?.hand === TOKEN_IN_HAND ? offer.hand : undefined;
  const withOdds = odds && (n > 0 || adds === DIE);
  const chance = withOdds ? photographing(view, card) : undefined;
  const words =
    offer === undefined ? cardWords(card, view, promised, wanted) : heardAs(animalOf(card).name, offer.words);
  return {
    ...board.placed(place),
    'aria-label': withChance(words, odds && n > 0 ? chance : undefined, photographingWords(view, card)),
    'aria-disabled': board.refuses(place) ? true : undefined,
    'aria-description': offer === undefined ? undefined : factWords(card, wanted, promised),
    card,
    promised,
    wanted,
    dice: n,
    tokens: view.animalTokens[card] ?? 0,
    adds,
    loose: looseOn(place, board),
    chance,
    next:
      chance === undefined || adds === undefined
        ? undefined
        : photographing(view, card, adds === DIE ? 1 : 0, adds === DIE ? 0 : 1),
    chanceWords: withOdds ? photographingWords(view, card) : undefined,
  };
}
