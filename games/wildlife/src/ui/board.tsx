/** The table: four habitats, the deck, and whatever is happening. */
import {
  mediaMatches,
  NO_MOTION,
  PHONE,
  useBefore,
  useMedia,
  usePictures,
  usePlayhead,
  useSignal,
} from '@shutterbox/ui';
import { BoardFrame, useBoard } from '@shutterbox/ui/board';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { HABITAT_COUNT, NATURAL_HABITAT } from '../cards.ts';
import { type Habitat, NONE } from '../types.ts';
import { Band, type BandProps } from './band/band.tsx';
import { sceneOf } from './band/scene.ts';
import { Drawn } from './drawn.tsx';
import { duration, isShownStill } from './durations.ts';
import { habitatsAtRisk, habitatsConcerned } from './facts.ts';
import { Gutter } from './gutter.tsx';
import { heldView } from './held.ts';
import { kindOf, type Playhead, type WildRoom } from './kit.ts';
import { useMoves } from './moves.ts';
import { useOpenBand } from './open-band.ts';
import { PICTURES } from './pictures.ts';
import { progressOf } from './progress.ts';
import { useTurnDown } from './secret.ts';
import { oddsShown } from './signals.ts';
import { spec } from './spec.ts';
import { upTo } from './up-to.ts';
import { useWanted } from './wanted.ts';

const HABITAT_LIST: readonly Habitat[] = upTo(HABITAT_COUNT);

export function Board({ room }: { readonly room: WildRoom }): ReactNode {
  const { view, playing, question } = room;
  const board = useBoard(room, spec);
  const before = useBefore(view);
  const head = usePlayhead(playing, duration, isShownStill);
  const still = useMedia(NO_MOTION);
  // With motion off you read the result at once, for as long as others watch the dice.
  const scene = still && head !== undefined ? { ...head, ms: 0 } : head;
  const odds = useSignal(oddsShown);
  const { index = -1, pace = 0 } = head ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the playhead is a new object each time, and only this part of it matters
  const table = useMemo(() => heldView(view, before, head, playing), [view, before, playing, index, pace]);
  const { flights, onSend } = useMoves(room, head);
  const [shown, open] = useOpenBand(view, before, head);
  const wanted = useWanted(room);
  const concerned = habitatsConcerned(view, question);
  const risk = habitatsAtRisk(view);
  const bands = useInSight(shown, head);
  useTurnDown(room);
  usePictures(PICTURES);
  const decidesOnCard = question !== undefined && ['card', 'offer'].includes(kindOf(question));
  const drawn = view.drawn !== NONE && !decidesOnCard && (
    <Drawn room={room} wanted={wanted} ms={scene?.event.type === 'drew' ? scene.ms : 0} />
  );
  // The drawn card lies over its own habitat; a raccoon, which has none, lies between them.
  const home = NATURAL_HABITAT[view.drawn] ?? NONE;
  return (
    <BoardFrame room={room} spec={spec} className="wl-table" onSend={onSend}>
      <div ref={bands} className={`wl-board${(table.stacks[shown] ?? []).length > 0 ? ' focussed' : ''}`}>
        <Gutter view={room.settled} board={board} />
        {HABITAT_LIST.map((habitat) => (
          <div key={habitat} className={`wl-cell${concerned.includes(habitat) || shown === habitat ? '' : ' aside'}`}>
            <Band
              habitat={habitat}
              view={table}
              {...wayToAward(room, habitat)}
              planning={question !== undefined && kindOf(question) === 'dice'}
              board={board}
              wanted={wanted}
              odds={odds}
              scene={sceneOf(habitat, view, before, scene)}
              open={shown === habitat}
              onOpen={open}
              risk={risk.includes(habitat)}
            />
            {home === habitat && drawn}
          </div>
        ))}
        {home === NONE && drawn}
      </div>
      <div ref={flights} className="wl-flights" aria-hidden="true" />
    </BoardFrame>
  );
}

/** The progress changes only once the dice that decide it have landed. */
function wayToAward({ observer, settled }: WildRoom, habitat: Habitat): Pick<BandProps, 'have' | 'need'> {
  const progress = observer === 'spectator' ? undefined : progressOf(settled, observer, habitat);
  return { have: progress?.have, need: progress?.need };
}

/** Phone: a board that is too small scrolls, and keeps the open habitat and the current event in sight, also when its size changes. */
function useInSight(shown: Habitat, head: Playhead | undefined): RefObject<HTMLDivElement | null> {
  const bands = useRef<HTMLDivElement>(null);
  const event = head?.event;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same habitat must scroll into sight again when something happens in it
  useEffect(() => {
    const { current } = bands;
    if (current === null) return;
    const sizes = new ResizeObserver(() => {
      if (mediaMatches(PHONE)) current.querySelector('.wl-band.open')?.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [shown, event]);
  return bands;
}
