/** What is not needed for the first look: it is fetched when it is first shown. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={null}>{createElement<P>(Loaded, props)}</Suspense>;
}
