/** One store for board, dock and holdings of a mounted room. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type BoardStore, createBoardStore } from './store.ts';

const Scope = createContext<BoardStore | undefined>(undefined);

interface BoardScopeProps {
  /** Gives the focus to the dock if no place is left to take it. */
  toDock?(): void;
  readonly children: ReactNode;
}

export function BoardScope({ toDock, children }: BoardScopeProps): ReactNode {
  const [store] = useState(() => createBoardStore(toDock));
  return <Scope value={store}>{children}</Scope>;
}

export function useBoardStore(): BoardStore {
  const store = useContext(Scope);
  if (store === undefined) throw new Error('A board needs a BoardScope around it.');
  return store;
}
