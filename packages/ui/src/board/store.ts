/** What board, dock and holdings of one mounted room share. Two boards on a page have two stores. */
import { type Signal, signal } from '../pieces/signal.ts';
import { AT_REST } from './reduce.ts';
import { createRest, type Rest } from './rest.ts';
import type { BoardState, Did } from './types.ts';

/** Gives the next state, and what is to be done once it is set. */
type Handler = (state: BoardState, did: Did) => { readonly state: BoardState; afterwards(): void };

export interface BoardStore {
  readonly state: Signal<BoardState>;
  /** The same, but told only when more than the aim has changed: a hover does not redraw the board. */
  readonly still: Signal<BoardState>;
  /** Whether the pointer has moved since the board changed. */
  readonly rest: Rest;
  /** Whether anything came of it. */
  dispatch(did: Did): boolean;
  /** Gives the dock the focus. */
  toDock(): void;
  /** By the board itself, while it is mounted. */
  connect(handler: Handler): () => void;
  /** What the game's keys mean at the moment; the last one registered is asked first. */
  answerKeys(deeds: ReadonlyMap<string, () => void>): () => void;
  /** Whether it meant anything. */
  pressKey(key: string): boolean;
}

export function createBoardStore(toDock: () => void = () => {}): BoardStore {
  const state = signal(AT_REST);
  const still = signal(AT_REST);
  const rest = createRest();
  let handler: Handler | undefined;
  return {
    ...createKeys(),
    toDock,
    state,
    still,
    rest,
    dispatch(did) {
      if (did.did === 'asked') rest.begin();
      const before = state.get();
      const came = handler?.(before, did);
      if (came === undefined) return false;
      state.set(came.state);
      if (!sameButAim(still.get(), came.state)) still.set(came.state);
      came.afterwards();
      return came.state !== before;
    },
    connect(connected) {
      handler = connected;
      return () => {
        if (handler === connected) handler = undefined;
      };
    },
  };
}

function createKeys(): Pick<BoardStore, 'answerKeys' | 'pressKey'> {
  let all: readonly ReadonlyMap<string, () => void>[] = [];
  return {
    answerKeys(deeds) {
      all = [deeds, ...all];
      return () => {
        all = all.filter((each) => each !== deeds);
      };
    },
    pressKey(key) {
      const deed = all.find((deeds) => deeds.has(key))?.get(key);
      deed?.();
      return deed !== undefined;
    },
  };
}

/** Everything but the aim and the row that is pointed at. */
function sameButAim(a: BoardState, b: BoardState): boolean {
  return (
    a.cursor === b.cursor &&
    a.hand === b.hand &&
    a.turning === b.turning &&
    a.menu === b.menu &&
    a.doubted === b.doubted &&
    a.said === b.said &&
    a.chosen === b.chosen &&
    a.sent === b.sent &&
    a.note === b.note
  );
}
