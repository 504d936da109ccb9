/** The way of a walk or a shot, fetched when you first point at the plan, choose something or act. */
import { usePointed } from '@shutterbox/ui/board';
import { type ReactNode, useEffect } from 'react';
import { later } from '../later.tsx';
import type { WayProps } from './way.tsx';

const load = async () => (await import('./way.tsx')).Way;
const Loaded = later<WayProps>(load);

export function Way({ room, board }: WayProps): ReactNode {
  const { question, left, view } = room;
  const { aim } = usePointed();
  const chosen = question !== undefined && board.chosen(question) !== undefined;
  const soon = question?.kind === 'turn' && view.act.begun;
  useEffect(() => {
    if (soon) void load();
  }, [soon]);
  const needed = aim !== undefined || chosen || question?.kind === 'react' || left !== undefined;
  return needed && <Loaded room={room} board={board} />;
}
