/** A game as the table uses it: rules, text and board. The table does not know their types. */
import type { GameDefinition, GameText } from '@shutterbox/kernel';
import type { GameUi, Room } from '@shutterbox/ui';
import type { Guide } from '@shutterbox/ui/guide';

export type AnyGame = GameDefinition<unknown, unknown, unknown, unknown, unknown>;
export type AnyText = GameText<unknown, unknown, unknown>;
export type AnyUi = GameUi<unknown, unknown, unknown>;
export type AnyGuide = Guide<unknown, unknown>;
export type AnyRoom = Room<unknown, unknown, unknown>;

export interface GameBundle {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly ui: AnyUi;
  /** The text of its RULES.md. */
  loadRules(): Promise<string>;
}
