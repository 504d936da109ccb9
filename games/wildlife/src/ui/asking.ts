/** What the player points at: acts where that is possible, and tells why where it is not. */
import { mediaMatches, PHONE } from '@shutterbox/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { HABITAT_COUNT, NATURAL_HABITAT } from '../cards.ts';
import type { Habitat } from '../types.ts';
import type { CaptionProps } from './caption.tsx';
import type { WildQuestion, WildRoom } from './kit.ts';
import { actionMeant, type Place, type Places } from './places.ts';
import { send } from './send.ts';
import { aimed, openBand, picked, pickedCard } from './signals.ts';
import { useTouch } from './touch.ts';

interface Note {
  readonly place: Place;
  readonly anchor: Element;
  readonly full: boolean;
}

/** A reason does not jump at a pointer that only passes. */
const LINGER = 320;

export function useAsking(
  root: RefObject<HTMLElement | null>,
  room: WildRoom,
  question: WildQuestion | undefined,
  places: Places,
): CaptionProps | undefined {
  const [note, setNote] = useState<Note | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (act: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, LINGER);
  };
  const reasonAt = (place: Place): CaptionProps['reason'] => {
    if (question === undefined || places.has(place)) return undefined;
    const action = actionMeant(question, place, pickedCard(picked.get()));
    return action === undefined ? undefined : room.why(question, action);
  };
  useTouch(root, {
    onAim(place, anchor) {
      aimed.set(place);
      if (note?.full === true) return;
      if (place === undefined || anchor === undefined) return later(() => setNote(undefined));
      if (reasonAt(place) === undefined) return later(() => setNote(undefined));
      later(() => setNote({ place, anchor, full: false }));
    },
    onClick(place, anchor) {
      const legal = places.get(place);
      clearTimeout(timer.current);
      if (legal !== undefined && question !== undefined) {
        setNote(undefined);
        return send(room, question, legal);
      }
      const folded = foldedHabitat(place, anchor);
      if (folded !== undefined) return openBand.set(folded);
      setNote(note?.place === place && note.full ? undefined : { place, anchor, full: true });
    },
    onLongPress: (place, anchor) => setNote({ place, anchor, full: true }),
    onOpen: (habitat) => openBand.set(habitat),
  });
  useClosing(note !== undefined, root, () => setNote(undefined));
  useEffect(() => () => clearTimeout(timer.current), []);
  if (note === undefined || !note.anchor.isConnected) return undefined;
  return {
    ...note,
    view: room.view,
    reason: reasonAt(note.place),
    openRule: room.openRule,
    onClose: () => setNote(undefined),
    onHold: () => clearTimeout(timer.current),
    onLetGo: () => note.full || later(() => setNote(undefined)),
  };
}

/** Phone: in a habitat that is folded up, a touch that does nothing opens it. */
function foldedHabitat(place: Place, anchor: Element): Habitat | undefined {
  if (!mediaMatches(PHONE) || anchor.closest('.wl-band:not(.open)') === null) return undefined;
  const index = Number(place.slice(1));
  if (place.startsWith('h') && index < HABITAT_COUNT) return index;
  const home = anchor.closest('.wl-band')?.querySelector<HTMLElement>('[data-open]')?.dataset.open;
  return home === undefined ? NATURAL_HABITAT[index] : Number(home);
}

/** Escape, or a press anywhere else. */
function useClosing(open: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const off = new AbortController();
    const { signal } = off;
    addEventListener('keydown', (event) => event.key === 'Escape' && latest.current(), { signal });
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (
          !(
            target instanceof Element &&
            target.closest('.callout,[data-place]') !== null &&
            root.current?.contains(target)
          )
        )
          latest.current();
      },
      { signal },
    );
    return () => off.abort();
  }, [open, root]);
}
