/** A game as the table uses it: rules, text and board. The table does not know their types. */
import type { GameDefinition, GameText, TableRules } from '@shutterbox/kernel';
import type { GameUi, Room } from '@shutterbox/ui';
import type { Guide } from '@shutterbox/ui/guide';

export type AnyGame = GameDefinition<unknown, unknown, unknown, unknown, unknown>;
export type AnyTableRules = TableRules<unknown, unknown, unknown, unknown, unknown>;
export type AnyText = GameText<unknown, unknown, unknown>;
export type AnyUi = GameUi<unknown, unknown, unknown>;
export type AnyGuide = Guide<unknown, unknown>;
export type AnyRoom = Room<unknown, unknown, unknown>;

export interface GameBundle {
  readonly game: AnyTableRules;
  readonly text: AnyText;
  readonly ui: AnyUi;
  /** The whole rules, to replay a record. */
  loadGame(): Promise<AnyGame>;
  /** The text of its RULES.md. */
  loadRules(): Promise<string>;
}
