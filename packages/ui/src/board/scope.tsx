/** One store for board, dock and holdings of a mounted room. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type BoardStore, createBoardStore } from './store.ts';

const Scope = createContext<BoardStore | undefined>(undefined);

export function BoardScope({ children }: { readonly children: ReactNode }): ReactNode {
  const [store] = useState(createBoardStore);
  return <Scope value={store}>{children}</Scope>;
}

export function useBoardStore(): BoardStore {
  const store = useContext(Scope);
  if (store === undefined) throw new Error('A board needs a BoardScope around it.');
  return store;
}
