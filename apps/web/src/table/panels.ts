/** Which drawer is open; one at a time. */
import { create } from 'zustand';

export const PANELS = ['moves', 'rules', 'menu', 'notes', 'help', 'settings', 'seat', 'holding'] as const;
export type Panel = (typeof PANELS)[number];

export interface Panels {
  readonly open: Panel | undefined;
  /** The rule that is cited, the seat or the holding that it is about. */
  readonly about: string | undefined;
}

export const usePanels = create<Panels>()(() => ({ open: undefined, about: undefined }));

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

export function togglePanel(panel: Panel): void {
  if (usePanels.getState().open === panel) closePanel();
  else openPanel(panel);
}
