/** What every part of the table page may reach. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AnyGuide, GameBundle } from '../games/bundle.ts';
import type { TableModel } from './match/model.ts';
import type { TableSession } from './match/session.ts';

export interface TableScope {
  readonly session: TableSession;
  readonly bundle: GameBundle;
  /** Of a match that begins with a lesson. */
  readonly guide?: AnyGuide | undefined;
}

const Scope = createContext<TableScope | undefined>(undefined);
export const ScopeProvider = Scope.Provider;

export function useScope(): TableScope {
  const scope = useContext(Scope);
  if (scope === undefined) throw new Error('This component only works inside a table.');
  return scope;
}

export function useModel<T>(select: (model: TableModel) => T): T {
  return useStore(useScope().session.store, select);
}
