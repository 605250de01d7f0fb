import type { SourceLocation } from '../document/location';

export type Severity = 'error' | 'warning';

/** A message to an author. It is a return value and never thrown; a thrown error is a bug in the engine. */
export interface Diagnostic {
  /** Permanent: the name of its folder. A code never changes its meaning. */
  code: string;
  severity: Severity;
  location: SourceLocation;
  /** What is wrong, in the author's words. */
  message: string;
  /** What to do next. */
  hint?: string;
  /**
   * The change that `check --fix` makes. Only given if there is one interpretation and the meaning of the document
   * stays the same.
   */
  fix?: Fix;
  /** A missing form of a word that `check --fix` adds, with the text of the locale pack. */
  adds?: Addition;
  /**
   * The unknown name, if compiler/merge-related-diagnostics.ts should look for its cause in the document that defines
   * such names.
   */
  unknown?: UnknownName;
  /** Code of warnings that may be a mere consequence: an image is unused because another one is named by mistake. */
  leadsTo?: string;
}

/** A reference to a name that is not defined. */
export interface UnknownName {
  type: 'fact' | 'tone' | 'entry' | 'kind' | 'place' | 'topic' | 'anchor' | 'route' | 'measure';
  name: string;
  /** The defined name that was probably meant. */
  near: string | undefined;
  /** What defines the name, if several do: the collection of an entry, the kind of a slot, the document of an anchor. */
  container?: string;
}

/** A replacement. Both are unescaped and without quotation marks: a name, a link target, or part of a text. */
export interface Fix {
  /** The current text. */
  found: string;
  /** The new text. */
  text: string;
  /** Both are JSON values; whitespace in the document may differ. */
  isJson?: true;
}

/** A property to add to a document, and its value. */
export interface Addition {
  path: readonly string[];
  value: unknown;
}

/** The result of a stage, and its diagnostics. */
export interface Outcome<T> {
  value: T;
  diagnostics: readonly Diagnostic[];
}

export const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');

/** Sorts by file, then by position. */
export const compareDiagnostics = ({ location: a }: Diagnostic, { location: b }: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
