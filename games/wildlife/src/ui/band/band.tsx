/** A habitat with everything in it. */
import { count } from '@shutterbox/kernel';
import { type LegalAction, mediaMatches, PHONE, percentWords } from '@shutterbox/ui';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { animalOf, EXPLORE_VALUE } from '../../cards.ts';
import { dice, habitatName } from '../../text/words.ts';
import type { Action, Card, Habitat, View } from '../../types.ts';
import { exploring, exploringWords, photographing, photographingWords } from '../chances.ts';
import type { WildQuestion } from '../kit.ts';
import { kindOf } from '../kit.ts';
import { landscape } from '../pictures.ts';
import { actionMeant, cardPlace, diePlace, habitatPlace, type Place, type Places } from '../places.ts';
import { Print } from '../print.tsx';
import type { Wanted } from '../wanted.ts';
import { cardWords, factWords, habitatKey, heard } from '../words.ts';
import { AwardStack } from './award-stack.tsx';
import { HabitatCard, type HabitatCardProps } from './habitat-card.tsx';
import { Landing } from './landing.tsx';
import { RollPlate } from './roll-plate.tsx';
import type { Scene } from './scene.ts';
import { Shot } from './shot.tsx';

export interface BandProps {
  readonly habitat: Habitat;
  readonly view: View;
  /** Of the observer's way to the next award; undefined where there is none. */
  readonly have: number | undefined;
  readonly need: number | undefined;
  readonly question: WildQuestion | undefined;
  readonly places: Places;
  readonly wanted: Wanted;
  readonly odds: boolean;
  readonly scene: Scene;
  /** Phone: shown in full. */
  readonly open: boolean;
  readonly risk: boolean;
}

/** Drawn anew when something has changed in it. */
export const Band = memo(function Band(props: BandProps): ReactNode {
  const { habitat, view, scene, places, open, risk } = props;
  const name = habitatName(habitat);
  const stack = view.stacks[habitat] ?? [];
  const place = habitatPlace(habitat);
  const states = `${open ? ' open' : ''}${risk ? ' risk' : ''}${scene.spooked ? ' spooked' : ''}`;
  return (
    <section
      className={`wl-band ${habitatKey(habitat)}${states}`}
      data-drop={place}
      aria-label={`${name}, ${count(stack.length, 'animal')}`}
    >
      <h2 className="unseen">{name}</h2>
      <img className="wl-land" src={landscape(habitatKey(habitat))} alt="" draggable={false} />
      <button
        type="button"
        className="wl-ground"
        data-open={habitat}
        aria-expanded={open}
        aria-label={`Show the ${name} in full`}
      />
      {places.has(place) && <Landing place={place} />}
      <HabitatCard {...habitatProps(props)} />
      <AwardStack category={habitat} gone={view.awarded[habitat] ?? 0} have={props.have} need={props.need} />
      {scene.roll !== undefined && (
        <RollPlate
          roll={scene.roll}
          words={scene.words}
          again={againWords(props)}
          tokens={view.habitatTokens[habitat] ?? 0}
        />
      )}
      {scene.roll === undefined && scene.words !== '' && <p className="wl-plate no">{scene.words}</p>}
      <Stack {...props} stack={stack} />
      {scene.shot !== undefined && (
        <Shot event={scene.shot} ms={scene.ms} wanted={props.wanted} habitat={habitatKey(habitat)} />
      )}
    </section>
  );
});

