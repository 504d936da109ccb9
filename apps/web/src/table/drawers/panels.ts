/** Which drawer is open (one at a time), and whether All moves is open beside the board, where it stays under a drawer. */
import { create } from 'zustand';

export type Panel = 'rules' | 'menu' | 'notes' | 'help' | 'settings' | 'seat' | 'holding' | 'hint' | 'luck';

export interface Panels {
  readonly open: Panel | undefined;
  /** The rule, seat or holding that the drawer shows. */
  readonly about: string | undefined;
  readonly moves: boolean;
}

export const usePanels = create<Panels>()(() => ({ open: undefined, about: undefined, moves: false }));

export function openPanel(open: Panel, about?: string): void {
  usePanels.setState({ open, about });
}

/** A rule by its id, in the drawer. */
export function openRule(rule: string): void {
  openPanel('rules', rule);
}

export function closePanel(): void {
  usePanels.setState({ open: undefined, about: undefined });
}

export function openMoves(): void {
  usePanels.setState({ moves: true });
}

export function closeMoves(): void {
  usePanels.setState({ moves: false });
}

export function toggleMoves(): void {
  usePanels.setState(({ moves }) => ({ moves: !moves }));
}
