/** Whose sheet is looked at: the one who was picked, otherwise the one who matters. */
import { scoped, useScoped } from '@shutterbox/ui/board';
import type { Who } from '../types.ts';

const SELECTED = scoped<Who | undefined>(undefined);

export function useSelectedPerson(): readonly [Who | undefined, (who: Who | undefined) => void] {
  return useScoped(SELECTED);
}
