/** The ship on the table: its decks on a surface that can be zoomed and moved, and the order of action beside them. */
import { NO_MOTION, useBefore, useMedia, usePlayhead } from '@shutterbox/ui';
import { BoardFrame, useBoard } from '@shutterbox/ui/board';
import { Surface } from '@shutterbox/ui/surface';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Event } from '../events.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { DeckTabs } from './deck-tabs.tsx';
import { ALL_DECKS, useDecks } from './decks.ts';
import { duration } from './durations.ts';
import { focusOf } from './focus.ts';
import type { InRoom } from './kit.ts';
import { later } from './later.tsx';
import { Legend } from './legend.tsx';
import { OrderList } from './order-list.tsx';
import { useSpec } from './pace.ts';
import { Counters, Things } from './people/counters.tsx';
import { placeOf } from './places.ts';
import { Ground, Structure } from './plan/ground.tsx';
import type { PlayPart } from './plan/play-layers.tsx';
import { Sheet } from './plan/sheet.tsx';
import { PlayLayer } from './play-later.ts';
import { Paper } from './print/paper.tsx';
import type { Compare as SetupCompare } from './setup/compare.tsx';
import { looksOf, movedPortal, shownOf, squaresOf } from './shown.ts';

const Compare = later<ComponentProps<typeof SetupCompare>>(async () => (await import('./setup/compare.tsx')).Compare);

export function Board({ room }: InRoom): ReactNode {
  const { view, playing, question } = room;
  const plan = planOf(view);
  const spec = useSpec();
  const board = useBoard(room, spec);
  const before = useBefore(view);
  const head = usePlayhead(playing, duration, isStill);
  const still = useMedia(NO_MOTION);
  const people = shownOf(before, view, playing, head);
  const shownAt = head === undefined ? [] : squaresOf(head.event, people);
  const { who, squares } = focusOf(view, question);
  const focus = shownAt[0] ?? squares[0] ?? NONE;
  const { camera, deck, show } = useDecks(view, focus);
  const shown = (shownAt.length > 0 ? shownAt : squares).map((square) => placeOf(square, view));
  const moment = shown.join(' ');
  const here = deck === ALL_DECKS || deck === plan.deck[focus];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deck is looked at as a whole, and then at what matters there.
  useEffect(() => {
    if (here) camera.show(shown);
  }, [camera, deck, moment]);
  const standing = people.flatMap(({ at, stands }) => (at === NONE || !stands ? [] : placeOf(at, view)));
  const ms = still ? 0 : (head?.ms ?? 0);
  const moving = ms > 0 && head !== undefined ? movedPortal(head.event) : NONE;
  const inPlay = view.turn > 0 || question?.kind === 'place';
  const part = (name: PlayPart): ReactNode =>
    inPlay && (
      <PlayLayer part={name} room={room} board={board} before={before} people={people} who={who} event={head?.event} />
    );
  const layers = [
    { name: 'ground', layer: <Ground view={view} /> },
    { name: 'sight', layer: part('sight') },
    { name: 'structure', layer: <Structure view={view} moving={moving} /> },
    { name: 'reach', layer: part('reach') },
    { name: 'things', layer: <Sheet plan={plan}>{<Things view={view} />}</Sheet> },
    { name: 'doors', layer: part('doors') },
    { name: 'way', layer: part('way') },
    { name: 'figures', layer: <Counters board={board} view={looksOf(room, playing, head)} shown={people} ms={ms} /> },
    { name: 'targets', layer: part('targets') },
    { name: 'shot', layer: part('shot') },
    { name: 'wounds', layer: part('wounds') },
  ];
  return (
    <BoardFrame
      room={room}
      spec={spec}
      className="ss-board"
      ground={camera.ground}
      sight={camera}
      onFollow={(follow) => camera.follow(follow)}
    >
      <div className="ss-side">
        <OrderList room={room} />
        <Legend view={view} />
      </div>
      <div className="ss-ship">
        <DeckTabs view={view} deck={deck} onShow={show} />
        {part('status')}
        {(question?.kind === 'skill' || question?.kind === 'wear') && (
          <Compare room={room} board={board} question={question} />
        )}
        <Surface
          view={camera}
          board={board}
          label={`Plan of the ${plan.name}`}
          question={question}
          shown={shown}
          own={new Set<string>(standing)}
          layers={layers}
        />
      </div>
      {part('words')}
      <Paper view={view} />
    </BoardFrame>
  );
}

/** Worth showing where nothing moves. */
function isStill({ type }: Event): boolean {
  return type === 'throw';
}
