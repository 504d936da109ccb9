/** The table: four habitats, the deck, and whatever is happening. */
import { mediaMatches, NO_MOTION, PHONE, useBefore, useFlip, useMedia, usePictures, useSignal } from '@shutterbox/ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { HABITAT_COUNT, NATURAL_HABITAT } from '../cards.ts';
import { type Habitat, NONE } from '../types.ts';
import { useAsking } from './asking.ts';
import { Band, type BandProps } from './band/band.tsx';
import { sceneOf } from './band/scene.ts';
import { Caption } from './caption.tsx';
import { Drawn } from './drawn.tsx';
import { MOVE } from './durations.ts';
import { habitatsAtRisk, habitatsConcerned } from './facts.ts';
import { Gutter } from './gutter.tsx';
import { heldView } from './held.ts';
import { kindOf, type WildQuestion, type WildRoom } from './kit.ts';
import { cameFrom, goesTo } from './moves.ts';
import { useOpenBand } from './open-band.ts';
import { PICTURES } from './pictures.ts';
import { actionsByPlace, DECK } from './places.ts';
import { type Playhead, usePlayhead } from './playhead.ts';
import { progressOf } from './progress.ts';
import { useTurnDown } from './secret.ts';
import { oddsShown, picked, pickedCard } from './signals.ts';
import { upTo } from './up-to.ts';
import { useWanted } from './wanted.ts';

const HABITAT_LIST: readonly Habitat[] = upTo(HABITAT_COUNT);

export function Board({ room }: { readonly room: WildRoom }): ReactNode {
  const { view, playing, question } = room;
  const busy = room.isBusy();
  const root = useRef<HTMLDivElement>(null);
  const before = useBefore(view);
  const head = usePlayhead(playing);
  const still = useMedia(NO_MOTION);
  // Whoever wants no motion reads the result at once, for as long as others watch the dice.
  const scene = still && head !== undefined ? { ...head, ms: 0 } : head;
  const hand = useSignal(picked);
  const odds = useSignal(oddsShown);
  const places = useMemo(() => actionsByPlace(busy ? undefined : question, pickedCard(hand)), [question, hand, busy]);
  const { index = -1, pace = 0 } = head ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the playhead only this matters, and it is another object each time
  const table = useMemo(() => heldView(view, before, head, playing), [view, before, playing, index, pace]);
  const flights = useMoves(room, head, question);
  const [shown, open] = useOpenBand(view, before, head);
  const asking = useAsking(root, room, question, places, open);
  const wanted = useWanted(room);
  const concerned = habitatsConcerned(view, question);
  const risk = habitatsAtRisk(view);
  useInSight(root, shown, head);
  usePutDown(question);
  useTurnDown(room);
  usePictures(PICTURES);
  const decidesOnCard = question !== undefined && ['card', 'offer'].includes(kindOf(question));
  const drawn = view.drawn !== NONE && !decidesOnCard && (
    <Drawn room={room} wanted={wanted} ms={scene?.event.type === 'drew' ? scene.ms : 0} />
  );
  // It lies over its own habitat, where it belongs; a raccoon, which belongs nowhere, between them.
  const home = NATURAL_HABITAT[view.drawn] ?? NONE;
  return (
    <div ref={root} className="wl-table">
      <div className={`wl-board${concerned.length < HABITAT_COUNT ? ' focussed' : ''}`}>
        <Gutter view={room.settled} draw={places.get(DECK)?.words} />
        {HABITAT_LIST.map((habitat) => (
          <div key={habitat} className={`wl-cell${concerned.includes(habitat) ? '' : ' aside'}`}>
            <Band
              habitat={habitat}
              view={table}
              {...wayToAward(room, habitat)}
              question={question}
              places={places}
              wanted={wanted}
              odds={odds}
              scene={sceneOf(habitat, view, before, scene)}
              open={shown === habitat}
              risk={risk.includes(habitat)}
            />
            {home === habitat && drawn}
          </div>
        ))}
        {home === NONE && drawn}
      </div>
      <div ref={flights} className="wl-flights" aria-hidden="true" />
      {asking !== undefined && <Caption {...asking} />}
    </div>
  );
}

/** It waits for the dice that decide it. */
function wayToAward({ observer, settled }: WildRoom, habitat: Habitat): Pick<BandProps, 'have' | 'need'> {
  const progress = observer === 'spectator' ? undefined : progressOf(settled, observer, habitat);
  return { have: progress?.have, need: progress?.need };
}

/**
 * Moves what has moved. What the question after a step shifts goes at the pace of that step; where nothing was shown (motion is
 * off, an undo, a step back in a replay) things are just there.
 */
function useMoves(
  { number, view, playing }: WildRoom,
  head: Playhead | undefined,
  question: WildQuestion | undefined,
): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const recent = useRef({ number: -1, pace: 0 });
  const still = useMedia(NO_MOTION);
  const pace = head?.pace ?? (recent.current.number === number ? recent.current.pace : 0);
  useEffect(() => {
    if (head !== undefined) recent.current = { number, pace: head.pace };
  }, [head, number]);
  const longest = MOVE * pace;
  useFlip({
    step: `${number} ${head?.index ?? ''} ${question?.id ?? ''}`,
    duration: still ? 0 : Math.min(longest, head?.ms ?? longest),
    layer,
    enter: (key) => cameFrom(key, view, head),
    exit: (key) => goesTo(key, view, head, playing),
  });
  return layer;
}

/** Phone: where the board is too small for all of it, it scrolls; what is open and what happens is in sight. */
function useInSight(root: RefObject<HTMLElement | null>, shown: Habitat, head: Playhead | undefined): void {
  const event = head?.event;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same habitat comes into sight again when something happens in it
  useEffect(() => {
    if (mediaMatches(PHONE)) root.current?.querySelector('.wl-band.open')?.scrollIntoView({ block: 'nearest' });
  }, [root, shown, event]);
}

/** What is in the hand is put down when another question comes. */
function usePutDown(question: WildQuestion | undefined): void {
  const kind = question?.kind;
  useEffect(() => {
    if (kind !== undefined) picked.set(undefined);
  }, [kind]);
}
