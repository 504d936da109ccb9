/** The table: four habitats, the deck, and whatever is happening. */
import { NO_MOTION, useFlip, useMedia, useSignal } from '@shutterbox/ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { HABITAT_COUNT } from '../cards.ts';
import { type Habitat, NONE, type View } from '../types.ts';
import { useAsking } from './asking.ts';
import { Band } from './band/band.tsx';
import { sceneHabitat, sceneOf } from './band/scene.ts';
import { useBefore } from './before.ts';
import { Caption } from './caption.tsx';
import { Drawn } from './drawn.tsx';
import { MOVE } from './durations.ts';
import { habitatOfInterest, habitatsAtRisk, habitatsConcerned, ownAssignment } from './facts.ts';
import { Gutter } from './gutter.tsx';
import { kindOf, type WildQuestion, type WildRoom } from './kit.ts';
import { cameFrom, goesTo } from './moves.ts';
import { actionsByPlace, DECK } from './places.ts';
import { type Playhead, usePlayhead } from './playhead.ts';
import { oddsShown, openBand, picked, pickedCard } from './signals.ts';
import { upTo } from './up-to.ts';

const HABITAT_LIST: readonly Habitat[] = upTo(HABITAT_COUNT);

export function Board({ room }: { readonly room: WildRoom }): ReactNode {
  const { view, playing } = room;
  const question = room.questions[0];
  const root = useRef<HTMLDivElement>(null);
  const before = useBefore(view);
  const head = usePlayhead(playing);
  const still = useMedia(NO_MOTION);
  // Whoever wants no motion reads the result at once, for as long as others watch the dice.
  const scene = still && head !== undefined ? { ...head, ms: 0 } : head;
  const hand = useSignal(picked);
  const odds = useSignal(oddsShown);
  const places = useMemo(
    () => actionsByPlace(room.busy ? undefined : question, pickedCard(hand)),
    [question, hand, room.busy],
  );
  const flights = useMoves(room, head, question);
  const asking = useAsking(root, room, question, places);
  const shown = useShown(view, before, head);
  const concerned = habitatsConcerned(view, question);
  const risk = habitatsAtRisk(view);
  usePutDown(question);
  const decidesOnCard = question !== undefined && ['card', 'offer'].includes(kindOf(question));
  return (
    <div ref={root} className={`wl-board${concerned.length < HABITAT_COUNT ? ' focussed' : ''}`}>
      <Gutter view={room.settled} draw={places.get(DECK)?.words} />
      {HABITAT_LIST.map((habitat) => (
        <div key={habitat} className={`wl-cell${concerned.includes(habitat) ? '' : ' aside'}`}>
          <Band
            habitat={habitat}
            view={view}
            question={question}
            places={places}
            assignment={ownAssignment(view)}
            odds={odds}
            scene={sceneOf(habitat, view, before, scene)}
            open={shown === habitat}
            risk={risk.includes(habitat)}
          />
        </div>
      ))}
      {view.drawn !== NONE && !decidesOnCard && (
        <Drawn room={room} assignment={ownAssignment(view)} ms={scene?.event.type === 'drew' ? scene.ms : 0} />
      )}
      <div ref={flights} className="wl-flights" aria-hidden="true" />
      {asking !== undefined && <Caption {...asking} />}
    </div>
  );
}

/**
 * Moves what has moved. What the question after a step shifts goes at the pace of that step; where nothing was shown (motion is
 * off, an undo, a step back in a replay) things are just there.
 */
function useMoves(
  { view, playing }: WildRoom,
  head: Playhead | undefined,
  question: WildQuestion | undefined,
): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const recent = useRef({ asked: -1, pace: 0 });
  const still = useMedia(NO_MOTION);
  const pace = head?.pace ?? (recent.current.asked === view.asked ? recent.current.pace : 0);
  useEffect(() => {
    if (head !== undefined) recent.current = { asked: view.asked, pace: head.pace };
  }, [head, view.asked]);
  const longest = MOVE * pace;
  useFlip({
    step: `${view.asked} ${head?.index ?? ''} ${question?.id ?? ''}`,
    duration: still ? 0 : Math.min(longest, head?.ms ?? longest),
    layer,
    enter: (key) => cameFrom(key, view, head),
    exit: (key) => goesTo(key, view, head, playing),
  });
  return layer;
}

/** Phone: the habitat in full. The player may choose; whatever happens elsewhere takes the choice back. */
function useShown(view: View, before: View, head: Playhead | undefined): Habitat {
  const chosen = useSignal(openBand);
  const scene = sceneHabitat(head, before);
  const forced = scene !== NONE ? scene : view.exploring;
  useEffect(() => {
    if (forced !== NONE) openBand.set(undefined);
  }, [forced]);
  if (chosen !== undefined) return chosen;
  if (forced !== NONE) return forced;
  return habitatOfInterest(view);
}

/** What is in the hand is put down when another question comes. */
function usePutDown(question: WildQuestion | undefined): void {
  const kind = question?.kind;
  useEffect(() => {
    if (kind !== undefined) picked.set(undefined);
  }, [kind]);
}
