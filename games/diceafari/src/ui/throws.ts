/** The latest throw, for every tray of the table: the dock's tray comes only with the next question. */
import type { Playhead } from '@shutterbox/ui';
import { scoped, useScoped } from '@shutterbox/ui/board';
import { useLayoutEffect, useState } from 'react';
import { isHeld, SAFARI_DICE } from '../dice.ts';
import type { Event } from '../types.ts';
import type { Tumble } from './die.tsx';
import { TUMBLE } from './durations.ts';
import type { SafariPlaying } from './kit.ts';

interface Throw extends Tumble {
  readonly hold: number;
  /** When it has landed, by the clock of the page. */
  readonly landed: number;
}

const LATEST = scoped<Throw | undefined>(undefined);

/** DA-2.4: the bonus die is rolled once a turn. In the tray it comes after the others. */
const BONUS_STAYS = 1 << SAFARI_DICE;
/** The last of the dice lands a little later. */
const ALL_LANDED = 1.5;

export function useThrowing(
  playing: SafariPlaying | undefined,
  head: Playhead<Event> | undefined,
  still: boolean,
): void {
  const event = head?.event.type === 'rolled' ? head.event : undefined;
  const number = event === undefined ? undefined : (playing?.number ?? 0) * 100 + (head?.index ?? 0);
  const pace = head?.pace ?? 0;
  const hold = event === undefined ? 0 : event.hold | (event.roll === 1 && event.bonus > 0 ? 0 : BONUS_STAYS);
  const [latest, setLatest] = useScoped(LATEST);
  const shown = latest?.number;
  useLayoutEffect(() => {
    if (number === undefined || shown === number) return;
    const ms = still ? 0 : TUMBLE * pace;
    setLatest({ number, ms, hold, landed: performance.now() + ms * ALL_LANDED });
  }, [number, shown, pace, hold, still, setLatest]);
}

/** By die: how it is being thrown. A tray that appears after all have landed does not throw them again. */
export function useTumbles(): (die: number) => Tumble | undefined {
  const [thrown] = useScoped(LATEST);
  const [late] = useState(() => (thrown !== undefined && thrown.landed < performance.now() ? thrown.number : NEVER));
  return (die) => (thrown === undefined || thrown.number === late || isHeld(thrown.hold, die) ? undefined : thrown);
}

const NEVER = -1;
