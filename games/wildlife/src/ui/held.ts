/** The table while a throw is in the air: animals that it drives away leave only once it has landed. */
import type { View } from '../types.ts';
import type { Playhead, WildPlaying } from './kit.ts';

export function heldView(view: View, before: View, head: Playhead | undefined, playing: WildPlaying | undefined): View {
  if (head === undefined || head.pace === 0 || !['explored', 'rerolled'].includes(head.event.type)) return view;
  const fails = playing?.events.slice(head.index).some(({ type }) => type === 'failed') ?? false;
  if (!fails) return view;
  const { stacks, raccoonAt, committed, animalDice, animalTokens } = before;
  return { ...view, stacks, raccoonAt, committed, animalDice, animalTokens };
}
