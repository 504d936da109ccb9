/** What a game gives so that players can make a document of its options themselves: draw a map, lay out a plan. */
import type { ComponentType, ReactNode } from 'react';

export interface DocumentProblem {
  /** With an error nobody can play; a warning is only said. */
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
  readonly rule?: string;
}

/** As the site has it: what its documents are made of, only the game's own editor and options know. */
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
  /** One with nothing in it, with the name that it has before someone gives it another. */
  readonly blank: D;
  /** To start from. */
  readonly samples: readonly D[];
  /** How long its name may be, in characters as a reader counts them (kernel's `charactersOf`). */
  readonly nameLength: number;
  nameOf(document: D): string;
  /** A name that is too long is cut between characters. */
  renamed(document: D, name: string): D;
  /** One that may be half done, from untrusted JSON, in the form in which equal ones are equal; undefined: it is none at all. */
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
  /** The option by which one of the game's own is taken instead, and what each of its values looks like, where it is one. */
  readonly printed?: { readonly option: string; documentOf(value: string): D | undefined };
}
