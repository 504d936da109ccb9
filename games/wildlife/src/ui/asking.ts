/** What the player points at: acts where that is possible, and tells why where it is not. */
import { mediaMatches, PHONE } from '@shutterbox/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Card, Habitat } from '../types.ts';
import type { CaptionProps } from './caption.tsx';
import type { WildQuestion, WildRoom } from './kit.ts';
import { isAward, type Place, type Places } from './places.ts';
import { reasonAt } from './reasons.ts';
import { send } from './send.ts';
import { aimed, missed, picked, pickedCard } from './signals.ts';
import { useTouch } from './touch.ts';

interface Note {
  readonly place: Place;
  readonly anchor: Element;
  readonly full: boolean;
  /** The card that was dropped there. */
  readonly card?: Card | undefined;
}

/** A reason does not jump at a pointer that only passes. */
const LINGER = 320;

export function useAsking(
  root: RefObject<HTMLElement | null>,
  room: WildRoom,
  question: WildQuestion | undefined,
  places: Places,
  /** Phone: shows a habitat in full. */
  open: (habitat: Habitat) => void,
): CaptionProps | undefined {
  const [note, setNote] = useState<Note | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (act: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, LINGER);
  };
  const reason = (place: Place, dropped?: Card): CaptionProps['reason'] =>
    question === undefined || (dropped === undefined && places.has(place))
      ? undefined
      : reasonAt(room, question, place, dropped ?? pickedCard(picked.get()));
  useTouch(root, {
    onAim(place, anchor) {
      aimed.set(place);
      if (note?.full === true) return;
      if (place === undefined || anchor === undefined) return later(() => setNote(undefined));
      if (reason(place) === undefined) return later(() => setNote(undefined));
      later(() => setNote({ place, anchor, full: false }));
    },
    onClick(place, anchor, byKey) {
      const legal = places.get(place);
      clearTimeout(timer.current);
      if (legal !== undefined && question !== undefined) {
        setNote(undefined);
        return send(room, question, legal);
      }
      const folded = byKey || isAward(place) ? undefined : foldedHabitat(anchor);
      if (folded !== undefined) {
        setNote(undefined);
        return open(folded);
      }
      setNote(note?.place === place && note.full ? undefined : { place, anchor, full: true });
    },
    onLongPress: (place, anchor) => setNote({ place, anchor, full: true }),
    onOpen: open,
  });
  useEffect(() =>
    missed.subscribe(() => {
      const { place = '', card } = missed.get() ?? {};
      const anchor = root.current?.querySelector(`[data-place="${place}"]`) ?? undefined;
      if (anchor === undefined || reason(place, card) === undefined) return;
      clearTimeout(timer.current);
      setNote({ place, anchor, full: true, card });
    }),
  );
  useClosing(note !== undefined, root, () => setNote(undefined));
  useEffect(() => () => clearTimeout(timer.current), []);
  if (note === undefined || !note.anchor.isConnected) return undefined;
  return {
    ...note,
    view: room.view,
    settled: room.settled,
    reason: reason(note.place, note.card),
    openRule: room.openRule,
    onClose: () => setNote(undefined),
    onHold: () => clearTimeout(timer.current),
    onLetGo: () => note.full || later(() => setNote(undefined)),
  };
}

/** Phone: where nothing can be done, a touch opens the habitat that is folded up. */
function foldedHabitat(anchor: Element): Habitat | undefined {
  if (!mediaMatches(PHONE)) return undefined;
  const band = anchor.closest('.wl-band:not(.open)');
  const home = band?.querySelector<HTMLElement>('[data-open]')?.dataset.open;
  return home === undefined ? undefined : Number(home);
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
