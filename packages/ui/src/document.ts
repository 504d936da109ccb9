/** What a game provides so that players can make documents for its options: draw a map, lay out a plan. */
import type { ComponentType, ReactNode } from 'react';

export interface DocumentProblem {
  /** With an error nobody can play; a warning is only shown. */
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
  readonly rule?: string;
}

/** As the site sees it: only the game's editor and options know the document's type. */
export type AnyDocumentUi = DocumentUi<unknown>;

/** Forgets the type of its documents: a game may have several kinds. */
export function documentUi<D>(ui: DocumentUi<D>): AnyDocumentUi {
  return ui as AnyDocumentUi;
}

export interface DocumentUi<D> {
  /** The option that takes it. */
  readonly option: string;
  /** What players call it: "map". */
  readonly noun: string;
  /** An empty document with its default name. */
  readonly blank: D;
  /** To start from. */
  readonly samples: readonly D[];
  /** How long its name may be, in characters as a reader counts them (kernel's `charactersOf`). */
  readonly nameLength: number;
  nameOf(document: D): string;
  /** A name that is too long is cut between characters. */
  renamed(document: D, name: string): D;
  /** A possibly unfinished document from untrusted JSON, in canonical form; undefined if it is not one. */
  read(json: unknown): D | undefined;
  /** Short figures: "12 tiles". */
  facts(document: D): readonly string[];
  /** The worst first. */
  problems(document: D): readonly DocumentProblem[];
  /** Where it is made. One call of `onChange` is one step to undo; `children` are tools of the page's own. */
  readonly Editor: ComponentType<{
    readonly document: D;
    readonly onChange: (document: D) => void;
    readonly children: ReactNode;
  }>;
  /** As large as there is room. */
  readonly Picture: ComponentType<{ readonly document: D }>;
  /** The option for choosing one of the game's own documents instead, and the document for each of its values. */
  readonly printed?: { readonly option: string; documentOf(value: string): D | undefined };
}
