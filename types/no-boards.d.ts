/** In place of `@shutterbox/ui` and of every game's board, where code for Node is checked. */
export type GameUi<_View, _Action, _Event, _Document = unknown> = unknown;
export declare const ui: unknown;