function habitatProps({ habitat, view, question, places, odds, risk, scene }: BandProps): HabitatCardProps {
  const place = habitatPlace(habitat);
  const legal = places.get(place);
  const n = view.habitatDice[habitat] ?? 0;
  const adds = legal?.action.type === 'dieOnHabitat' ? 'die' : undefined;
  const explored = view.exploring === habitat && view.roll.length === 0 && scene.roll === undefined;
  const told = odds && view.exploring !== habitat && (n > 0 || adds !== undefined);
  const chance = told ? exploring(view, habitat) : undefined;
  const planning = question !== undefined && kindOf(question) === 'dice';
  const state = explored ? 'explored' : risk ? 'risk' : planning ? 'planned' : 'plain';
  const name = habitatName(habitat);
  const plain = `${name}: explored with ${EXPLORE_VALUE[habitat]} or more, ${n === 0 ? 'no dice' : dice(n)}${STATE_WORDS[state]}`;
  return {
    habitat,
    // Once thrown they lie in the plate, with what they show.
    dice: scene.roll === undefined ? n : 0,
    tokens: 0,
    adds,
    can: legal !== undefined,
    blocked: isBlocked({ question, view }, place, legal),
    target: view.exploring === habitat || legal?.action.type === 'place',
    label: withChance(
      legal === undefined ? plain : heard(name, legal.words),
      n > 0 ? chance : undefined,
      exploringWords(view, habitat),
    ),
    state,
    chance,
    next: chance === undefined || adds === undefined ? undefined : exploring(view, habitat, 1),
    chanceWords: exploringWords(view, habitat),
  };
}

const STATE_WORDS = { explored: ', explored now', risk: ', may be spooked', planned: '', plain: '' } as const;

/** Whoever hears the label hears the chance too; without dice there is none, and the label has said so. */
function withChance(words: string, chance: number | undefined, how: string): string {
  return chance === undefined ? words : `${words}; ${percentWords(chance)} ${how}`;
}

function isBlocked(
  { question, view }: Pick<BandProps, 'question' | 'view'>,
  place: Place,
  legal: LegalAction<Action> | undefined,
): boolean {
  return question !== undefined && legal === undefined && actionMeant(question, place, undefined, view) !== undefined;
}

function againWords({ places, scene }: BandProps): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  for (const die of (scene.roll?.faces ?? []).keys()) {
    const legal = places.get(diePlace(die));
    if (legal !== undefined) words.set(die, legal.words);
  }
  return words;
}

/** Cards that fit without scrolling, at least on a desk. */
const LONG = 4;
/** Farther than any stack goes. */
const END = 100_000;

function Stack(props: BandProps & { readonly stack: readonly Card[] }): ReactNode {
  const { habitat, stack, view, places, wanted, odds, open } = props;
  const list = useRef<HTMLUListElement>(null);
  const { length } = stack;
  // The newest card is at the end of the column. On a phone a folded habitat is a row, which starts with the oldest.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const column = open || !mediaMatches(PHONE);
    current.scrollTop = column && length > 0 ? END : 0;
  }, [length, open]);
  return (
    <ul className={length > LONG ? 'wl-stack long' : 'wl-stack'} ref={list}>
      {stack.map((card, i) => {
        const legal = places.get(cardPlace(card));
        const promised = view.committed.includes(card);
        const n = view.animalDice[card] ?? 0;
        const adds =
          legal?.action.type === 'dieOnAnimal' ? 'die' : legal?.action.type === 'token' ? 'token' : undefined;
        const withOdds = odds && (n > 0 || adds === 'die');
        return (
          <li key={card} className={i === length - 1 ? 'top' : undefined}>
            <Print
              card={card}
              habitat={habitatKey(habitat)}
              top={i === length - 1}
              promised={promised}
              can={legal !== undefined}
              blocked={isBlocked(props, cardPlace(card), legal)}
              label={withChance(
                legal === undefined ? cardWords(card, view, promised, wanted) : heard(animalOf(card).name, legal.words),
                odds && n > 0 ? photographing(view, card) : undefined,
                photographingWords(view, card),
              )}
              about={legal === undefined ? undefined : factWords(card, wanted, promised)}
              wanted={wanted}
              dice={n}
              tokens={view.animalTokens[card] ?? 0}
              adds={adds}
              chance={withOdds ? photographing(view, card) : undefined}
              next={
                withOdds && adds !== undefined
                  ? photographing(view, card, adds === 'die' ? 1 : 0, adds === 'token' ? 1 : 0)
                  : undefined
              }
              chanceWords={withOdds ? photographingWords(view, card) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
