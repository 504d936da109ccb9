/** In place of `@shutterbox/ui` and of every game's board and lesson, where code for Node is checked. */
export type GameUi<_View, _Action, _Event, _Document = unknown> = unknown;
export type Guide<_Options, _Action> = unknown;
export declare const ui: unknown;
export declare const guide: unknown;
